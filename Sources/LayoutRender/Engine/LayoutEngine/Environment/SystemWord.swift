/// Words that UIKit itself puts on a screen, in the language of the page.
public enum SystemWord: Int, Sendable, CaseIterable {
    case back, cancel, done, edit, save, search

    /// The word in a language, as Apple's localised systems print it; in English where the table lacks the language or
    /// the word.
    /// - Parameter language: a language tag, such as `de-AT` or `zh_TW`; nil: English.
    public func text(in language: String?) -> String {
        guard let language, let words = Self.words(of: language) else { return english }
        let parts = words.split(separator: "|", omittingEmptySubsequences: false)
        guard parts.indices.contains(rawValue), !parts[rawValue].isEmpty else { return english }
        return String(parts[rawValue])
    }

    private var english: String {
        switch self {
        case .back: "Back"
        case .cancel: "Cancel"
        case .done: "Done"
        case .edit: "Edit"
        case .save: "Save"
        case .search: "Search"
        }
    }

    /// The words of the tag itself, or of the more general one.
    private static func words(of tag: String) -> String? {
        var parts = tag.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
        if parts.first == "zh" {
            let isTraditional = parts.contains("hant") || ["tw", "hk", "mo"].contains { parts.contains($0) }
            parts = isTraditional && !parts.contains("hans") ? ["zh-hant"] : ["zh-hans"]
        } else if parts.first == "pt", parts.contains("pt", after: 0) {
            parts = ["pt-pt"]
        }
        return parts.first.flatMap { table[$0] }
    }

    /// Back, Cancel, Done, Edit, Save, Search; an empty place is a word that is not known for sure.
    private static let table: [String: String] = [
        "ar": "رجوع|إلغاء|تم||حفظ|بحث",
        "ca": "Enrere|Cancel·lar|||Desar|Cercar",
        "cs": "Zpět|Zrušit|Hotovo|Upravit|Uložit|Hledat",
        "da": "Tilbage|Annuller||Rediger||Søg",
        "de": "Zurück|Abbrechen|Fertig|Bearbeiten|Sichern|Suchen",
        "el": "Πίσω|Ακύρωση|Τέλος|Επεξεργασία|Αποθήκευση|Αναζήτηση",
        "es": "Atrás|Cancelar|OK|Editar|Guardar|Buscar",
        "fi": "Takaisin|Kumoa|Valmis|Muokkaa|Tallenna|Etsi",
        "fr": "Retour|Annuler|OK|Modifier|Enregistrer|Rechercher",
        "he": "|ביטול|סיום|עריכה||חיפוש",
        "hu": "Vissza|Mégsem|Kész|Szerkesztés|Mentés|Keresés",
        "id": "Kembali|Batalkan|Selesai|Edit|Simpan|Cari",
        "it": "Indietro|Annulla|Fine|Modifica|Salva|Cerca",
        "ja": "戻る|キャンセル|完了|編集|保存|検索",
        "ko": "뒤로|취소|완료|편집|저장|검색",
        "nb": "Tilbake|Avbryt|Ferdig|Rediger|Arkiver|Søk",
        "nl": "Terug|Annuleer|Gereed|Wijzig|Bewaar|Zoek",
        "no": "Tilbake|Avbryt|Ferdig|Rediger|Arkiver|Søk",
        "pl": "Wstecz|Anuluj|Gotowe||Zachowaj|Szukaj",
        "pt": "Voltar|Cancelar|OK|Editar|Salvar|Buscar",
        "pt-pt": "|Cancelar||Editar|Guardar|",
        "ro": "Înapoi|Anulați||Editați|Salvați|",
        "ru": "Назад|Отменить|Готово|Править|Сохранить|Поиск",
        "sk": "Späť|Zrušiť|Hotovo|Upraviť|Uložiť|Hľadať",
        "sv": "Tillbaka|Avbryt|Klar|Redigera|Spara|Sök",
        "th": "|ยกเลิก|เสร็จสิ้น|แก้ไข|บันทึก|ค้นหา",
        "tr": "Geri|Vazgeç|Bitti|Düzenle|Kaydet|Ara",
        "uk": "Назад|Скасувати|Готово||Зберегти|Пошук",
        "vi": "Quay lại|Hủy|Xong|Sửa|Lưu|Tìm kiếm",
        "zh-hans": "返回|取消|完成|编辑|存储|搜索",
        "zh-hant": "返回|取消|完成|編輯|儲存|搜尋",
    ]
}

extension [String] {
    /// Whether a part behind a place is this one.
    fileprivate func contains(_ part: String, after place: Int) -> Bool { dropFirst(place + 1).contains(part) }
}
