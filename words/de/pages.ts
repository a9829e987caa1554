/** What search engines and link previews say of the public pages. */
export const pages = {
  "Make global phone calls from your browser. Buy prepaid credits by card; they never expire.":
    "Telefonieren Sie weltweit in Ihrem Browser. Kaufen Sie Credits per Karte im Voraus; sie verfallen nie.",
  "Farline places phone calls from the browser and needs JavaScript to be switched on.":
    "Farline telefoniert aus dem Browser und braucht dafür eingeschaltetes JavaScript.",
  "Call any landline or mobile in the world from your browser. Buy prepaid credits by card; they never expire. No subscription.":
    "Rufen Sie jedes Festnetz- und Mobiltelefon der Welt in Ihrem Browser an. Credits per Karte im Voraus kaufen; sie verfallen nie. Kein Abo.",
  "Farline lets you call any phone in the world from your browser and pay only for the minutes you talk. You see the price before you dial.":
    "Mit Farline rufen Sie jedes Telefon der Welt in Ihrem Browser an und zahlen nur die Minuten, die Sie sprechen. Den Preis sehen Sie vor dem Wählen.",
  "What a minute costs to every country, landline and mobile. The price you see is the price you pay.":
    "Was eine Minute in jedes Land kostet, Festnetz und Mobilfunk. Der Preis, den Sie sehen, ist der Preis, den Sie zahlen.",
  "Questions about a call, a payment or anything else: write to Farline and a person will answer.":
    "Fragen zu einem Anruf, einer Zahlung oder etwas anderem: Schreiben Sie Farline, und ein Mensch antwortet Ihnen.",
  "Create your Farline account: one account, every country. You only pay for the credits you buy.":
    "Erstellen Sie Ihr Farline-Konto: ein Konto, jedes Land. Sie zahlen nur die Credits, die Sie kaufen.",
  "Log in to Farline to call any phone in the world and to see your credits.":
    "Melden Sie sich bei Farline an, um jedes Telefon der Welt anzurufen und Ihre Credits zu sehen.",
  "The terms of prepaid calls with Farline: credits, prices, fair use, and what it cannot do.":
    "Die Bedingungen für Prepaid-Anrufe mit Farline: Credits, Preise, faire Nutzung und was es nicht kann.",
  "What Farline knows about you and your calls, who receives it, and how to have it deleted.":
    "Was Farline über Sie und Ihre Anrufe weiß, wer es erhält und wie Sie es löschen lassen.",
  "When Farline gives money back, how to ask for it, and how long it takes.":
    "Wann Farline Geld zurückgibt, wie Sie es anfordern und wie lange es dauert.",
} as const;
