/** The contacts of a user, and files of contacts that are imported and exported. */
export const contacts = {
  // The contacts of a user.
  "Only you can see them, not the carrier or the people you call.":
    "Nur Sie sehen sie: weder der Netzbetreiber noch die Angerufenen.",
  "Add a contact": "Kontakt hinzufügen",
  "New contact": "Neuer Kontakt",
  "Change {name}": "{name} ändern",
  "Delete {name}": "{name} löschen",
  "{name} is a favourite": "{name} ist ein Favorit",
  "Call {name}": "{name} anrufen",
  "Call {name}, {number}": "{name} anrufen, {number}",
  "Call {name}, {label}, {number}": "{name} anrufen, {label}, {number}",
  "Search by name or number": "Nach Name oder Nummer suchen",
  "{n} contacts": { one: "{n} Kontakt", other: "{n} Kontakte" },
  "No contacts yet": "Noch keine Kontakte",
  "Add one, or import a file from your phone.":
    "Fügen Sie einen hinzu, oder importieren Sie eine Datei Ihres Telefons.",
  "No contact matches": "Keine passenden Kontakte",
  Favourites: "Favoriten",
  Favourite: "Favorit",
  "All contacts": "Alle Kontakte",
  "Matching contacts": "Passende Kontakte",
  "Add to contacts": "Zu Kontakten hinzufügen",
  "Add {number} to contacts": "{number} zu Kontakten hinzufügen",
  "This contact was changed elsewhere.": "Dieser Kontakt wurde anderswo geändert.",
  "Show the saved version": "Gespeicherten Stand zeigen",
  "Number {n}": "Nummer {n}",
  Label: "Bezeichnung",
  "Home#label": "Privat",
  Work: "Arbeit",
  Other: "Sonstige",
  Fax: "Fax",
  Pager: "Pager",
  "Main#number": "Zentrale",
  Car: "Auto",
  "Remove number {n}": "Nummer {n} entfernen",
  "Add a number": "Nummer hinzufügen",
  Note: "Notiz",
  "Only you can see it.": "Nur Sie können sie sehen.",
  "Saved.": "Gespeichert.",
  "Not saved yet.": "Noch nicht gespeichert.",
  "The note could not be saved. Your text is still here.":
    "Die Notiz konnte nicht gespeichert werden. Ihr Text steht noch hier.",
  "Save my text": "Meinen Text speichern",
  "Your note about {name} could not be saved. Open the contact: your text is still there.":
    "Ihre Notiz zu {name} konnte nicht gespeichert werden. Öffnen Sie den Kontakt: Dort steht Ihr Text noch.",
  "Save contact": "Kontakt speichern",
  Undo: "Rückgängig",
  "{name} has been deleted.": "{name} wurde gelöscht.",
  "{name} has been saved.": "{name} wurde gespeichert.",
  "Failed to get your contacts": "Ihre Kontakte konnten nicht geladen werden",
  "Your contacts could not be changed. Please try again.":
    "Ihre Kontakte konnten nicht geändert werden. Bitte versuchen Sie es erneut.",
  "Please enter the whole number with its country code":
    "Bitte geben Sie die ganze Nummer mit der Ländervorwahl ein",
  "Please leave out characters that cannot be printed": "Bitte lassen Sie nicht druckbare Zeichen weg",
  "Please use a shorter label": "Bitte wählen Sie eine kürzere Bezeichnung",
  "A contact has at most {n} numbers": {
    one: "Ein Kontakt hat höchstens eine Nummer",
    other: "Ein Kontakt hat höchstens {n} Nummern",
  },
  "This number is listed twice": "Diese Nummer steht zweimal da",

  // Files of contacts that are imported and exported.
  "Import and export": "Importieren und exportieren",
  "File to import": "Zu importierende Datei",
  "Choose a file": "Datei wählen",
  "vCard (.vcf) or CSV, as phones, Google, Outlook and Skype write them":
    "vCard (.vcf) oder CSV, wie Telefone, Google, Outlook und Skype sie schreiben",
  "Country for numbers without a code": "Land der Nummern ohne Ländervorwahl",
  "None#country": "Keines",
  "Save all contacts as": "Alle Kontakte speichern als",
  "This file is larger than 20 MB.": "Diese Datei ist größer als 20 MB.",
  "This file could not be read. Please try again.":
    "Diese Datei konnte nicht gelesen werden. Bitte versuchen Sie es erneut.",
  "What is in the file": "Was die Datei enthält",
  "{n} new contacts": { one: "{n} neuer Kontakt", other: "{n} neue Kontakte" },
  "{n} merged by number": {
    one: "{n} nach Nummer zusammengeführt",
    other: "{n} nach Nummer zusammengeführt",
  },
  "{n} already there": { one: "{n} schon vorhanden", other: "{n} schon vorhanden" },
  "and {n} more": "und {n} weitere",
  Import: "Importieren",
  "{n} contacts added, {merged} merged.": {
    one: "{n} Kontakt hinzugefügt, {merged} zusammengeführt.",
    other: "{n} Kontakte hinzugefügt, {merged} zusammengeführt.",
  },
  "There is nothing to import": "Es gibt nichts zu importieren",
  "{name} would have more than ten numbers.": "{name} hätte mehr als zehn Nummern.",
  "{n} lines cannot be read": {
    one: "{n} Zeile kann nicht gelesen werden",
    other: "{n} Zeilen können nicht gelesen werden",
  },
  "Line {line}: {reason}": "Zeile {line}: {reason}",
  "Line {line}: {reason} ({about})": "Zeile {line}: {reason} ({about})",
  "No phone number": "Keine Telefonnummer",
  "Read as international, because all their numbers begin with country codes:":
    "International gelesen, weil alle Nummern darin mit Ländervorwahl beginnen:",
  "A number without a country code: choose a country": "Eine Nummer ohne Ländervorwahl: Wählen Sie ein Land",
  "This is not a whole phone number": "Das ist keine ganze Telefonnummer",
  "A quotation mark is not closed": "Ein Anführungszeichen ist nicht geschlossen",
  "The first line must name the columns, such as Name and Phone":
    "Die erste Zeile muss die Spalten benennen, etwa Name und Phone",
  "This line is not part of a vCard": "Diese Zeile gehört nicht zu einer vCard",
  "This is not a vCard or CSV file": "Das ist weder eine vCard noch eine CSV-Datei",
  "This is a spreadsheet ({format}). Please save it as CSV and choose that file.":
    "Das ist eine Tabelle ({format}). Bitte speichern Sie sie als CSV und wählen Sie diese Datei.",
  "This file is packed ({format}). Please unpack it and choose the file in it.":
    "Diese Datei ist gepackt ({format}). Bitte entpacken Sie sie und wählen Sie die Datei darin.",
  "This is not a vCard or CSV file ({format})": "Das ist weder eine vCard noch eine CSV-Datei ({format})",
  "This jCard is damaged": "Diese jCard ist beschädigt",
  "The card of another person inside this one": "Die Karte einer anderen Person innerhalb dieser",
  "This vCard has no end": "Diese vCard hat kein Ende",
  "Reading the file...": "Die Datei wird gelesen …",
  "Reading this file took too long and was stopped. Please save fewer contacts into a file and try again.":
    "Das Lesen dieser Datei hat zu lange gedauert und wurde abgebrochen. Bitte speichern Sie weniger Kontakte in einer Datei und versuchen Sie es erneut.",
  "Text encoding": "Zeichenkodierung",
  "Please choose another if the names below look wrong.":
    "Bitte wählen Sie eine andere, wenn die Namen unten falsch aussehen.",
  "{n} parts of cells are left out": {
    one: "{n} Teil einer Zelle wird weggelassen",
    other: "{n} Teile von Zellen werden weggelassen",
  },
  "Left out, because contacts here have only names, numbers and notes:":
    "Weggelassen, weil Kontakte hier aus Namen, Nummern und einer Notiz bestehen:",
  "Notes left out, because the saved ones would be too long with them:":
    "Weggelassene Notizen, weil die gespeicherten mit ihnen zu lang würden:",
  "{name} ({n})": "{name} ({n})",
  "Left out next to a number": "Neben einer Nummer weggelassen",
  "The end of a long name": "Das Ende eines langen Namens",
  "The end of a long label": "Das Ende einer langen Bezeichnung",
  "The end of a long note": "Das Ende einer langen Notiz",
  "A contact can have at most ten numbers, so this one is left out":
    "Ein Kontakt hat höchstens zehn Nummern: Diese wird weggelassen",
  "This may be more than one phone number": "Das könnte mehr als eine Telefonnummer sein",
  "This is no phone number of the chosen country": "Das ist keine Telefonnummer des gewählten Landes",
  Address: "Adresse",
  Birthday: "Geburtstag",
  Groups: "Gruppen",
  Nickname: "Spitzname",
  Company: "Firma",
  Picture: "Bild",
  "Job title": "Position",
  Website: "Website",
  "{done} of {n} contacts were imported. Please choose the file again for the others.":
    "{done} von {n} Kontakten wurden importiert. Bitte wählen Sie die Datei für die übrigen erneut.",
} as const;
