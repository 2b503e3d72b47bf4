extension SystemDate {
    /// By language, as Unicode's CLDR has them: the patterns of date, time and the heading of a calendar, the order of the
    /// wheels, the first day of the week (0: Sunday) and the words for the halves of a day; then the short names of the
    /// months, where the date has them; the names in a date; those in a heading, where they differ; the days of the week.
    ///
    /// A single name with an `M` numbers the months. Letters of a pattern: `D` day, `DD` with two digits, `M` and `MM` month, `N`
    /// short name, `L` name in a heading, `Y` year, `E` Buddhist year, `H` and `HH` hour, `I` hour of 12, `T` minute,
    /// `A` half of the day.
    static let words = [
        "en": """
        N D, Y|I:T A|L Y|MDY|0|AM,PM
        Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec
        January,February,March,April,May,June,July,August,September,October,November,December
        -
        Sun,Mon,Tue,Wed,Thu,Fri,Sat
        """,
        "en-gb": """
        D N Y|HH:T|L Y|DMY|1|
        Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sept,Oct,Nov,Dec
        January,February,March,April,May,June,July,August,September,October,November,December
        -
        Sun,Mon,Tue,Wed,Thu,Fri,Sat
        """,
        "ar": """
        DD/MM/Y|I:T A|L Y|DMY|6|ص,م
        -
        يناير,فبراير,مارس,أبريل,مايو,يونيو,يوليو,أغسطس,سبتمبر,أكتوبر,نوفمبر,ديسمبر
        -
        ح,ن,ث,ر,خ,ج,س
        """,
        "ca": """
        D N Y|H:T|L del Y|DMY|1|
        de gen.,de febr.,de març,d’abr.,de maig,de juny,de jul.,d’ag.,de set.,d’oct.,de nov.,de des.
        gener,febrer,març,abril,maig,juny,juliol,agost,setembre,octubre,novembre,desembre
        -
        dg.,dl.,dt.,dc.,dj.,dv.,ds.
        """,
        "cs": """
        D. M. Y|H:T|L Y|DMY|1|
        -
        ledna,února,března,dubna,května,června,července,srpna,září,října,listopadu,prosince
        leden,únor,březen,duben,květen,červen,červenec,srpen,září,říjen,listopad,prosinec
        ne,po,út,st,čt,pá,so
        """,
        "da": """
        D. N Y|HH.T|L Y|DMY|1|
        jan.,feb.,mar.,apr.,maj,jun.,jul.,aug.,sep.,okt.,nov.,dec.
        januar,februar,marts,april,maj,juni,juli,august,september,oktober,november,december
        -
        søn.,man.,tirs.,ons.,tors.,fre.,lør.
        """,
        "de": """
        DD.MM.Y|HH:T|L Y|DMY|1|
        -
        Januar,Februar,März,April,Mai,Juni,Juli,August,September,Oktober,November,Dezember
        -
        So,Mo,Di,Mi,Do,Fr,Sa
        """,
        "el": """
        D N Y|I:T A|L Y|DMY|1|π.μ.,μ.μ.
        Ιαν,Φεβ,Μαρ,Απρ,Μαΐ,Ιουν,Ιουλ,Αυγ,Σεπ,Οκτ,Νοε,Δεκ
        Ιανουαρίου,Φεβρουαρίου,Μαρτίου,Απριλίου,Μαΐου,Ιουνίου,Ιουλίου,Αυγούστου,Σεπτεμβρίου,Οκτωβρίου,Νοεμβρίου,Δεκεμβρίου
        Ιανουάριος,Φεβρουάριος,Μάρτιος,Απρίλιος,Μάιος,Ιούνιος,Ιούλιος,Αύγουστος,Σεπτέμβριος,Οκτώβριος,Νοέμβριος,Δεκέμβριος
        Κυρ,Δευ,Τρί,Τετ,Πέμ,Παρ,Σάβ
        """,
        "es": """
        D N Y|H:T|L de Y|DMY|1|
        ene,feb,mar,abr,may,jun,jul,ago,sept,oct,nov,dic
        enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre
        -
        dom,lun,mar,mié,jue,vie,sáb
        """,
        "fi": """
        D.M.Y|H.T|L Y|DMY|1|
        -
        tammikuuta,helmikuuta,maaliskuuta,huhtikuuta,toukokuuta,kesäkuuta,heinäkuuta,elokuuta,syyskuuta,lokakuuta,marraskuuta,joulukuuta
        tammikuu,helmikuu,maaliskuu,huhtikuu,toukokuu,kesäkuu,heinäkuu,elokuu,syyskuu,lokakuu,marraskuu,joulukuu
        su,ma,ti,ke,to,pe,la
        """,
        "fr": """
        D N Y|HH:T|L Y|DMY|1|
        janv.,févr.,mars,avr.,mai,juin,juil.,août,sept.,oct.,nov.,déc.
        janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,décembre
        -
        dim.,lun.,mar.,mer.,jeu.,ven.,sam.
        """,
        "he": """
        D בN Y|H:T|L Y|DMY|0|
        ינו׳,פבר׳,מרץ,אפר׳,מאי,יוני,יולי,אוג׳,ספט׳,אוק׳,נוב׳,דצמ׳
        ינואר,פברואר,מרץ,אפריל,מאי,יוני,יולי,אוגוסט,ספטמבר,אוקטובר,נובמבר,דצמבר
        -
        א׳,ב׳,ג׳,ד׳,ה׳,ו׳,ש׳
        """,
        "hu": """
        Y. N D.|H:T|Y. L|YMD|1|
        jan.,febr.,márc.,ápr.,máj.,jún.,júl.,aug.,szept.,okt.,nov.,dec.
        január,február,március,április,május,június,július,augusztus,szeptember,október,november,december
        -
        V,H,K,Sze,Cs,P,Szo
        """,
        "id": """
        D N Y|HH.T|L Y|DMY|0|
        Jan,Feb,Mar,Apr,Mei,Jun,Jul,Agu,Sep,Okt,Nov,Des
        Januari,Februari,Maret,April,Mei,Juni,Juli,Agustus,September,Oktober,November,Desember
        -
        Min,Sen,Sel,Rab,Kam,Jum,Sab
        """,
        "it": """
        D N Y|HH:T|L Y|DMY|1|
        gen,feb,mar,apr,mag,giu,lug,ago,set,ott,nov,dic
        gennaio,febbraio,marzo,aprile,maggio,giugno,luglio,agosto,settembre,ottobre,novembre,dicembre
        -
        dom,lun,mar,mer,gio,ven,sab
        """,
        "ja": """
        Y/MM/DD|H:T|Y年L月|YMD|0|
        -
        M月
        M
        日,月,火,水,木,金,土
        """,
        "ko": """
        Y. M. D.|A I:T|Y년 L|YMD|0|오전,오후
        -
        M월
        -
        일,월,화,수,목,금,토
        """,
        "nb": """
        D. N Y|HH:T|L Y|DMY|1|
        jan.,feb.,mars,apr.,mai,juni,juli,aug.,sep.,okt.,nov.,des.
        januar,februar,mars,april,mai,juni,juli,august,september,oktober,november,desember
        -
        søn.,man.,tir.,ons.,tor.,fre.,lør.
        """,
        "nl": """
        D N Y|HH:T|L Y|DMY|1|
        jan,feb,mrt,apr,mei,jun,jul,aug,sep,okt,nov,dec
        januari,februari,maart,april,mei,juni,juli,augustus,september,oktober,november,december
        -
        zo,ma,di,wo,do,vr,za
        """,
        "pl": """
        D N Y|HH:T|L Y|DMY|1|
        sty,lut,mar,kwi,maj,cze,lip,sie,wrz,paź,lis,gru
        stycznia,lutego,marca,kwietnia,maja,czerwca,lipca,sierpnia,września,października,listopada,grudnia
        styczeń,luty,marzec,kwiecień,maj,czerwiec,lipiec,sierpień,wrzesień,październik,listopad,grudzień
        niedz.,pon.,wt.,śr.,czw.,pt.,sob.
        """,
        "pt": """
        D de N de Y|HH:T|L de Y|DMY|0|
        jan.,fev.,mar.,abr.,mai.,jun.,jul.,ago.,set.,out.,nov.,dez.
        janeiro,fevereiro,março,abril,maio,junho,julho,agosto,setembro,outubro,novembro,dezembro
        -
        dom.,seg.,ter.,qua.,qui.,sex.,sáb.
        """,
        "ro": """
        D N Y|HH:T|L Y|DMY|1|
        ian.,feb.,mar.,apr.,mai,iun.,iul.,aug.,sept.,oct.,nov.,dec.
        ianuarie,februarie,martie,aprilie,mai,iunie,iulie,august,septembrie,octombrie,noiembrie,decembrie
        -
        dum.,lun.,mar.,mie.,joi,vin.,sâm.
        """,
        "ru": """
        D N Y г.|HH:T|L Y г.|DMY|1|
        янв.,февр.,мар.,апр.,мая,июн.,июл.,авг.,сент.,окт.,нояб.,дек.
        января,февраля,марта,апреля,мая,июня,июля,августа,сентября,октября,ноября,декабря
        январь,февраль,март,апрель,май,июнь,июль,август,сентябрь,октябрь,ноябрь,декабрь
        вс,пн,вт,ср,чт,пт,сб
        """,
        "sv": """
        D N Y|HH:T|L Y|DMY|1|
        jan.,feb.,mars,apr.,maj,juni,juli,aug.,sep.,okt.,nov.,dec.
        januari,februari,mars,april,maj,juni,juli,augusti,september,oktober,november,december
        -
        sön,mån,tis,ons,tors,fre,lör
        """,
        "th": """
        D N E|HH:T|L E|DMY|0|
        ม.ค.,ก.พ.,มี.ค.,เม.ย.,พ.ค.,มิ.ย.,ก.ค.,ส.ค.,ก.ย.,ต.ค.,พ.ย.,ธ.ค.
        มกราคม,กุมภาพันธ์,มีนาคม,เมษายน,พฤษภาคม,มิถุนายน,กรกฎาคม,สิงหาคม,กันยายน,ตุลาคม,พฤศจิกายน,ธันวาคม
        -
        อาทิตย์,จันทร์,อังคาร,พุธ,พฤหัส,ศุกร์,เสาร์
        """,
        "tr": """
        D N Y|HH:T|L Y|DMY|1|
        Oca,Şub,Mar,Nis,May,Haz,Tem,Ağu,Eyl,Eki,Kas,Ara
        Ocak,Şubat,Mart,Nisan,Mayıs,Haziran,Temmuz,Ağustos,Eylül,Ekim,Kasım,Aralık
        -
        Paz,Pzt,Sal,Çar,Per,Cum,Cmt
        """,
        "uk": """
        D N Y р.|HH:T|L Y р.|DMY|1|
        січ.,лют.,бер.,квіт.,трав.,черв.,лип.,серп.,вер.,жовт.,лист.,груд.
        січня,лютого,березня,квітня,травня,червня,липня,серпня,вересня,жовтня,листопада,грудня
        січень,лютий,березень,квітень,травень,червень,липень,серпень,вересень,жовтень,листопад,грудень
        нд,пн,вт,ср,чт,пт,сб
        """,
        "vi": """
        D thg M, Y|HH:T|L năm Y|DMY|1|
        -
        tháng M
        -
        CN,Th 2,Th 3,Th 4,Th 5,Th 6,Th 7
        """,
        "zh": """
        Y年M月D日|HH:T|Y年L月|YMD|1|
        -
        M月
        M
        周日,周一,周二,周三,周四,周五,周六
        """,
    ]
}
