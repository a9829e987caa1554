export const numbers = {
  "Your numbers could not be loaded. Please try again.":
    "Ihre Nummern konnten nicht geladen werden. Bitte versuchen Sie es erneut.",
  "Numbers could not be searched. Please try again.":
    "Nummern konnten nicht gesucht werden. Bitte versuchen Sie es erneut.",
  "The number could not be bought. Please look at your numbers before you try again.":
    "Die Nummer konnte nicht gemietet werden. Bitte sehen Sie zuerst Ihre Nummern an, bevor Sie es erneut versuchen.",
  "The number could not be given back. Please try again.":
    "Die Nummer konnte nicht zurückgegeben werden. Bitte versuchen Sie es erneut.",
  "The receipt could not be loaded. Please try again.":
    "Der Beleg konnte nicht geladen werden. Bitte versuchen Sie es erneut.",
  "An area code has three digits.": "Eine Vorwahl hat drei Ziffern.",
  "Please enter 2 to 10 digits.": "Bitte geben Sie 2 bis 10 Ziffern ein.",
  "You have no such number.": "Sie haben keine solche Nummer.",
  "Numbers of this kind are not offered.": "Nummern dieser Art werden nicht angeboten.",
  "This number was taken meanwhile. Nothing was charged. Please choose another one.":
    "Diese Nummer wurde inzwischen vergeben. Es wurde nichts abgebucht. Bitte wählen Sie eine andere.",
  "The phone company does not give out this number. Nothing was charged. Please choose another one.":
    "Die Telefongesellschaft gibt diese Nummer nicht heraus. Es wurde nichts abgebucht. Bitte wählen Sie eine andere.",
  "The phone company does not answer right now. Nothing was charged. Please try again later.":
    "Die Telefongesellschaft antwortet gerade nicht. Es wurde nichts abgebucht. Bitte versuchen Sie es später erneut.",
  "The phone company has not answered yet. The number appears here once it is yours; otherwise your credits are free again within minutes.":
    "Die Telefongesellschaft hat noch nicht geantwortet. Die Nummer erscheint hier, sobald sie Ihnen gehört; andernfalls sind Ihre Credits in wenigen Minuten wieder frei.",
  "You can have at most {most} numbers.": "Sie können höchstens {most} Nummern haben.",
  "Only the owner of the shared credits can rent a number.":
    "Nur der Inhaber der gemeinsamen Credits kann eine Nummer mieten.",
  "The price has changed. Please look at it again.":
    "Der Preis hat sich geändert. Bitte sehen Sie ihn noch einmal an.",
  "The first month costs {credits}, and your balance does not cover it.":
    "Der erste Monat kostet {credits}, und Ihr Guthaben reicht dafür nicht aus.",
  "Number of your own: {number}": "Eigene Nummer: {number}",
  "Number of your own": "Eigene Nummer",
  "A number of your own": "Eine eigene Nummer",
  "People call this number, and it rings here, on every page that you have open.":
    "Man ruft diese Nummer an, und es klingelt hier, auf jeder Seite, die Sie geöffnet haben.",
  "Each month is paid from your credits. If they do not cover it, you get a mail 7 days and 1 day before. Then nothing rings for 10 days, and after that the number goes back. The same happens while your account is frozen or a payment is disputed.":
    "Jeder Monat wird aus Ihren Credits bezahlt. Reichen sie nicht, erhalten Sie 7 Tage und 1 Tag vorher eine E-⁠Mail. Danach klingelt 10 Tage lang nichts, und dann geht die Nummer zurück. Dasselbe geschieht, solange Ihr Konto gesperrt oder eine Zahlung beanstandet ist.",
  "No numbers are offered right now.": "Zurzeit werden keine Nummern angeboten.",
  "Your numbers": "Ihre Nummern",
  "Choose the number that people see": "Die Nummer wählen, die Angerufene sehen",
  "Find a number": "Nummer suchen",
  "Kind of number": "Art der Nummer",
  "Toll-free": "Gebührenfrei",
  "{country}, landline": "{country}, Festnetz",
  "{country}, mobile": "{country}, Mobil",
  "{country}, toll-free": "{country}, gebührenfrei",
  "{credits} a month": "{credits} im Monat",
  "Calls to it are free for you.": "Anrufe darauf sind für Sie kostenlos.",
  "Calls to it cost you {credits} a minute.": "Anrufe darauf kosten Sie {credits} pro Minute.",
  "Area code": "Vorwahl",
  City: "Stadt",
  "Digits in the number": "Ziffern in der Nummer",
  "Search numbers": "Nummern suchen",
  "No number was found. Please try fewer digits or another place.":
    "Es wurde keine Nummer gefunden. Bitte versuchen Sie weniger Ziffern oder einen anderen Ort.",
  "Rent {number}": "{number} mieten",
  "Rent {number}?": "{number} mieten?",
  "{credits} now, then each month. The first renewal is on {date}.":
    "{credits} jetzt, danach jeden Monat. Die erste Verlängerung ist am {date}.",
  "Rent this number": "Diese Nummer mieten",
  "The number is yours.": "Die Nummer gehört Ihnen.",
  "It is being bought.": "Sie wird gerade gemietet.",
  "It rings here. The next renewal is on {date} for {credits}.":
    "Es klingelt hier. Die nächste Verlängerung ist am {date} für {credits}.",
  "It is not paid, and nothing rings. It is kept until {date}, and rings again once {credits} are paid.":
    "Sie ist nicht bezahlt, und nichts klingelt. Sie bleibt bis {date} reserviert und klingelt wieder, sobald {credits} bezahlt sind.",
  "It cannot be renewed while your account is restricted, and nothing rings. It is kept until {date}. Please write to us.":
    "Sie kann nicht verlängert werden, solange Ihr Konto eingeschränkt ist, und nichts klingelt. Sie bleibt bis {date} reserviert. Bitte schreiben Sie uns.",
  "It is being given back.": "Sie wird gerade zurückgegeben.",
  "Give {number} back": "{number} zurückgeben",
  "Give {number} back?": "{number} zurückgeben?",
  "It stops ringing at once, and another person may get it. Paid days are not returned.":
    "Sie klingelt sofort nicht mehr, und eine andere Person kann sie bekommen. Bezahlte Tage werden nicht erstattet.",
  "The number is being given back.": "Die Nummer wird zurückgegeben.",
  "Receipt of a number": "Beleg für eine Nummer",
  "Paid on": "Bezahlt am",
  Month: "Monat",
  "{from} to {until}": "{from} bis {until}",
  Worth: "Wert",
  "The forwarding could not be changed. Please try again.":
    "Die Weiterleitung konnte nicht geändert werden. Bitte versuchen Sie es erneut.",
  "Calls can be forwarded only to a verified number of yours that is not rented here.":
    "Anrufe können nur an eine bestätigte eigene Nummer weitergeleitet werden, die nicht hier gemietet ist.",
  "The number that calls were forwarded to is no longer verified, so they ring here.":
    "Die Nummer, an die Anrufe weitergeleitet wurden, ist nicht mehr bestätigt. Deshalb klingeln sie hier.",
  "Forwarding has become more expensive, so calls ring here. Save it again to agree to the new price.":
    "Die Weiterleitung ist teurer geworden. Deshalb klingeln Anrufe hier. Speichern Sie sie erneut, um dem neuen Preis zuzustimmen.",
  "Calls can also go on to your own telephone, once you have verified its number.":
    "Anrufe können auch an Ihr eigenes Telefon weitergehen, sobald Sie dessen Nummer bestätigt haben.",
  "Calls to {number}": "Anrufe an {number}",
  "You pay from your credits once a forwarded call is answered, also by a mailbox. It ends when they are used up.":
    "Sobald ein weitergeleiteter Anruf angenommen wird, auch von einer Mailbox, bezahlen Sie ihn aus Ihren Credits. Er endet, wenn sie aufgebraucht sind.",
  "Ring here": "Hier klingeln",
  "Forward to {number}: {credits} a minute": "An {number} weiterleiten: {credits} pro Minute",
  "Save this choice": "Diese Auswahl speichern",
  "Its calls are forwarded to {number}. The next renewal is on {date} for {credits}.":
    "Anrufe werden an {number} weitergeleitet. Die nächste Verlängerung ist am {date} für {credits}.",
  "Forwarded to": "Weitergeleitet an",
  "Your blocked callers could not be loaded. Please try again.":
    "Ihre blockierten Anrufer konnten nicht geladen werden. Bitte versuchen Sie es erneut.",
  "Your blocked callers could not be changed. Please try again.":
    "Ihre blockierten Anrufer konnten nicht geändert werden. Bitte versuchen Sie es erneut.",
  "You can block at most {most} callers.": "Sie können höchstens {most} Anrufer blockieren.",
  "This caller is blocked.": "Dieser Anrufer ist blockiert.",
  "Unwanted calls": "Unerwünschte Anrufe",
  "Blocked callers": "Blockierte Anrufer",
  "No caller is blocked. You can block one here, or on the page of a call.":
    "Kein Anrufer ist blockiert. Sie können hier oder auf der Seite eines Anrufs einen blockieren.",
  "Blocked callers hear": "Blockierte Anrufer hören",
  "Callers who withhold their number hear": "Anrufer mit unterdrückter Nummer hören",
  "Busy tone": "Besetztzeichen",
  "Voicemail, or that you do not answer": "Mailbox, oder dass Sie nicht antworten",
  "As any other call": "Wie jeder andere Anruf",
  "{number} is no longer blocked.": "{number} ist nicht mehr blockiert.",
  "The caller is blocked.": "Der Anrufer ist blockiert.",
  Unblock: "Freigeben",
  "Unblock {number}": "{number} freigeben",
  "Number to block": "Zu blockierende Nummer",
  "Block this number": "Diese Nummer blockieren",
  "Block this caller": "Diesen Anrufer blockieren",
  "Blocked call": "Blockierter Anruf",
};
