/** Credits: buying them, taking them back, transactions and receipts. */
export const money = {
  // Credits and money.
  "{n} credits": { one: "{n} Credit", other: "{n} Credits" },

  "Converted at the rate of {day}.": "Umgerechnet zum Kurs vom {day}.",
  "Converted at a fixed rate, because no published one is known.":
    "Umgerechnet zu einem festen Kurs, da kein veröffentlichter bekannt ist.",

  // Buying credits: amounts, the card form, and what may go wrong.
  "Unable to initialize payment. Please try again.":
    "Die Zahlung konnte nicht vorbereitet werden. Bitte versuchen Sie es erneut.",
  "Failed to initialize payment": "Die Zahlung konnte nicht begonnen werden",
  "Stripe hasn't fully loaded yet. Please wait a moment.":
    "Stripe ist noch nicht vollständig geladen. Bitte warten Sie einen Moment.",
  "Payment failed": "Die Zahlung ist fehlgeschlagen",
  "An unexpected error occurred.": "Ein unerwarteter Fehler ist aufgetreten.",
  "The card form does not work in this browser. Please try a newer browser.":
    "Das Kartenformular funktioniert in diesem Browser nicht. Bitte versuchen Sie es mit einem neueren Browser.",
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
  "Your account is new, so you can buy for up to {amount} now.":
    "Ihr Konto ist neu. Sie können jetzt für höchstens {amount} kaufen.",
  "Your account is new, and you have bought all that it may buy for now.":
    "Ihr Konto ist neu. Mehr können Sie im Moment nicht kaufen.",
  "You can buy more from {moment}.": "Mehr können Sie ab {moment} kaufen.",
  "Nothing can be bought for now.": "Im Moment kann nichts gekauft werden.",
  "The limit ends on {moment}.": "Die Begrenzung endet am {moment}.",
  "The limit ends a day after your first purchase.": "Die Begrenzung endet einen Tag nach Ihrem ersten Kauf.",
  "The limit ends {n} days after your first purchase.": {
    one: "Die Begrenzung endet {n} Tag nach Ihrem ersten Kauf.",
    other: "Die Begrenzung endet {n} Tage nach Ihrem ersten Kauf.",
  },
  "{date}, {time} UTC": "{date}, {time} UTC",
  "Try another card or ask your bank. Nothing was charged.":
    "Versuchen Sie eine andere Karte oder fragen Sie Ihre Bank. Es wurde nichts abgebucht.",
  "Try another card, or add money to this one. Nothing was charged.":
    "Versuchen Sie eine andere Karte oder laden Sie diese auf. Es wurde nichts abgebucht.",
  "Try a card that is still valid. Nothing was charged.":
    "Versuchen Sie eine Karte, die noch gültig ist. Es wurde nichts abgebucht.",
  "Check the security code of your card and try again. Nothing was charged.":
    "Prüfen Sie den Sicherheitscode der Karte und versuchen Sie es erneut. Es wurde nichts abgebucht.",
  "Check your card details and try again. Nothing was charged.":
    "Prüfen Sie Ihre Kartendaten und versuchen Sie es erneut. Es wurde nichts abgebucht.",
  "Wait a minute and try again. Nothing was charged.":
    "Warten Sie eine Minute und versuchen Sie es erneut. Es wurde nichts abgebucht.",
  "Your bank did not confirm the payment. Try again, or try another card. Nothing was charged.":
    "Ihre Bank hat die Zahlung nicht bestätigt. Versuchen Sie es erneut oder nehmen Sie eine andere Karte. Es wurde nichts abgebucht.",
  "This payment has ended, because too many cards were declined or you started another one. Nothing was charged. Press Pay Now to start again.":
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
  Summary: "Zusammenfassung",
  "<b>{price}</b>, {credits}": "<b>{price}</b>, {credits}",
  "<b>{price}</b>, {credits}, about {minutes} to {country}":
    "<b>{price}</b>, {credits}, etwa {minutes} ({country})",
  "Proceed to Payment": "Weiter zur Zahlung",
  "Name on card": "Name auf der Karte",
  "Loading the card form...": "Kartenformular wird geladen …",
  "{price} for {credits}": "{price} für {credits}",
  "Add credits": "Credits kaufen",
  "The call has ended. You can still buy the credits.":
    "Der Anruf ist beendet. Sie können die Credits trotzdem kaufen.",
  "Pay Now": "Jetzt bezahlen",
  "Your card details go straight to our card provider. We never see or store them.":
    "Ihre Kartendaten gehen direkt an unseren Zahlungsdienst. Wir sehen sie nie und speichern sie nicht.",
  "or pay by card": "oder mit Karte bezahlen",
  "You are offline. Nothing was charged. This will continue when you are back online.":
    "Sie sind offline. Es wurde nichts abgebucht. Es geht weiter, sobald eine Verbindung besteht.",
  "If an ad blocker or a firewall is on, allow {host} in it and try again.":
    "Wenn ein Werbeblocker oder eine Firewall aktiv ist, erlauben Sie dort {host} und versuchen Sie es erneut.",

  // Taking the unused part of a purchase back, and calling paused by a dispute.
  "We could not refund this purchase. Please try again.":
    "Der Kauf konnte nicht zurückgenommen werden. Bitte versuchen Sie es erneut.",
  "It is too late to get money back for this purchase.":
    "Die Frist, in der Sie diesen Kauf zurücknehmen können, ist abgelaufen.",
  "The credits from this purchase have been used.": "Die Credits dieses Kaufs sind verbraucht.",
  "Your call is holding the credits from this purchase. Those it does not use are yours again when it ends.":
    "Die Credits dieses Kaufs hält Ihr Anruf zurück. Was er nicht verbraucht, ist nach seinem Ende wieder frei.",
  "This payment is disputed, so your bank decides about its money.":
    "Diese Zahlung ist beanstandet, daher entscheidet Ihre Bank über das Geld.",
  "Money from this purchase is already on its way back.": "Geld aus diesem Kauf ist bereits auf dem Rückweg.",
  "The amount you can get back has changed. Please check the new amount.":
    "Der Betrag hat sich geändert. Bitte prüfen Sie den neuen Betrag.",
  "The money could not go back to your card. Nothing has changed. Please contact us.":
    "Das Geld konnte nicht auf Ihre Karte zurück. Es hat sich nichts geändert. Bitte wenden Sie sich an uns.",
  "The card service does not answer. Nothing has changed. Please try again in a few minutes.":
    "Der Zahlungsdienst antwortet nicht. Es hat sich nichts geändert. Bitte versuchen Sie es in ein paar Minuten erneut.",
  "You cannot get more back on your own right now. Please contact us.":
    "Mehr können Sie jetzt nicht selbst zurückholen. Bitte wenden Sie sich an uns.",
  "You cannot get more back on your own right now.": "Mehr können Sie jetzt nicht selbst zurückholen.",
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
  "Taken from your balance": "Von Ihrem Guthaben abgezogen",
  "Get {amount} back": "{amount} zurückholen",
  "Keep the credits": "Credits behalten",
  "{amount} went back to your card. Your bank usually shows it within five to ten days.":
    "{amount} wurden auf Ihre Karte erstattet. Ihre Bank zeigt das meist innerhalb von fünf bis zehn Tagen.",
  "{amount} is on its way to your card. The list shows when it has left.":
    "{amount} sind unterwegs auf Ihre Karte. Die Liste zeigt, wann es so weit ist.",
  "Your balance is {credits} below zero.": "Ihr Guthaben liegt {credits} unter null.",
  "Your balance is {credits} below zero, because a payment of yours was disputed at your bank after its credits had been used.":
    "Ihr Guthaben liegt {credits} unter null, weil eine Ihrer Zahlungen bei Ihrer Bank beanstandet wurde, nachdem die Credits verbraucht waren.",
  "Your balance is {credits} below zero, because a payment of yours was refunded after its credits had been used.":
    "Ihr Guthaben liegt {credits} unter null, weil eine Ihrer Zahlungen erstattet wurde, nachdem die Credits verbraucht waren.",
  "Your balance is {credits} below zero, because payments of yours were disputed at your bank or refunded after their credits had been used.":
    "Ihr Guthaben liegt {credits} unter null, weil Zahlungen von Ihnen bei Ihrer Bank beanstandet oder erstattet wurden, nachdem die Credits verbraucht waren.",
  "Buy at least {n} credits to call again.": {
    one: "Kaufen Sie mindestens {n} Credit, um wieder anrufen zu können.",
    other: "Kaufen Sie mindestens {n} Credits, um wieder anrufen zu können.",
  },
  "Calling is paused because a payment of yours is disputed at your bank. Please withdraw the dispute there, or contact us.":
    "Anrufe sind angehalten, weil eine Ihrer Zahlungen bei Ihrer Bank beanstandet ist. Bitte ziehen Sie die Beanstandung dort zurück, oder wenden Sie sich an uns.",

  // Transactions, receipts, and the profile with its balance.
  "Failed to get transactions": "Die Transaktionen konnten nicht geladen werden",
  "{n} transactions shown": { one: "{n} Transaktion angezeigt", other: "{n} Transaktionen angezeigt" },
  "No transactions found": "Keine Transaktionen gefunden",
  "No recent transactions": "Keine neueren Transaktionen",
  "{n} credits by card": { one: "{n} Credit per Karte", other: "{n} Credits per Karte" },
  "{n} credits by automatic recharge": {
    one: "{n} Credit durch automatische Aufladung",
    other: "{n} Credits durch automatische Aufladung",
  },
  "{purchase}: ended, because too many cards were declined":
    "{purchase}: beendet, weil zu viele Karten abgelehnt wurden",
  "{purchase}: your bank declined the card": "{purchase}: Ihre Bank hat die Karte abgelehnt",
  "{purchase}: not confirmed in time": "{purchase}: nicht rechtzeitig bestätigt",
  "{purchase}: ended, because automatic recharge was changed":
    "{purchase}: beendet, weil die automatische Aufladung geändert wurde",
  "{purchase}: ended together with automatic recharge. {reason}":
    "{purchase}: zusammen mit der automatischen Aufladung beendet. {reason}",
  "{purchase}: replaced by a newer purchase": "{purchase}: durch einen neueren Kauf ersetzt",
  "{purchase}: not paid in time": "{purchase}: nicht rechtzeitig bezahlt",
  "{purchase}: cancelled when the account was deleted": "{purchase}: mit dem Konto beendet",
  "Refund to your card": "Erstattung auf Ihre Karte",
  "Refund that did not reach your card": "Erstattung, die nicht auf Ihrer Karte ankam",
  "Payment disputed with your bank": "Zahlung bei Ihrer Bank beanstandet",
  "Dispute with your bank ended in our favour": "Beanstandung bei Ihrer Bank zu unseren Gunsten beendet",
  "Credits given by us": "Credits von uns",
  "Credits taken back by us": "Von uns zurückgenommene Credits",
  "Call to {destination}, {number}": "Anruf: {destination}, {number}",
  "Credit for a bad line: call to {destination}, {number}":
    "Gutschrift für eine schlechte Leitung: Anruf, {destination}, {number}",
  "Call by {caller}": "Anruf von {caller}",
  "Credit for a bad line: call by {caller}": "Gutschrift für eine schlechte Leitung: Anruf von {caller}",
  "a former member": "einem früheren Mitglied",
  "Every purchase, call and refund, newest first.": "Alle Käufe, Anrufe und Erstattungen, neueste zuerst.",
  "All calls, including free ones": "Alle Anrufe, auch die kostenlosen",
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
  declined: "abgelehnt",
  "on its way": "unterwegs",
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
  "Left after refunds": "Nach Erstattungen verbleibend",
  "Paid on {day}": "Bezahlt am {day}",
  "Paid on {day} with {card}": "Bezahlt am {day} ({card})",
  "{amount} refunded, {left} left": "{amount} erstattet, {left} verbleiben",
  "{amount} going back to the card, {left} left": "{amount} auf dem Weg zur Karte, {left} verbleiben",
  "{amount} refunded or disputed, {left} left": "{amount} erstattet oder angefochten, {left} verbleiben",
  Card: "Karte",
  "{card} ending in {last4}": "{card}, endet auf {last4}",
  "Card ending in {last4}": "Karte, endet auf {last4}",
  "Tax included": "Enthaltene Steuer",
  "None#tax": "keine",
  "Bought by": "Gekauft durch",
  "Tax number: {number}": "Steuernummer: {number}",
  "Exchange rate": "Wechselkurs",
  "Print or save as PDF": "Drucken oder als PDF speichern",
  "Credits balance": "Guthaben",
  "<b>{n}</b> <u>credits</u>": { one: "<b>{n}</b> <u>Credit</u>", other: "<b>{n}</b> <u>Credits</u>" },
  "<u>Balance</u> <b>{credits}</b>": "<u>Guthaben</u> <b>{credits}</b>",
} as const;
