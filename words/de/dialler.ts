/** The dialler: the number, its country and price, recent numbers. */
export const dialler = {
  "Make a Call": "Anrufen",
  "Phone number": "Telefonnummer",
  "US/Canada: 1 + area code + number": "USA/Kanada: 1 + Vorwahl + Nummer",
  "International: country code + number": "International: Ländervorwahl + Nummer",
  "Type no spaces, dashes or parentheses: the number is spaced for you":
    "Ohne Leerzeichen, Striche oder Klammern: Die Nummer wird für Sie gegliedert",
  "Start Call": "Anrufen",
  "Dial pad": "Wähltasten",
  "Delete the last digit": "Letzte Ziffer löschen",
  "Hold for a plus": "Für ein Plus gedrückt halten",
  Star: "Stern",
  Hash: "Raute",
  "Choose a country": "Land auswählen",
  "Country: {country}": "Land: {country}",
  "Country name or code": "Name oder Vorwahl des Landes",
  "Name or code": "Name oder Vorwahl",
  "Called before": "Schon angerufen",
  "No country has this name or code.": "Kein Land hat diesen Namen oder diese Vorwahl.",
  "Enter a number to see its price before you call.":
    "Geben Sie eine Nummer ein, um vor dem Anruf ihren Preis zu sehen.",
  "This number is written as people within its country dial it. Please choose its country.":
    "Diese Nummer ist so geschrieben, wie man sie innerhalb ihres Landes wählt. Bitte wählen Sie das Land aus.",
  "{code} is not sent: calls from here never show your own number.":
    "{code} wird nicht gesendet: Anrufe von hier zeigen nie Ihre eigene Nummer.",
  "Once the call is answered, these keys are pressed for you: {keys}":
    "Sobald abgenommen wird, werden diese Tasten für Sie gedrückt: {keys}",
  "This number has no country code. Do you mean this one?":
    "Diese Nummer hat keine Ländervorwahl. Meinen Sie diese?",
  "This number has no country code. Which one do you mean?":
    "Diese Nummer hat keine Ländervorwahl. Welche meinen Sie?",
  "This text holds no phone number.": "Dieser Text enthält keine Telefonnummer.",
  "Enter the whole number to see its price.": "Geben Sie die ganze Nummer ein, um ihren Preis zu sehen.",
  "Looking up the price...": "Preis wird gesucht …",
  "<strong>{n}</strong> credits a minute": {
    one: "<strong>{n}</strong> Credit pro Minute",
    other: "<strong>{n}</strong> Credits pro Minute",
  },
  "Change your settings": "Einstellungen ändern",
  "Purchase credits": "Credits kaufen",
  "It is {time} there.": "Dort ist es {time}.",
  "It is between {earliest} and {latest} there.": "Dort ist es zwischen {earliest} und {latest}.",
  "A call may wake people up.": "Ein Anruf könnte jemanden wecken.",
  "Recent numbers": "Zuletzt gewählt",
  "Call {number} again": "{number} erneut anrufen",
  "Call again": "Erneut anrufen",
} as const;
