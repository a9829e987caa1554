/** Files of contacts that are imported and exported. */
export const contactFiles = {
  "Import and export": "Importieren und exportieren",
  "File to import": "Zu importierende Datei",
  "Choose a file": "Datei wählen",
  "vCard (.vcf) or CSV, as phones, Google and Outlook write them":
    "vCard (.vcf) oder CSV, wie Telefone, Google und Outlook sie schreiben",
  "Country of numbers without a code": "Land der Nummern ohne Ländervorwahl",
  "None#country": "Keines",
  "Save all contacts as": "Alle Kontakte speichern als",
  "This file is larger than 20 MB.": "Diese Datei ist größer als 20 MB.",
  "This file could not be read. Please try again.":
    "Diese Datei konnte nicht gelesen werden. Bitte versuchen Sie es erneut.",
  "What the file holds": "Was die Datei enthält",
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
  "A number without a country code: choose a country": "Eine Nummer ohne Ländervorwahl: Wählen Sie ein Land",
  "This is not a whole phone number": "Das ist keine ganze Telefonnummer",
  "A quotation mark is not closed": "Ein Anführungszeichen ist nicht geschlossen",
  "The first line must name the columns, such as Name and Phone":
    "Die erste Zeile muss die Spalten benennen, etwa Name und Phone",
  "Not a line of a vCard": "Keine Zeile einer vCard",
  "Neither a vCard nor a CSV file": "Weder eine vCard noch eine CSV-Datei",
  "This card has no end": "Diese Karte hat kein Ende",
  "Reading the file...": "Die Datei wird gelesen …",
  "Reading this file took too long and was stopped. Please save fewer contacts into a file and try again.":
    "Das Lesen dieser Datei hat zu lange gedauert und wurde abgebrochen. Bitte speichern Sie weniger Kontakte in einer Datei und versuchen Sie es erneut.",
  "Letters of the file": "Schrift der Datei",
  "Please choose another if the names below look wrong.":
    "Bitte wählen Sie eine andere, wenn die Namen unten falsch aussehen.",
  "{n} parts of cells are left out": {
    one: "{n} Teil einer Zelle wird weggelassen",
    other: "{n} Teile von Zellen werden weggelassen",
  },
  "Left out, because contacts here are names and numbers:":
    "Weggelassen, weil Kontakte hier aus Namen und Nummern bestehen:",
  "{name} ({n})": "{name} ({n})",
  "Left out beside a number": "Neben einer Nummer weggelassen",
  "The end of a long name": "Das Ende eines langen Namens",
  "The end of a long label": "Das Ende einer langen Bezeichnung",
  "A contact has at most ten numbers: this one is left out":
    "Ein Kontakt hat höchstens zehn Nummern: Diese wird weggelassen",
  "This may be more than one phone number": "Das könnte mehr als eine Telefonnummer sein",
  "This is no phone number of the chosen country": "Das ist keine Telefonnummer des gewählten Landes",
  Address: "Adresse",
  Birthday: "Geburtstag",
  Groups: "Gruppen",
  Nickname: "Spitzname",
  Notes: "Notizen",
  Company: "Firma",
  Picture: "Bild",
  "Job title": "Position",
  Website: "Website",
  "{done} of {n} contacts were imported. Please choose the file again for the others.":
    "{done} von {n} Kontakten wurden importiert. Bitte wählen Sie die Datei für die übrigen erneut.",
} as const;
