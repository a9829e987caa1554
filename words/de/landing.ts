/** The landing page. */
export const landing = {
  "Farline · Global phone calls from your browser": "Farline · Weltweit telefonieren im Browser",
  "Make global phone calls from anywhere in the world": "Weltweit telefonieren, von jedem Ort der Welt",
  "Call any landline or mobile straight from your browser. Pay with prepaid credits and talk while they last.":
    "Rufen Sie jedes Festnetz- oder Mobiltelefon direkt aus dem Browser an. Sie zahlen mit vorab gekauften Credits und sprechen, solange sie reichen.",
  "Sign Up": "Registrieren",
  "What does a call cost?": "Was kostet ein Anruf?",
  "Or a phone number": "Oder eine Telefonnummer",
  "More about this price": "Mehr zu diesem Preis",
  "1 credit is {price}. Billed by the minute, rounded up. No account needed to look.":
    "1 Credit sind {price}. Abgerechnet wird je angefangene Minute. Zum Nachsehen brauchen Sie kein Konto.",
  "Landline and mobile": "Festnetz und Mobil",
  "Nothing hidden while you talk": "Beim Telefonieren bleibt nichts verborgen",
  "The time, what the call has cost so far and how long your credits last stand on one screen, and below them how good the line is. Mute yourself, press keys for a menu, change the microphone.":
    "Die Dauer, die bisherigen Kosten und wie lange Ihre Credits noch reichen, sehen Sie auf einen Blick; darunter steht, wie gut die Verbindung ist. Schalten Sie sich stumm, drücken Sie Tasten für ein Menü, wechseln Sie das Mikrofon.",
  "A call to London in progress in Farline: the time, the estimated cost, and the buttons Mute and End Call":
    "Ein laufender Anruf nach London in Farline: die Dauer, die geschätzten Kosten und die Tasten zum Stummschalten und Auflegen",
  "Four steps to hello": "In vier Schritten zum Hallo",
  "Create an account": "Konto erstellen",
  "Sign up and verify your email. It takes a minute.":
    "Registrieren Sie sich und bestätigen Sie Ihre E-\u2060Mail-Adresse. Das dauert eine Minute.",
  "Buy credits": "Credits kaufen",
  "Bundles start at $10. Pay by card, in your own currency.":
    "Pakete gibt es ab 10 $. Zahlen Sie mit Karte, in Ihrer Währung.",
  "Enter the number": "Nummer eingeben",
  "Type the international number and see its price before you dial.":
    "Geben Sie die internationale Nummer ein und sehen Sie den Preis, bevor Sie wählen.",
  Talk: "Sprechen",
  "Speak from your browser for as long as your credits last.":
    "Sprechen Sie im Browser, solange Ihre Credits reichen.",
  "What you can rely on": "Worauf Sie sich verlassen können",
  "No hidden fees": "Keine versteckten Gebühren",
  "The price you see is the price you pay, to the credit.":
    "Der Preis, den Sie sehen, ist der Preis, den Sie zahlen, auf den Credit genau.",
  "Credits never expire": "Credits verfallen nie",
  "Use them today or next year.": "Nutzen Sie sie heute oder nächstes Jahr.",
  "No monthly subscription": "Kein Abo",
  "Buy when you need to, stop whenever you like.":
    "Kaufen Sie, wenn Sie etwas brauchen, und hören Sie auf, wann Sie möchten.",
} as const;
