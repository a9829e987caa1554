/** Credits: buying them, taking them back, transactions and receipts. */
export const money = {
  // Credits and money.
  "{n} credits": { one: "{n} Credit", other: "{n} Credits" },

  // Buying credits: amounts, the card form, and what may go wrong.
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

  // Taking the unused part of a purchase back, and calling paused by a dispute.
  "The purchase could not be taken back. Please try again.":
    "Der Kauf konnte nicht zurückgenommen werden. Bitte versuchen Sie es erneut.",
  "The time in which this purchase can be taken back is over.":
    "Die Frist, in der Sie diesen Kauf zurücknehmen können, ist abgelaufen.",
  "The credits of this purchase are used.": "Die Credits dieses Kaufs sind verbraucht.",
  "The credits of this purchase are held by your call. What it does not use is yours when it has ended.":
    "Die Credits dieses Kaufs hält Ihr Anruf zurück. Was er nicht verbraucht, ist nach seinem Ende wieder frei.",
  "This payment is disputed, so your bank decides about its money.":
    "Diese Zahlung ist beanstandet, daher entscheidet Ihre Bank über das Geld.",
  "Money of this purchase is on its way back already.": "Geld aus diesem Kauf ist bereits auf dem Rückweg.",
  "What can be taken back has changed. Please look at the new amount.":
    "Der Betrag hat sich geändert. Bitte prüfen Sie den neuen Betrag.",
  "The money could not go back to your card. Nothing has changed. Please contact us.":
    "Das Geld konnte nicht auf Ihre Karte zurück. Es hat sich nichts geändert. Bitte wenden Sie sich an uns.",
  "The card service does not answer. Nothing has changed. Please try again in a few minutes.":
    "Der Zahlungsdienst antwortet nicht. Es hat sich nichts geändert. Bitte versuchen Sie es in ein paar Minuten erneut.",
  "You cannot take back more by yourself now. Please contact us.":
    "Mehr können Sie jetzt nicht selbst zurückholen. Bitte wenden Sie sich an uns.",
  "You cannot take back more by yourself now.": "Mehr können Sie jetzt nicht selbst zurückholen.",
  "{unused} of this purchase is unused.": "Von diesem Kauf sind {unused} nicht verbraucht.",
  "Within 30 days you can take back up to {usd} by yourself, in up to {n} requests.": {
    one: "Innerhalb von 30 Tagen können Sie bis zu {usd} selbst zurückholen, in {n} Anfrage.",
    other: "Innerhalb von 30 Tagen können Sie bis zu {usd} selbst zurückholen, in höchstens {n} Anfragen.",
  },
  "For more, please contact us.": "Für mehr wenden Sie sich bitte an uns.",
  "You can take back more on {moment}, or sooner if you contact us.":
    "Mehr können Sie am {moment} zurückholen, oder früher, wenn Sie sich an uns wenden.",
  "Get money back": "Geld zurück",
  "Get money back for {description}": "Geld zurück für {description}",
  "{amount} on its way to your card": "{amount} unterwegs auf Ihre Karte",
  "Get your money back?": "Geld zurückholen?",
  "The credits of this purchase that you have not used leave your balance, and their price goes back to the card that paid. This cannot be undone.":
    "Die Credits dieses Kaufs, die Sie nicht verbraucht haben, verlassen Ihr Guthaben, und ihr Preis geht auf die Karte zurück, mit der bezahlt wurde. Das lässt sich nicht rückgängig machen.",
  "Back to your card": "Zurück auf Ihre Karte",
  "Leaves your balance": "Verlässt Ihr Guthaben",
  "Get {amount} back": "{amount} zurückholen",
  "Keep the credits": "Credits behalten",
  "{amount} went back to your card. Your bank usually shows it within five to ten days.":
    "{amount} wurden auf Ihre Karte erstattet. Ihre Bank zeigt das meist innerhalb von fünf bis zehn Tagen.",
  "{amount} is on its way to your card. The list shows when it has left.":
    "{amount} sind unterwegs auf Ihre Karte. Die Liste zeigt, wann es so weit ist.",
  "Calling is paused because a payment of yours is disputed at your bank. Please withdraw the dispute there, or contact us.":
    "Anrufe sind angehalten, weil eine Ihrer Zahlungen bei Ihrer Bank beanstandet ist. Bitte ziehen Sie die Beanstandung dort zurück, oder wenden Sie sich an uns.",

  // Transactions, receipts, and the profile with its balance.
  "Failed to get transactions": "Die Transaktionen konnten nicht geladen werden",
  "{n} transactions shown": { one: "{n} Transaktion angezeigt", other: "{n} Transaktionen angezeigt" },
  "No transactions found": "Keine Transaktionen gefunden",
  "No recent transactions": "Keine neueren Transaktionen",
  "{n} credits by card": { one: "{n} Credit per Karte", other: "{n} Credits per Karte" },
  "{purchase}: ended, because too many cards were declined":
    "{purchase}: beendet, weil zu viele Karten abgelehnt wurden",
  "{purchase}: replaced by a newer purchase": "{purchase}: durch einen neueren Kauf ersetzt",
  "{purchase}: not paid in time": "{purchase}: nicht rechtzeitig bezahlt",
  "{purchase}: ended with the account": "{purchase}: mit dem Konto beendet",
  "Refund to your card": "Erstattung auf Ihre Karte",
  "Refund that did not reach your card": "Erstattung, die nicht auf Ihrer Karte ankam",
  "Payment disputed with your bank": "Zahlung bei Ihrer Bank beanstandet",
  "Dispute with your bank ended in our favour": "Beanstandung bei Ihrer Bank zu unseren Gunsten beendet",
  "Credits given by us": "Credits von uns",
  "Credits taken back by us": "Von uns zurückgenommene Credits",
  "Call to {destination}, {number}": "Anruf: {destination}, {number}",
  "Credit for a bad line: call to {destination}, {number}":
    "Gutschrift für eine schlechte Leitung: Anruf, {destination}, {number}",
  "Every purchase, call and refund, newest first.": "Alle Käufe, Anrufe und Erstattungen, neueste zuerst.",
  "Every call, also those that cost nothing": "Alle Anrufe, auch die kostenlosen",
  "Purchase credits to begin": "Kaufen Sie Credits, um zu beginnen",
  "Show all transactions": "Alle Transaktionen anzeigen",
  "Load more": "Mehr laden",
  "All transactions": "Alle Transaktionen",
  Purchases: "Käufe",
  Calls: "Anrufe",
  "Download CSV": "CSV herunterladen",
  "Recent transactions": "Neueste Transaktionen",
  "Recent Transactions": "Neueste Transaktionen",
  "View All Transactions": "Alle Transaktionen",
  Date: "Datum",
  Type: "Art",
  Description: "Beschreibung",
  Amount: "Betrag",
  Status: "Status",
  Purchase: "Kauf",
  Refund: "Erstattung",
  Usage: "Nutzung",
  Test: "Test",
  Adjustment: "Anpassung",
  completed: "abgeschlossen",
  pending: "ausstehend",
  failed: "fehlgeschlagen",
  Receipt: "Beleg",
  "Receipt for {description}": "Beleg für {description}",
  Details: "Details",
  "Details for {description}": "Details zu {description}",
  "Failed to get the receipt": "Der Beleg konnte nicht geladen werden",
  "Receipt {number}": "Beleg {number}",
  "Back to your transactions": "Zurück zu Ihren Transaktionen",
  Seller: "Verkäufer",
  Buyer: "Käufer",
  "Receipt number": "Belegnummer",
  "Charged to your card": "Von Ihrer Karte abgebucht",
  "Refunded to your card": "Auf Ihre Karte erstattet",
  "Print or save as PDF": "Drucken oder als PDF speichern",
  "Credits balance": "Guthaben",
  "<b>{n}</b> <u>credits</u>": { one: "<b>{n}</b> <u>Credit</u>", other: "<b>{n}</b> <u>Credits</u>" },
  "<u>Balance</u> <b>{credits}</b>": "<u>Guthaben</u> <b>{credits}</b>",
} as const;
