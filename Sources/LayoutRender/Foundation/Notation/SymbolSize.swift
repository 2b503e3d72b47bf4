/// The sizes of SF Symbols in shares of the font size, at regular weight and medium scale.
///
/// A symbol's image is as wide as the advance of the glyph, and somewhat higher than the ink: a chevron is narrow, three
/// dots are low. Approximations: ink plus 0.23 at the sides and 0.135 above and below, the width by the aspect that
/// Interface Builder records, where known. [measured: 12 image views with symbols in public storyboards, to 3 %]
package enum SymbolSize {
    /// Width and height in shares of the font size; nil for a symbol that nobody measured.
    ///
    /// `heart.fill` is as large as `heart`, and a symbol in a shape is as large as the shape. A name that is not in the
    /// table has the size of the name before the last dot.
    package static func inEm(_ name: String) -> (width: Double, height: Double)? {
        guard name.utf8.count <= lengthCap else { return nil }
        var rest = name[...]
        while true {
            if let size = sizes[rest] { return size }
            guard let dot = rest.lastIndex(of: ".") else { return nil }
            if let size = shapes[rest[rest.index(after: dot)...]] { return size }
            rest = rest[..<dot]
        }
    }

    /// The longest name that is looked at, in bytes.
    private static let lengthCap = 100

    /// By the name of the symbol.
    private static let sizes = read(measured)

    /// By the last word of a name: the shape around another symbol.
    private static let shapes = read(
        """
        circle 117 113, square 112 104, app 112 104, rectangle 139 104, triangle 126 112, bubble 132 115, \
        message 135 116, shield 105 112, octagon 124 110, hexagon 124 119, seal 135 124, diamond 135 124, \
        capsule 139 104
        """)

    /// Names with widths and heights in hundredths.
    private static func read(_ table: String) -> [Substring: (width: Double, height: Double)] {
        var sizes: [Substring: (width: Double, height: Double)] = [:]
        for entry in table.split(separator: ", ") {
            let parts = entry.split(separator: " ")
            guard parts.count == 3, let width = Double(parts[1]), let height = Double(parts[2]) else { continue }
            sizes[parts[0]] = (width / 100, height / 100)
        }
        return sizes
    }

    /// Sizes in hundredths of the font size.
    private static let measured = """
        abc 213 86, accessibility 117 113, airplane 133 113, airplane.arrival 140 114, airplane.departure 149 100, \
        airplayaudio 123 112, airplayaudio.badge.exclamationmark 141 112, airplayvideo 137 106, \
        airplayvideo.badge.exclamationmark 158 115, alarm 111 115, ant.fill 108 130, \
        antenna.radiowaves.left.and.right 127 104, antenna.radiowaves.left.and.right.slash 119 116, app 113 104, \
        app.badge 117 112, app.badge.checkmark 134 113, apple.terminal 138 103, applepencil 101 91, \
        applewatch 94 118, applewatch.slash 106 118, archivebox 121 103, arkit 125 122, arrow.2.squarepath 144 103, \
        arrow.backward 118 88, arrow.clockwise 102 119, arrow.counterclockwise 109 119, arrow.down 99 106, \
        arrow.down.backward 95 86, arrow.down.doc 106 118, arrow.down.forward 95 86, arrow.down.left 95 86, \
        arrow.down.right 98 86, arrow.down.right.and.arrow.up.left 118 111, arrow.down.to.line 97 115, \
        arrow.forward 114 88, arrow.forward.to.line 124 88, arrow.left 118 88, arrow.left.and.right 119 74, \
        arrow.left.arrow.right 117 129, arrow.right 118 88, arrow.triangle.2.circlepath 143 113, \
        arrow.triangle.2.circlepath.camera 147 107, arrow.triangle.branch 117 101, \
        arrow.trianglehead.2.clockwise 143 113, arrow.trianglehead.clockwise 102 119, \
        arrow.trianglehead.counterclockwise 109 119, arrow.turn.down.left 115 90, arrow.turn.down.right 115 90, \
        arrow.turn.left.up 99 106, arrow.turn.up.left 117 90, arrow.turn.up.right 115 90, arrow.up 99 106, \
        arrow.up.and.down 83 110, arrow.up.and.down.and.arrow.left.and.right 136 126, arrow.up.arrow.down 137 105, \
        arrow.up.backward 95 86, arrow.up.forward 95 86, arrow.up.left 95 86, \
        arrow.up.left.and.arrow.down.right 116 107, arrow.up.right 95 86, arrow.up.to.line 97 115, \
        arrow.uturn.backward 115 105, arrow.uturn.forward 115 105, arrow.uturn.left 115 105, \
        arrow.uturn.right 115 105, arrowshape.turn.up.backward 128 103, arrowshape.turn.up.forward 128 103, \
        arrowshape.turn.up.left 128 103, arrowshape.turn.up.right 128 103, arrowtriangle.down 99 93, \
        arrowtriangle.left 103 91, arrowtriangle.right 103 91, arrowtriangle.up 101 93, at 120 117, \
        at.badge.minus 148 118, at.badge.plus 148 118, backward 157 90, backward.end 98 94, backward.end.fill 114 93, \
        bag 112 112, bag.badge.minus 131 121, bag.badge.plus 131 121, bag.fill.badge.plus 134 121, bandage 124 115, \
        banknote 152 94, barcode 118 88, barcode.viewfinder 119 109, basket 137 118, basketball 117 113, \
        battery.0 173 80, battery.0percent 173 80, battery.100 168 80, battery.100percent 168 80, battery.25 168 80, \
        battery.25percent 168 80, battery.50 168 80, battery.50percent 168 80, battery.75 168 80, \
        battery.75percent 168 80, bed.double 147 96, bell 112 114, bicycle 181 112, binoculars.fill 151 106, \
        birthday.cake 135 124, bold 81 83, bolt 97 123, bolt.badge.checkmark 115 124, bolt.badge.xmark 115 124, \
        bolt.car 139 104, bolt.slash 104 123, book 131 104, book.closed 105 118, book.fill 139 103, bookmark 98 118, \
        bookmark.fill 89 118, bookmark.slash 117 118, books.vertical 144 122, brain 152 122, \
        brain.head.profile 120 130, briefcase 136 108, bubble.left 131 115, bubble.left.and.bubble.right 163 125, \
        bubble.right 131 115, building 101 118, building.2 138 118, building.columns 128 115, bus 132 127, \
        calendar 125 103, calendar.badge.checkmark 141 113, calendar.badge.exclamationmark 141 113, \
        calendar.badge.minus 141 113, calendar.badge.plus 141 113, calendar.day.timeline.left 145 103, \
        camera 147 107, camera.filters 131 116, camera.viewfinder 119 109, capsule 148 107, car 139 104, \
        car.2 179 104, car.top.lane.dashed.departure.right.fill 126 112, cart 136 109, cart.badge.minus 154 117, \
        cart.badge.plus 154 117, cart.fill.badge.plus 154 118, cellularbars 155 98, character 82 86, \
        character.book.closed 105 118, character.cursor.ibeam 120 115, chart.bar 152 105, \
        chart.bar.doc.horizontal 106 118, chart.bar.xaxis 132 104, chart.line.uptrend.xyaxis 128 104, \
        chart.pie 117 113, chart.xyaxis.line 128 104, checklist 134 112, checkmark 109 97, \
        checkmark.seal.fill 128 124, chevron.backward 74 98, chevron.backward.2 114 98, chevron.compact.down 110 38, \
        chevron.compact.left 47 101, chevron.compact.right 47 101, chevron.compact.up 110 38, chevron.down 112 61, \
        chevron.forward 74 98, chevron.forward.2 114 98, chevron.left 74 98, chevron.left.2 114 98, \
        chevron.left.forwardslash.chevron.right 160 106, chevron.right 74 98, chevron.right.2 114 98, \
        chevron.up 112 61, chevron.up.chevron.down 88 108, circle 117 113, circle.badge.checkmark 141 114, \
        circle.badge.exclamationmark 141 114, circle.badge.minus 141 114, circle.badge.plus 141 114, \
        circle.badge.xmark 141 114, circle.grid.2x2 119 106, clear 116 103, clipboard 101 132, clock 117 113, \
        clock.arrow.2.circlepath 134 113, clock.arrow.circlepath 124 113, clock.badge 128 114, \
        clock.badge.checkmark 141 114, clock.badge.exclamationmark 141 114, clock.badge.xmark 141 114, cloud 134 91, \
        cloud.bolt 134 131, cloud.drizzle 134 126, cloud.fog 134 122, cloud.heavyrain 134 126, cloud.rain 134 126, \
        cloud.rain.fill 126 126, cloud.snow 134 130, cloud.sun 165 112, command 115 106, cpu 121 112, \
        creditcard 141 97, crop 130 120, cross 128 118, cross.case 136 108, crown 148 109, cube 122 120, \
        cup.and.saucer 150 108, delete.left 129 103, delete.right 129 103, deskclock 117 114, \
        desktopcomputer 139 112, diamond 134 124, dice 126 116, die.face.3 116 103, display 142 112, divide 104 85, \
        doc 106 118, doc.badge.plus 126 127, doc.fill.badge.plus 130 127, doc.on.clipboard 123 136, \
        doc.on.doc 124 136, dollarsign 84 124, door.left.hand.open 97 117, dot.radiowaves.forward 95 109, \
        dot.radiowaves.left.and.right 150 101, dot.radiowaves.right 103 109, dot.scope 137 132, \
        dot.viewfinder 121 109, drop 84 112, drop.fill 91 112, dumbbell 147 86, ellipsis 114 32, \
        ellipsis.rectangle 133 82, envelope 134 98, envelope.badge 154 106, envelope.fill 147 98, \
        envelope.open 141 126, equal 91 53, eurosign 107 103, exclamationmark 37 106, \
        exclamationmark.arrow.triangle.2.circlepath 142 113, exclamationmark.triangle 121 106, externaldrive 138 97, \
        externaldrive.badge.checkmark 156 105, externaldrive.badge.exclamationmark 156 105, \
        externaldrive.badge.minus 156 105, externaldrive.badge.plus 156 105, externaldrive.badge.xmark 156 105, \
        externaldrive.fill.badge.minus 146 104, externaldrive.fill.badge.plus 154 104, eye 156 97, \
        eyedropper 125 115, eyeglasses 177 74, eyeglasses.slash 177 114, face.dashed.fill 117 113, \
        face.smiling 117 113, faceid 121 109, figure 108 121, figure.arms.open 89 122, figure.stand 69 122, \
        figure.walk 89 121, figure.wave 76 122, film 138 103, flag 110 109, flag.2.crossed.fill 203 114, \
        flag.slash 115 119, flame 104 119, flame.fill 99 119, flashlight.off 71 129, flashlight.on 71 129, \
        flashlight.slash 95 129, folder 136 103, folder.badge.minus 154 104, folder.badge.plus 154 104, \
        folder.fill.badge.plus 154 104, fork.knife 90 127, forward 157 90, forward.end 98 94, \
        forward.end.fill 114 93, fuelpump 126 122, fuelpump.slash 140 129, gamecontroller 164 102, gauge 117 113, \
        gear 129 120, gear.badge.checkmark 146 120, gear.badge.xmark 146 120, gearshape 123 118, gearshape.2 157 120, \
        gift 117 116, giftcard 138 97, globe 117 113, gobackward 123 123, gobackward.10 115 123, goforward 123 123, \
        goforward.10 115 123, graduationcap 156 133, grid 120 106, hammer 139 127, hand.draw 132 108, \
        hand.point.up 103 116, hand.point.up.left 108 108, hand.raised 112 120, hand.tap 116 123, \
        hand.thumbsdown 115 120, hand.thumbsdown.fill 119 113, hand.thumbsup 115 120, hand.thumbsup.fill 120 113, \
        hand.wave 117 109, handbag 124 117, hare 177 123, headphones 122 116, heart 123 103, heart.slash 125 110, \
        hexagon 121 119, hifispeaker 98 115, highlighter 124 117, homekit 143 116, hourglass 80 103, \
        hourglass.badge.plus 105 120, house 143 116, humidity 128 99, icloud 146 98, icloud.and.arrow.down 140 123, \
        icloud.and.arrow.up 146 117, icloud.slash 146 112, infinity 150 72, info 65 89, info.windshield 161 88, \
        internaldrive 138 97, ipad 105 124, iphone 95 117, iphone.slash 111 117, italic 74 83, key 91 135, \
        key.fill 86 134, key.slash 119 135, keyboard 146 91, keyboard.chevron.compact.down 146 117, ladybug 134 128, \
        laptopcomputer 164 93, laptopcomputer.slash 164 114, lasso 124 112, leaf 126 104, \
        light.beacon.max.fill 141 112, lightbulb 88 127, lightbulb.slash 111 127, line.3.horizontal 122 64, \
        line.3.horizontal.decrease 122 72, line.horizontal.3 122 64, link 121 117, link.badge.plus 138 117, \
        list.bullet 125 85, list.bullet.clipboard 105 132, list.bullet.rectangle.portrait 106 118, \
        list.clipboard 105 132, list.dash 124 82, list.number 126 96, list.triangle 124 88, livephoto 131 122, \
        location 116 106, location.north 100 115, lock 95 109, lock.open 123 109, lock.rotation 124 113, \
        lock.slash 114 113, macwindow 138 103, macwindow.badge.plus 159 113, magazine 108 128, \
        magnifyingglass 122 110, map 128 110, mappin 60 117, mappin.and.ellipse 116 121, mappin.slash 99 117, \
        medal 116 125, megaphone 132 117, memories 135 113, menucard 104 123, message 134 116, mic 101 118, \
        mic.badge.plus 119 118, mic.badge.xmark 119 118, mic.fill.badge.plus 119 118, minus 104 22, \
        minus.magnifyingglass 118 110, moon 121 112, multiply 90 78, music.mic 120 113, music.note 83 112, \
        music.note.list 123 112, network 117 113, newspaper 134 118, nosign 117 113, note 120 103, \
        note.text.badge.plus 141 113, number 111 109, octagon 123 110, opticaldisc 117 113, oval 149 108, \
        paintbrush 127 130, paintpalette 141 111, paperclip 112 118, paperplane 126 116, parkingsign 85 106, \
        pause 64 94, pause.fill 83 93, pawprint 129 117, pencil 103 91, pencil.and.outline 124 117, \
        pencil.line 116 91, pencil.tip 85 106, pentagon 129 117, percent 112 107, person 110 104, person.2 159 104, \
        person.2.slash 159 124, person.3 215 104, person.badge.minus 132 120, person.badge.plus 132 120, \
        person.crop.artframe 105 118, person.crop.circle.badge 141 114, person.crop.circle.badge.checkmark 141 114, \
        person.crop.circle.badge.exclamationmark 141 114, person.crop.circle.badge.minus 141 114, \
        person.crop.circle.badge.plus 141 114, person.crop.circle.badge.xmark 141 114, \
        person.crop.circle.fill.badge.plus 133 114, person.fill.badge.plus 130 119, person.slash 120 111, \
        personalhotspot 163 93, phone 119 109, phone.badge.checkmark 128 119, phone.badge.plus 128 119, \
        phone.down 141 62, phone.down.fill 138 56, phone.fill.badge.plus 127 116, photo 142 103, \
        photo.badge.checkmark 159 113, photo.badge.plus 159 113, photo.on.rectangle 147 112, photo.stack 125 122, \
        pill 120 110, pills 139 115, pin 99 127, pin.fill 108 127, pin.slash 119 127, pip 154 116, \
        placeholdertext.fill 77 103, play 90 96, play.slash 107 98, playpause 149 94, playpause.fill 170 93, \
        plus 107 94, plus.magnifyingglass 118 110, plus.square.on.square 126 116, plusminus 82 95, power 123 116, \
        printer 133 119, puzzlepiece 167 108, puzzlepiece.extension 143 108, qrcode 116 103, \
        qrcode.viewfinder 121 109, questionmark 78 107, quote.closing 130 81, quote.opening 130 81, \
        radio.fill 139 125, rays 129 119, rectangle 138 103, rectangle.3.group 164 102, \
        rectangle.and.pencil.and.ellipsis 169 108, rectangle.badge.checkmark 159 113, rectangle.badge.minus 159 113, \
        rectangle.badge.plus 159 113, rectangle.badge.xmark 159 113, rectangle.fill.badge.plus 163 113, \
        rectangle.grid.1x2 129 103, rectangle.on.rectangle 144 112, rectangle.on.rectangle.slash 144 129, \
        rectangle.portrait 106 118, rectangle.portrait.and.arrow.right 136 118, rectangle.slash 138 119, \
        rectangle.split.2x1.slash 138 119, rectangle.stack 125 122, rectangle.stack.badge.minus 146 129, \
        rectangle.stack.badge.plus 146 129, rectangle.stack.fill.badge.plus 150 129, repeat 131 100, return 126 103, \
        rhombus 99 114, rosette 101 123, rotate.3d 117 113, rotate.left 121 120, rotate.right 121 120, ruler 142 66, \
        safari 117 113, scissors 148 109, scope 142 132, screwdriver 145 136, scribble 122 103, seal 134 124, \
        sensor.tag.radiowaves.forward 149 99, server.rack 142 103, shield 104 112, \
        shield.lefthalf.filled.badge.checkmark 129 114, shield.lefthalf.filled.slash 122 114, shield.slash 122 114, \
        shift 128 104, shippingbox 122 120, shuffle 135 102, sidebar.left 138 103, sidebar.right 138 103, \
        signature 170 121, signpost.right 123 116, simcard 105 118, slider.horizontal.3 121 97, \
        slider.vertical.3 112 99, snowflake 109 112, snowflake.slash 120 112, soccerball 117 113, sofa 174 99, \
        sparkle 118 109, sparkles 112 125, speaker 82 100, speaker.1 110 100, speaker.2 141 100, speaker.3 154 108, \
        speaker.badge.exclamationmark 144 100, speaker.slash 114 106, speaker.slash.fill 106 106, \
        speaker.wave.1 110 100, speaker.wave.2 141 100, speaker.wave.2.fill 132 100, speaker.wave.3 154 108, \
        speedometer 117 113, square 116 103, square.3.layers.3d 123 122, square.and.arrow.down 110 119, \
        square.and.arrow.up 104 124, square.and.arrow.up.fill 110 124, square.and.arrow.up.on.square 134 146, \
        square.and.arrow.up.trianglebadge.exclamationmark 125 124, square.and.pencil 122 110, \
        square.badge.plus 134 113, square.on.square 126 116, square.slash 117 112, square.stack 109 127, \
        square.stack.3d.up 123 121, star 131 117, sterlingsign 90 102, stethoscope 154 119, stop 105 93, \
        stopwatch 116 123, storefront 135 121, strikethrough 104 86, suit.diamond 99 114, suit.heart 120 103, \
        suitcase 136 108, sun.max 122 119, sun.min 120 110, sunrise 148 115, sunset 148 115, switch.2 118 106, \
        tag 132 123, target 117 113, terminal 138 103, text.aligncenter 121 98, text.alignleft 121 98, \
        text.alignright 121 98, text.book.closed 105 118, text.cursor 120 115, text.justify 121 98, \
        text.justifyleft 121 98, text.quote 121 98, textformat 135 86, textformat.abc 174 86, thermometer 87 122, \
        thermometer.medium.slash 107 122, ticket 144 98, timer 117 113, tortoise 189 96, touchid 125 119, \
        tram 112 136, tram.fill 105 134, transmission 128 122, trash 116 122, tray 138 97, tray.2 138 125, \
        tray.and.arrow.down 138 122, tray.and.arrow.up 142 127, tree 149 141, triangle 125 106, trophy 119 121, \
        tshirt 152 120, tv 147 111, tv.slash 145 120, umbrella 120 126, underline 80 101, video 144 94, \
        video.badge.checkmark 165 108, video.badge.plus 165 108, video.fill.badge.plus 168 107, video.slash 151 117, \
        video.slash.fill 145 117, viewfinder 119 109, wallet.bifold 106 118, wallet.pass 106 118, \
        wand.and.rays 127 118, wand.and.sparkles 124 111, wand.and.stars 124 111, waveform 113 116, \
        waveform.badge.exclamationmark 138 116, waveform.badge.minus 138 116, waveform.badge.plus 138 116, \
        waveform.path 143 125, waveform.path.badge.minus 157 125, waveform.path.badge.plus 157 125, \
        waveform.path.ecg 121 114, wifi 135 95, wifi.slash 135 106, wind 123 100, wineglass 94 130, wrench 137 130, \
        xmark 103 91, xmark.bin 140 103, yensign 90 104
        """
}
