/** Texts of every page, of the public pages and of the installed app. */
export const pages = {
  // Texts of every page: header, footer, menus, errors.
  "Skip to content": "Zum Inhalt springen",
  Main: "Hauptnavigation",
  Menu: "Menü",
  Home: "Startseite",
  About: "Über uns",
  Contact: "Kontakt",
  Register: "Registrieren",
  Login: "Anmelden",
  Dashboard: "Übersicht",
  "Purchase Credits": "Credits kaufen",
  Transactions: "Transaktionen",
  Call: "Anrufen",
  History: "Verlauf",
  Credits: "Credits",
  Shortcuts: "Schnellzugriff",
  Profile: "Profil",
  Contacts: "Kontakte",
  Settings: "Einstellungen",
  Logout: "Abmelden",
  Language: "Sprache",
  Theme: "Farbschema",
  System: "System",
  Light: "Hell",
  Dark: "Dunkel",
  "More pages": "Weitere Seiten",
  Rates: "Preise",
  Help: "Hilfe",
  Terms: "Nutzungsbedingungen",
  Privacy: "Datenschutz",
  Refunds: "Erstattungen",
  "Who runs this": "Betreiber",
  "Not for emergencies: 112, 911 and other emergency numbers cannot be called from here.":
    "Nicht für Notfälle: 112, 911 und andere Notrufnummern können von hier nicht angerufen werden.",
  "© <year>{year}</year> {brand}. Cards are handled by our payment provider and never stored here.":
    "© <year>{year}</year> {brand}. Karten verarbeitet unser Zahlungsdienst; hier werden sie nie gespeichert.",
  "First steps": "Erste Schritte",
  "<u>This month</u> <b>{spend}, {talk}</b>": "<u>Diesen Monat</u> <b>{spend}, {talk}</b>",
  "Spending by day, up to {most}": "Ausgaben pro Tag, höchstens {most}",
  "New balance: {credits}": "Neues Guthaben: {credits}",
  Sandbox: "Sandbox",
  "Sandbox: no real calls, no real money": "Sandbox: keine echten Anrufe, kein echtes Geld",
  "Open the inbox": "Posteingang öffnen",
  Error: "Fehler",
  "Unexpected Application Error!": "Unerwarteter Anwendungsfehler!",
  "Unknown error": "Unbekannter Fehler",
  "Return to Home": "Zur Startseite",
  "your provider": "Ihrem Anbieter",
  "Your session has ended. Please log in again.":
    "Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.",
  "The server could not be reached. Please try again.":
    "Der Server ist nicht erreichbar. Bitte versuchen Sie es erneut.",
  Close: "Schließen",
  Dismiss: "Ausblenden",
  Show: "Anzeigen",
  Hide: "Verbergen",
  Cancel: "Abbrechen",
  Notifications: "Benachrichtigungen",
  "Loading...": "Wird geladen …",
  "Loading the CAPTCHA...": "CAPTCHA wird geladen …",
  "The CAPTCHA could not be loaded. Please reload the page.":
    "Das CAPTCHA konnte nicht geladen werden. Bitte laden Sie die Seite neu.",
  "Call#noun": "Anruf",
  Countries: "Länder",
  "Try again": "Erneut versuchen",
  "Something went wrong. Please try again.": "Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.",

  // The installed app: offline, updates, and what stands beside a call.
  "You are offline": "Sie sind offline",
  "{brand} cannot be reached right now. This page will come back by itself when you are online again.":
    "{brand} ist gerade nicht erreichbar. Diese Seite kommt von selbst zurück, sobald eine Verbindung besteht.",
  "Calls need a connection.": "Anrufe brauchen eine Verbindung.",
  "Purchases need a connection.": "Käufe brauchen eine Verbindung.",
  "As of {time}": "Stand: {time}",
  "No contacts or calls are kept on this device. You can change that under “This device” in your settings.":
    "Auf diesem Gerät sind keine Kontakte oder Anrufe gespeichert. Das können Sie in den Einstellungen unter „Dieses Gerät“ ändern.",
  "Log in when you are back online.": "Melden Sie sich an, sobald eine Verbindung besteht.",
  "A new version of {brand} is ready. It will load with your next page.":
    "Eine neue Version von {brand} ist da. Sie öffnet sich mit der nächsten Seite.",
  "This page cannot be opened yet": "Diese Seite lässt sich noch nicht öffnen",
  "{brand} has been updated. The page will open when your call is over.":
    "{brand} wurde aktualisiert. Die Seite öffnet sich, wenn Ihr Anruf beendet ist.",
  "You are offline. The page will open when you are back online.":
    "Sie sind offline. Die Seite öffnet sich, sobald die Verbindung wieder besteht.",
  "Keep contacts and recent calls on this device": "Kontakte und letzte Anrufe auf diesem Gerät behalten",
  "You can see them here while you are offline. They are erased when you log out. Leave this off on a shared device.":
    "Sie sehen sie hier auch ohne Verbindung. Beim Abmelden werden sie gelöscht. Lassen Sie dies auf einem gemeinsam genutzten Gerät ausgeschaltet.",
  "Install {brand}": "{brand} installieren",
  "To install {brand}, press Share in your browser and then “Add to Home Screen”.":
    "Um {brand} zu installieren, tippen Sie im Browser auf „Teilen“ und dann auf „Zum Home-Bildschirm“.",
  "Call favourites and recent numbers with one press":
    "Favoriten und zuletzt gewählte Nummern mit einem Druck anrufen",
  "You have three seconds to cancel. When this is off, a press only fills in the number.":
    "Sie haben drei Sekunden, um abzubrechen. Ist dies ausgeschaltet, trägt ein Druck nur die Nummer ein.",
  "Notify me before a call ends": "Vor dem Ende eines Anrufs benachrichtigen",
  "Notifications are on. When a call is about to end while this page is hidden, you get a notification without a name or a number.":
    "Benachrichtigungen sind an. Wenn ein Anruf bald endet und diese Seite verdeckt ist, erhalten Sie eine Benachrichtigung ohne Namen und Nummer.",
  "Notifications are off. You can switch them on in your browser's settings for this site.":
    "Benachrichtigungen sind aus. Sie lassen sich in den Einstellungen Ihres Browsers für diese Website einschalten.",
  Window: "Fenster",
  "Call · {brand}": "Anruf · {brand}",
  "Your call ends within a minute": "Ihr Anruf endet in weniger als einer Minute",
  "Purchase credits to go on talking.": "Kaufen Sie Credits, um weiterzusprechen.",
  "Notify me before the call ends": "Vor dem Ende des Anrufs benachrichtigen",
  "You will be notified before a call ends.": "Sie werden benachrichtigt, bevor ein Anruf endet.",
  "Your browser does not let {brand} send notifications. You can change that in its settings for this site.":
    "Ihr Browser lässt Benachrichtigungen von {brand} nicht zu. Das lässt sich in seinen Einstellungen für diese Website ändern.",
  "This link does not contain a phone number.": "Dieser Link enthält keine Telefonnummer.",
  "Something is blocking {address}, so your balance and calls show here a few seconds late. If you use an ad blocker, allow this site in it and reload the page.":
    "Etwas blockiert {address}, deshalb erscheinen Guthaben und Anrufe hier einige Sekunden später. Wenn ein Werbeblocker aktiv ist, erlauben Sie dort diese Website und laden Sie die Seite neu.",

  // The landing page.
  "{brand} · Global phone calls from your browser": "{brand} · Weltweit telefonieren im Browser",
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
  "One screen shows the time, the cost so far and how long your credits will last, with the line quality below. Mute yourself, press keys for a menu, or change your microphone.":
    "Die Dauer, die bisherigen Kosten und wie lange Ihre Credits noch reichen, sehen Sie auf einen Blick; darunter steht, wie gut die Verbindung ist. Schalten Sie sich stumm, drücken Sie Tasten für ein Menü, wechseln Sie das Mikrofon.",
  "A call to London in progress in {brand}: the time, the estimated cost, and the buttons Mute and End Call":
    "Ein laufender Anruf nach London in {brand}: die Dauer, die geschätzten Kosten und die Tasten zum Stummschalten und Auflegen",
  "Four steps to hello": "In vier Schritten zum Hallo",
  "Create an account": "Konto erstellen",
  "Sign up and verify your email. It takes a minute.":
    "Registrieren Sie sich und bestätigen Sie Ihre E-\u2060Mail-Adresse. Das dauert eine Minute.",
  "Buy credits": "Credits kaufen",
  "Bundles start at {price}. Pay by card, in your own currency.":
    "Pakete gibt es ab {price}. Zahlen Sie mit Karte, in Ihrer Währung.",
  "Enter the number": "Nummer eingeben",
  "Type the international number and see its price before you dial.":
    "Geben Sie die internationale Nummer ein und sehen Sie den Preis, bevor Sie wählen.",
  Talk: "Sprechen",
  "Speak from your browser for as long as your credits last.":
    "Sprechen Sie im Browser, solange Ihre Credits reichen.",

  // Comparison and answers of the landing page.
  Roaming: "Roaming",
  "Calling card": "Telefonkarte",
  "Where you see the price": "Wo der Preis steht",
  "Next to the number, before you dial": "Neben der Nummer, bevor Sie wählen",
  "In your operator’s price list, depending on where you are and where you call":
    "In der Liste Ihres Anbieters, je nachdem, wo Sie sind und wen Sie anrufen",
  "In the card’s terms, depending on the access number you use":
    "In den Bedingungen der Karte, je nach Einwahlnummer",
  "What a call costs": "Was ein Anruf kostet",
  "The price per minute, rounded up to the minute. Nothing if the call is not answered":
    "Den Minutenpreis, aufgerundet auf die volle Minute. Nichts, wenn niemand abhebt",
  "Your operator’s price per minute, which may differ from country to country":
    "Den Minutenpreis Ihres Anbieters, der je nach Land verschieden sein kann",
  "The card’s price per minute, plus the fees in its terms":
    "Den Minutenpreis der Karte und die Gebühren in ihren Bedingungen",
  "What you pay before you call": "Was Sie vor dem Anruf zahlen",
  "Credits, from {price}": "Credits, ab {price}",
  "Your mobile contract": "Ihren Mobilfunkvertrag",
  "The card": "Die Karte",
  "Money you do not use": "Geld, das Sie nicht verbrauchen",
  "Stays in your account": "Bleibt auf Ihrem Konto",
  "Depends on your contract": "Kommt auf Ihren Vertrag an",
  "Stays until the date in its terms": "Bleibt bis zu dem Tag, den die Bedingungen nennen",
  "What you need": "Was Sie brauchen",
  "A browser, a microphone and the internet": "Einen Browser, ein Mikrofon und das Internet",
  "A phone with roaming switched on": "Ein Telefon mit eingeschaltetem Roaming",
  "Any phone, the access number and the card’s code":
    "Ein beliebiges Telefon, die Einwahlnummer und den Code der Karte",
  "Compared with roaming and calling cards": "Im Vergleich mit Roaming und Telefonkarten",
  "We do not quote other companies’ prices: they change, and yours depend on your contract. Look up what your operator or card charges per minute, and compare it with the price above.":
    "Wir nennen keine fremden Preise: Sie ändern sich, und Ihre hängen von Ihrem Vertrag ab. Sehen Sie nach, was Ihr Anbieter oder Ihre Karte pro Minute verlangt, und halten Sie es neben den Preis oben.",
  "Your next call is a minute away.": "Ihr nächster Anruf ist nur eine Minute entfernt.",

  // The pages About and Contact, and the one of an address without a page.
  "About {brand}": "Über {brand}",
  "{brand} lets you call any phone in the world from your browser and pay only for the minutes you talk. It is made for people with family, friends and work abroad who want to pick up and call, without a contract.":
    "Mit {brand} rufen Sie im Browser jedes Telefon der Welt an und zahlen nur die Minuten, die Sie sprechen. {brand} ist für Menschen mit Familie, Freunden und Arbeit im Ausland gemacht, die einfach anrufen möchten, ohne Vertrag.",
  "You see the price before you dial": "Sie sehen den Preis, bevor Sie wählen",
  "Enter a number to see its price per minute and how long your balance will last. The counter during the call and the receipt after it use the same calculation.":
    "Geben Sie eine Nummer ein, und daneben steht der Minutenpreis und wie lange Ihr Guthaben reicht. Der Zähler während des Anrufs und der Beleg danach beruhen auf derselben Rechnung.",
  "You are charged for what the phone network reports": "Berechnet wird, was das Telefonnetz meldet",
  "Calls are billed by the minute, rounded up, from the carrier's own record. A call that nobody answers costs nothing.":
    "Anrufe werden je angefangene Minute abgerechnet, nach den Aufzeichnungen des Netzbetreibers. Ein Anruf, den niemand annimmt, kostet nichts.",
  "Your card stays with the card provider": "Ihre Karte bleibt beim Zahlungsdienst",
  "Card details go straight from your browser to our payment provider. We never see or store them.":
    "Kartendaten gehen direkt von Ihrem Browser an unseren Zahlungsdienst. Wir sehen sie nie und speichern sie nicht.",
  "Your credits stay yours": "Ihre Credits bleiben Ihre",
  "Credits never expire. There are no hidden fees and no monthly subscription.":
    "Credits verfallen nie. Es gibt keine versteckten Gebühren und kein Abo.",
  "It works in browsers from 2022 on": "Es läuft in Browsern ab 2022",
  "Pages, forms and calls work in Chrome and Edge from version 99 and in Safari and iOS from 15.4; pages and forms in Firefox from 97, calls there from 128. The versions that we cannot run ourselves are checked against the public compatibility data of MDN. An older browser shows the public pages as text.":
    "Seiten, Formulare und Anrufe laufen in Chrome und Edge ab Version 99 und in Safari und iOS ab 15.4; in Firefox laufen Seiten und Formulare ab 97, Anrufe ab 128. Versionen, die wir nicht selbst ausführen können, prüfen wir anhand der öffentlichen Kompatibilitätsdaten von MDN. Ein älterer Browser zeigt die öffentlichen Seiten als Text.",
  "Sign Up Now": "Jetzt registrieren",
  "The text could not be loaded.": "Der Text konnte nicht geladen werden.",
  "404: page not found": "404: Seite nicht gefunden",
  "There is no page at this address. It may have been mistyped, or the page may have moved.":
    "Unter dieser Adresse gibt es nichts. Vielleicht ist sie vertippt, oder die Seite ist umgezogen.",
  "Tell us what is missing": "Sagen Sie uns, was fehlt",
  "Looking for the price of a call?": "Suchen Sie den Preis eines Anrufs?",
  "You can also write to <a>{address}</a>.": "Sie können auch an <a>{address}</a> schreiben.",
  "Questions about a call, a payment or anything else: write to us and a person will answer.":
    "Fragen zu einem Anruf, einer Zahlung oder etwas anderem: Schreiben Sie uns, und ein Mensch antwortet.",
  Subject: "Betreff",
  Message: "Nachricht",
  "Send Message": "Nachricht senden",

  // Descriptions of the public pages for search engines and link previews.
  "Make global phone calls from your browser. Buy prepaid credits by card; they never expire.":
    "Telefonieren Sie weltweit in Ihrem Browser. Kaufen Sie Credits per Karte im Voraus; sie verfallen nie.",
  "This browser shows the page, but forms and calls need a newer one: Chrome or Edge 99, Safari 15.4 or Firefox 97 at least.":
    "Dieser Browser zeigt die Seite an, aber Formulare und Anrufe brauchen einen neueren: mindestens Chrome oder Edge 99, Safari 15.4 oder Firefox 97.",
  "Reload the page. If it still does not start, forms and calls need a newer browser: Chrome or Edge 99, Safari 15.4 or Firefox 97 at least.":
    "Laden Sie die Seite neu. Wenn sie dann nicht startet, brauchen Formulare und Anrufe einen neueren Browser: mindestens Chrome oder Edge 99, Safari 15.4 oder Firefox 97.",
  "{brand} places phone calls from the browser and needs JavaScript to be switched on.":
    "{brand} telefoniert aus dem Browser und braucht dafür eingeschaltetes JavaScript.",
  "Call any landline or mobile in the world from your browser. Buy prepaid credits by card; they never expire. No subscription.":
    "Rufen Sie jedes Festnetz- und Mobiltelefon der Welt in Ihrem Browser an. Credits per Karte im Voraus kaufen; sie verfallen nie. Kein Abo.",
  "{brand} lets you call any phone in the world from your browser and pay only for the minutes you talk. You see the price before you dial.":
    "Mit {brand} rufen Sie jedes Telefon der Welt in Ihrem Browser an und zahlen nur die Minuten, die Sie sprechen. Den Preis sehen Sie vor dem Wählen.",
  "What a minute costs to every country, for landlines and mobiles. The price you see is the price you pay.":
    "Was eine Minute in jedes Land kostet, Festnetz und Mobilfunk. Der Preis, den Sie sehen, ist der Preis, den Sie zahlen.",
  "Questions about a call, a payment or anything else: write to {brand} and a person will answer.":
    "Fragen zu einem Anruf, einer Zahlung oder etwas anderem: Schreiben Sie {brand}, und ein Mensch antwortet Ihnen.",
  "Create your {brand} account: one account, every country. You only pay for the credits you buy.":
    "Erstellen Sie Ihr {brand}-Konto: ein Konto, jedes Land. Sie zahlen nur die Credits, die Sie kaufen.",
  "Log in to {brand} to call any phone in the world and to see your credits.":
    "Melden Sie sich bei {brand} an, um jedes Telefon der Welt anzurufen und Ihre Credits zu sehen.",
  "The terms of prepaid calls with {brand}: credits, prices, fair use, and what it cannot do.":
    "Die Bedingungen für Prepaid-Anrufe mit {brand}: Credits, Preise, faire Nutzung und was es nicht kann.",
  "What {brand} knows about you and your calls, who receives it, and how to have it deleted.":
    "Was {brand} über Sie und Ihre Anrufe weiß, wer es erhält und wie Sie es löschen lassen.",
  "When {brand} gives money back, how to ask for it, and how long it takes.":
    "Wann {brand} Geld zurückgibt, wie Sie es anfordern und wie lange es dauert.",
} as const;
