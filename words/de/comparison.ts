/** What the landing page compares and answers. */
export const comparison = {
  Roaming: "Roaming",
  "Calling card": "Telefonkarte",
  "Where the price stands": "Wo der Preis steht",
  "Beside the number, before you dial": "Neben der Nummer, bevor Sie wählen",
  "In your operator’s list, by where you are and whom you call":
    "In der Liste Ihres Anbieters, je nachdem, wo Sie sind und wen Sie anrufen",
  "On the card’s terms, by the access number you use": "In den Bedingungen der Karte, je nach Einwahlnummer",
  "What a call costs": "Was ein Anruf kostet",
  "The price a minute, rounded up to the minute. Nothing if it is not answered":
    "Den Minutenpreis, aufgerundet auf die volle Minute. Nichts, wenn niemand abhebt",
  "Your operator’s price a minute, which may differ from country to country":
    "Den Minutenpreis Ihres Anbieters, der je nach Land verschieden sein kann",
  "The card’s price a minute, and the fees its terms name":
    "Den Minutenpreis der Karte und die Gebühren in ihren Bedingungen",
  "What you pay before you call": "Was Sie vor dem Anruf zahlen",
  "Credits, from $10": "Credits, ab 10 $",
  "Your mobile contract": "Ihren Mobilfunkvertrag",
  "The card": "Die Karte",
  "Money you do not use": "Geld, das Sie nicht verbrauchen",
  "Stays in your account": "Bleibt auf Ihrem Konto",
  "Depends on your contract": "Kommt auf Ihren Vertrag an",
  "Stays until the date its terms name": "Bleibt bis zu dem Tag, den die Bedingungen nennen",
  "What you need": "Was Sie brauchen",
  "A browser, a microphone and the internet": "Einen Browser, ein Mikrofon und das Internet",
  "A phone with roaming switched on": "Ein Telefon mit eingeschaltetem Roaming",
  "Any phone, the access number and the card’s code":
    "Ein beliebiges Telefon, die Einwahlnummer und den Code der Karte",
  "Beside roaming and calling cards": "Neben Roaming und Telefonkarten",
  "We quote no one else’s prices: they change, and yours depend on your contract. Look up what your operator or card charges a minute, and put it beside the price above.":
    "Wir nennen keine fremden Preise: Sie ändern sich, und Ihre hängen von Ihrem Vertrag ab. Sehen Sie nach, was Ihr Anbieter oder Ihre Karte pro Minute verlangt, und halten Sie es neben den Preis oben.",
  "What people ask": "Häufige Fragen",
  "What if the call is not answered?": "Was, wenn niemand abhebt?",
  "It costs nothing, nor does a busy line or a call that fails. A voicemail that picks up has answered, and an answered call costs at least one credit.":
    "Das kostet nichts, ebenso wenig wie ein besetzter Anschluss oder ein fehlgeschlagener Anruf. Springt eine Mailbox an, gilt der Anruf als angenommen, und ein angenommener Anruf kostet mindestens einen Credit.",
  "Do credits expire?": "Verfallen Credits?",
  "No. They stay in your account until you use them. What you can have paid back stands in our <a>refund policy</a>.":
    "Nein. Sie bleiben in Ihrem Konto, bis Sie sie verbrauchen. Was Sie sich auszahlen lassen können, steht in unseren <a>Erstattungsregeln</a>.",
  "Which number do they see?": "Welche Nummer sieht die andere Seite?",
  "One of ours, never yours: we do not even ask for your number. Some networks abroad show another number or none, so say who you are.":
    "Eine von unseren, nie Ihre: Wir fragen gar nicht nach Ihrer Nummer. Manche Netze im Ausland zeigen eine andere oder keine Nummer an, also sagen Sie, wer Sie sind.",
  "Is it private?": "Ist das privat?",
  "We record no call. It travels encrypted from your browser to the company that carries it, and from there over the telephone network like any other call. What we keep, and how you delete it, stands in our <a>privacy policy</a>.":
    "Wir zeichnen keinen Anruf auf. Er geht verschlüsselt von Ihrem Browser zu dem Unternehmen, das ihn vermittelt, und von dort wie jeder andere Anruf über das Telefonnetz. Was wir speichern und wie Sie es löschen, steht in unserer <a>Datenschutzerklärung</a>.",
  "Which browsers work?": "Welche Browser funktionieren?",
  "Chrome, Edge, Firefox and Safari in their present versions, on a computer or a phone. There is nothing to install; keep the page open while you talk.":
    "Chrome, Edge, Firefox und Safari in ihren aktuellen Versionen, am Computer oder am Telefon. Zu installieren gibt es nichts; lassen Sie die Seite beim Telefonieren geöffnet.",
  "Can I call an emergency number?": "Kann ich den Notruf wählen?",
  "<strong>No. 112, 911 and other emergency numbers cannot be called from here. Keep another telephone for that.</strong>":
    "<strong>Nein. 112, 911 und andere Notrufnummern können von hier nicht angerufen werden. Halten Sie dafür ein anderes Telefon bereit.</strong>",
  "Your next call is a minute away.": "Ihr nächster Anruf ist nur eine Minute entfernt.",
} as const;
