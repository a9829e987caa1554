/** Saved cards: saving one, paying with it, and the list in the settings. */
export const cards = {
  "Save this card for next time": "Diese Karte für das nächste Mal speichern",
  "Our card provider keeps the card, not us. The card is charged only when you press a button to pay, or by a rule that you turn on in Settings. You can remove it in Settings at any time.":
    "Die Karte liegt bei unserem Zahlungsdienst, nicht bei uns. Sie wird nur belastet, wenn Sie selbst auf „Bezahlen“ drücken, oder durch eine Regel, die Sie in den Einstellungen einschalten. Sie können die Karte dort jederzeit entfernen.",
  "We do not know yet whether this payment went through. Please press the button again: you are charged only once.":
    "Wir wissen noch nicht, ob diese Zahlung durchgegangen ist. Bitte drücken Sie noch einmal auf die Schaltfläche: Es wird nur einmal abgebucht.",
  "This price has expired. The button shows the new one: press it to pay. Nothing has been charged.":
    "Dieser Preis ist abgelaufen. Auf der Schaltfläche steht der neue: Drücken Sie darauf, um zu bezahlen. Es wurde nichts abgebucht.",
  "This payment has ended, because too many cards were declined or you started another one. Nothing was charged. Press the button to start again.":
    "Diese Zahlung ist beendet, weil zu viele Karten abgelehnt wurden oder Sie eine andere begonnen haben. Es wurde nichts abgebucht. Drücken Sie auf die Schaltfläche, um neu zu beginnen.",
  "Pay with": "Bezahlen mit",
  "Another card": "Andere Karte",
  "Pay {price} with {card}": "{price} mit {card} bezahlen",
  "Pay with {card}": "Mit {card} bezahlen",
  "Expires {date}": "Gültig bis {date}",
  Expired: "Abgelaufen",
  "Saved cards": "Gespeicherte Karten",
  "Our card provider keeps these cards, not us. The default is proposed when you buy credits.":
    "Diese Karten liegen bei unserem Zahlungsdienst, nicht bei uns. Die Standardkarte wird beim Kauf von Credits vorgeschlagen.",
  "No card is saved. To save one, tick “Save this card for next time” when you pay.":
    "Es ist keine Karte gespeichert. Um eine zu speichern, wählen Sie beim Bezahlen „Diese Karte für das nächste Mal speichern“.",
  Default: "Standard",
  "Make default": "Als Standard festlegen",
  "Make {card} the default": "{card} als Standard festlegen",
  "Being removed": "Wird entfernt",
  "Your card pays nothing any more. Our card provider has not confirmed yet that it is removed.":
    "Mit dieser Karte wird nichts mehr bezahlt. Unser Zahlungsdienst hat noch nicht bestätigt, dass sie entfernt ist.",
  "This card is now your default.": "Diese Karte ist jetzt Ihr Standard.",
  "Your card has been removed.": "Ihre Karte wurde entfernt.",
} as const;
