/** Buying credits: amounts, the card form, and what may go wrong. */
export const purchase = {
  "Unable to initialize payment. Please try again.":
    "Die Zahlung konnte nicht vorbereitet werden. Bitte versuchen Sie es erneut.",
  "Failed to initialize payment": "Die Zahlung konnte nicht begonnen werden",
  "Stripe hasn't fully loaded yet. Please wait a moment.":
    "Stripe ist noch nicht vollständig geladen. Bitte warten Sie einen Moment.",
  "Payment failed": "Die Zahlung ist fehlgeschlagen",
  "An unexpected error occurred.": "Ein unerwarteter Fehler ist aufgetreten.",
  "Payment form failed to load: {problem}": "Das Zahlungsformular konnte nicht geladen werden: {problem}",
  "Payment succeeded but credits were not updated. Please contact support.":
    "Die Zahlung war erfolgreich, aber die Credits wurden nicht gutgeschrieben. Bitte wenden Sie sich an den Support.",
  "Successfully purchased {n} credits!": { one: "{n} Credit gekauft!", other: "{n} Credits gekauft!" },
  "Payment status: {status} Please try again.": "Zahlungsstatus: {status} Bitte versuchen Sie es erneut.",
  "This price has expired. The new one is shown above: press Pay Now to pay it. Nothing has been charged.":
    "Dieser Preis ist abgelaufen. Der neue steht oben: Drücken Sie „Jetzt bezahlen“, um ihn zu bezahlen. Es wurde nichts abgebucht.",
  "Please enter a valid amount (minimum {minimum})":
    "Bitte geben Sie einen gültigen Betrag ein (mindestens {minimum})",
  "Too many cards were declined. Please wait {wait} before you start another payment.":
    "Zu viele Karten wurden abgelehnt. Bitte warten Sie {wait}, bevor Sie eine weitere Zahlung beginnen.",
  "You have started many payments. Please wait {wait} before you start another one.":
    "Sie haben viele Zahlungen begonnen. Bitte warten Sie {wait}, bevor Sie eine weitere beginnen.",
  "This is more than a new account may buy now.": "Das ist mehr, als ein neues Konto jetzt kaufen darf.",
  "This is more than a new account may buy.": "Das ist mehr, als ein neues Konto kaufen darf.",
  "A new account can buy for {day} a day and {week} a week, in up to {n} purchases a day.": {
    one: "Ein neues Konto kann für {day} am Tag und {week} in der Woche kaufen, mit höchstens {n} Kauf am Tag.",
    other:
      "Ein neues Konto kann für {day} am Tag und {week} in der Woche kaufen, mit höchstens {n} Käufen am Tag.",
  },
  "You have {amount} left now.": "Ihnen bleiben jetzt {amount}.",
  "You will have more on {moment}.": "Mehr haben Sie ab dem {moment}.",
  "The limit ends on {moment}.": "Die Begrenzung endet am {moment}.",
  "The limit ends a day after your first purchase.": "Die Begrenzung endet einen Tag nach Ihrem ersten Kauf.",
  "The limit ends {n} days after your first purchase.": {
    one: "Die Begrenzung endet {n} Tag nach Ihrem ersten Kauf.",
    other: "Die Begrenzung endet {n} Tage nach Ihrem ersten Kauf.",
  },
  "{date}, {time} UTC": "{date}, {time} UTC",
  "This payment has ended, because too many cards were declined or you started another one. Nothing was charged. Press Pay Now to start anew.":
    "Diese Zahlung ist beendet, weil zu viele Karten abgelehnt wurden oder Sie eine andere begonnen haben. Es wurde nichts abgebucht. Drücken Sie „Jetzt bezahlen“, um neu zu beginnen.",
  "Failed to update currency. Using default rates.":
    "Die Währung konnte nicht aktualisiert werden. Es gelten die Standardkurse.",
  "Failed to get credits": "Das Guthaben konnte nicht geladen werden",
  "Credits never expire. No hidden fees, no monthly subscription.":
    "Credits verfallen nie. Keine versteckten Gebühren, kein Abo.",
  "Current credits": "Aktuelles Guthaben",
  Currency: "Währung",
  "Exchange rate: 1 USD = {rate} {currency} (as of {day})":
    "Wechselkurs: 1 USD = {rate} {currency} (Stand: {day})",
  "Exchange rate: 1 USD = {rate} {currency} (default rate)":
    "Wechselkurs: 1 USD = {rate} {currency} (Standardkurs)",
  "Choose an amount": "Betrag wählen",
  "Custom amount ({currency})": "Eigener Betrag ({currency})",
  "{minimum} to {maximum}": "{minimum} bis {maximum}",
  Apply: "Übernehmen",
  "You pay": "Sie zahlen",
  "You receive": "Sie erhalten",
  "Proceed to Payment": "Weiter zur Zahlung",
  "Name on card": "Name auf der Karte",
  "Loading the card form...": "Kartenformular wird geladen …",
  "Pay Now": "Jetzt bezahlen",
  "Your card details go straight to our card provider. We never see them and do not store them.":
    "Ihre Kartendaten gehen direkt an unseren Zahlungsdienst. Wir sehen sie nie und speichern sie nicht.",
  "or pay by card": "oder mit Karte bezahlen",
  "You are offline. Nothing was charged. This goes on once there is a connection.":
    "Sie sind offline. Es wurde nichts abgebucht. Es geht weiter, sobald eine Verbindung besteht.",
  "If an ad blocker or a firewall is on, allow {host} in it and try again.":
    "Wenn ein Werbeblocker oder eine Firewall aktiv ist, erlauben Sie dort {host} und versuchen Sie es erneut.",
} as const;
