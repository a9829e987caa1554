/** The pages About and Contact, and the one of an address without a page. */
export const information = {
  "About Farline": "Über Farline",
  "Farline lets you call any phone in the world from your browser and pay only for the minutes you talk. It is made for people with family, friends and work abroad who want to pick up and call, without a contract.":
    "Mit Farline rufen Sie im Browser jedes Telefon der Welt an und zahlen nur die Minuten, die Sie sprechen. Farline ist für Menschen mit Familie, Freunden und Arbeit im Ausland gemacht, die einfach anrufen möchten, ohne Vertrag.",
  "You see the price before you dial": "Sie sehen den Preis, bevor Sie wählen",
  "Enter a number and the price a minute stands beside it, with how long your balance lasts. The counter during the call and the receipt after it come from the same sum.":
    "Geben Sie eine Nummer ein, und daneben steht der Minutenpreis und wie lange Ihr Guthaben reicht. Der Zähler während des Anrufs und der Beleg danach beruhen auf derselben Rechnung.",
  "You are charged for what the phone network reports": "Berechnet wird, was das Telefonnetz meldet",
  "Calls are billed by the minute, rounded up, from the carrier's own record. A call that nobody answers costs nothing.":
    "Anrufe werden je angefangene Minute abgerechnet, nach den Aufzeichnungen des Netzbetreibers. Ein Anruf, den niemand annimmt, kostet nichts.",
  "Your card stays with the card provider": "Ihre Karte bleibt beim Zahlungsdienst",
  "Card details go straight from your browser to our payment provider. We never see them and do not store them.":
    "Kartendaten gehen direkt von Ihrem Browser an unseren Zahlungsdienst. Wir sehen sie nie und speichern sie nicht.",
  "Your credits stay yours": "Ihre Credits bleiben Ihre",
  "Credits never expire. There are no hidden fees and no monthly subscription.":
    "Credits verfallen nie. Es gibt keine versteckten Gebühren und kein Abo.",
  "Sign Up Now": "Jetzt registrieren",
  "404: page not found": "404: Seite nicht gefunden",
  "There is nothing at this address. It may have been mistyped, or the page has moved.":
    "Unter dieser Adresse gibt es nichts. Vielleicht ist sie vertippt, oder die Seite ist umgezogen.",
  "Tell us what is missing": "Sagen Sie uns, was fehlt",
  "Looking for the price of a call?": "Suchen Sie den Preis eines Anrufs?",
  "Questions about a call, a payment or anything else: write to us and a person will answer.":
    "Fragen zu einem Anruf, einer Zahlung oder etwas anderem: Schreiben Sie uns, und ein Mensch antwortet.",
  Subject: "Betreff",
  Message: "Nachricht",
  "Send Message": "Nachricht senden",
} as const;
