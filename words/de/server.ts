/** Texts of the server to users: refusals, limits, waits, the browsers of sessions. */
export const server = {
  // Texts of the server to users: refusals, limits, the browsers of sessions.
  "The request is not valid.": "Die Anfrage ist nicht gültig.",
  "The request is too large.": "Die Anfrage ist zu groß.",
  "The request must be sent as application/json.": "Die Anfrage muss als application/json gesendet werden.",
  "The request could not be understood.": "Die Anfrage war nicht zu verstehen.",
  "There is nothing at this address.": "Unter dieser Adresse gibt es nichts.",
  "Please log in to continue.": "Bitte melden Sie sich an, um fortzufahren.",
  "You are not allowed to do this.": "Das dürfen Sie nicht.",
  "Too many attempts. Please wait a moment and try again.":
    "Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.",
  "Too many attempts. Please wait {wait} and try again.":
    "Zu viele Versuche. Bitte warten Sie {wait} und versuchen Sie es dann erneut.",
  "Something went wrong on our side. Please try again.":
    "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.",
  "The service is starting or too busy. Please try again in a moment.":
    "Der Dienst startet gerade oder ist überlastet. Bitte versuchen Sie es gleich noch einmal.",
  "We cannot send mail to an address with letters other than a to z before the @. Please use another address.":
    "Unsere Mail erreicht keine Adresse, die vor dem @ andere Buchstaben als a bis z hat. Bitte verwenden Sie eine andere Adresse.",
  "Invalid email or password": "E-Mail oder Passwort ist falsch",
  "Please verify your email before logging in.":
    "Bitte bestätigen Sie Ihre E-\u2060Mail-Adresse, bevor Sie sich anmelden.",
  "Please verify your email before logging in. email: {email}":
    "Bitte bestätigen Sie Ihre E-\u2060Mail-Adresse, bevor Sie sich anmelden. E-\u2060Mail: {email}",
  "This account was created with another sign-in. Please use that.":
    "Dieses Konto wurde mit einer anderen Anmeldung erstellt. Bitte verwenden Sie diese.",
  "This sign-in is not available right now. Please try again.":
    "Diese Anmeldung ist gerade nicht verfügbar. Bitte versuchen Sie es erneut.",
  "Please sign in.": "Bitte melden Sie sich an.",
  "The sign-in was cancelled.": "Die Anmeldung wurde abgebrochen.",
  "This sign-in has expired or was started elsewhere. Please try again.":
    "Diese Anmeldung ist abgelaufen oder wurde woanders begonnen. Bitte versuchen Sie es erneut.",
  "The sign-in could not be verified. Please try again.":
    "Die Antwort der Anmeldung konnte nicht geprüft werden. Bitte versuchen Sie es erneut.",
  "The account you chose has no verified email address.":
    "Das gewählte Konto hat keine bestätigte E-\u2060Mail-Adresse.",
  "Your account here is linked to another account of this provider.":
    "Ihr Konto hier ist mit einem anderen Konto dieses Anbieters verknüpft.",
  "You already have an account here. Please prove that it is yours to link this sign-in.":
    "Sie haben hier bereits ein Konto. Bitte weisen Sie nach, dass es Ihres ist, um diese Anmeldung zu verknüpfen.",
  "This is no longer valid. Please sign in again.": "Das gilt nicht mehr. Bitte melden Sie sich erneut an.",
  "This link is no longer valid here. Open it within an hour, in the browser where you signed in.":
    "Dieser Link gilt hier nicht mehr. Öffnen Sie ihn innerhalb einer Stunde in dem Browser, in dem Sie sich angemeldet haben.",
  "You are logged in as another user. Log out first to sign in with this one.":
    "Sie sind als anderer Benutzer angemeldet. Melden Sie sich erst ab, um diesen zu verwenden.",
  "This code is wrong or has already been used. Please try the next one.":
    "Dieser Code stimmt nicht oder wurde schon verwendet. Bitte versuchen Sie es mit dem nächsten.",
  "This sign-in has taken too long. Please log in again.":
    "Diese Anmeldung hat zu lange gedauert. Bitte melden Sie sich erneut an.",
  "Two-step sign-in is on already.": "Die Anmeldung in zwei Schritten ist bereits eingeschaltet.",
  "Two-step sign-in is not on.": "Die Anmeldung in zwei Schritten ist nicht eingeschaltet.",
  "This passkey is not accepted here. Please log in another way.":
    "Dieser Passkey wird hier nicht angenommen. Bitte melden Sie sich anders an.",
  "This took too long or was already used. Please try again.":
    "Das hat zu lange gedauert oder wurde schon verwendet. Bitte versuchen Sie es erneut.",
  "This passkey may have been copied, so it is no longer accepted. Please log in another way and remove it in your settings.":
    "Dieser Passkey wurde möglicherweise kopiert und wird nicht mehr angenommen. Bitte melden Sie sich anders an und entfernen Sie ihn in Ihren Einstellungen.",
  "The new passkey could not be checked. Please try again.":
    "Der neue Passkey konnte nicht geprüft werden. Bitte versuchen Sie es erneut.",
  "This passkey has already been added.": "Dieser Passkey wurde bereits hinzugefügt.",
  "This passkey has already been removed.": "Dieser Passkey wurde bereits entfernt.",
  "Confirmed.": "Bestätigt.",
  "You are an operator. Please log in again with your passkey or code, and try within ten minutes.":
    "Sie verwalten diesen Dienst. Bitte melden Sie sich erneut mit Ihrem Passkey oder Code an und versuchen Sie es innerhalb von zehn Minuten.",
  "Please add a passkey first.": "Bitte fügen Sie zuerst einen Passkey hinzu.",
  "Two-step sign-in uses this passkey. Please add another one, or switch two-step sign-in off, before you remove it.":
    "Die Anmeldung verlangt diesen Passkey. Bitte fügen Sie erst einen anderen hinzu oder schalten Sie die Anmeldung in zwei Schritten aus, bevor Sie ihn entfernen.",
  "You have as many passkeys as an account can have. Please remove one first.":
    "Sie haben so viele Passkeys, wie ein Konto haben kann. Bitte entfernen Sie zuerst einen.",
  "This password is too well known. Please choose another.":
    "Dieses Passwort gehört zu denen, die zuerst erraten werden. Bitte wählen Sie ein anderes.",
  "This is not your password.": "Das ist nicht Ihr Passwort.",
  "Please enter your password, or sign in again and try within ten minutes.":
    "Bitte geben Sie Ihr Passwort ein, oder melden Sie sich erneut an und versuchen Sie es innerhalb von zehn Minuten.",
  "This is already your address.": "Das ist bereits Ihre Adresse.",
  "Please end your call first.": "Bitte beenden Sie zuerst Ihren Anruf.",
  "Your bank is still processing a payment of yours. Please try again once it is decided.":
    "Ihre Bank bearbeitet noch eine Ihrer Zahlungen. Bitte versuchen Sie es erneut, sobald darüber entschieden ist.",
  "There are still credits on your account.": "Auf Ihrem Konto sind noch Credits.",
  "This device is already logged out.": "Dieses Gerät ist bereits abgemeldet.",
  "Please enter a valid amount.": "Bitte geben Sie einen gültigen Betrag ein.",
  "This price has expired. Please choose the amount again.":
    "Dieser Preis ist abgelaufen. Bitte wählen Sie den Betrag erneut.",
  "The amount has changed. Please choose the amount again.":
    "Der Betrag hat sich geändert. Bitte wählen Sie ihn erneut.",
  "This payment does not exist.": "Diese Zahlung gibt es nicht.",
  "A saved card is not saved again.": "Eine gespeicherte Karte wird nicht noch einmal gespeichert.",
  "This card pays nothing any more, because the cards of each user are now kept apart. To use it again, choose another card when you pay, type in this one and tick “Save this card for next time”.":
    "Mit dieser Karte wird nichts mehr bezahlt, weil die Karten jeder Person jetzt getrennt aufbewahrt werden. Um sie wieder zu verwenden, wählen Sie beim Bezahlen eine andere Karte, geben diese ein und wählen „Diese Karte für das nächste Mal speichern“.",
  "This card has expired. Please choose another one.":
    "Diese Karte ist abgelaufen. Bitte wählen Sie eine andere.",
  "This card is no longer saved. Please choose another one.":
    "Diese Karte ist nicht mehr gespeichert. Bitte wählen Sie eine andere.",
  "This card could not be removed. Please try again.":
    "Diese Karte konnte nicht entfernt werden. Bitte versuchen Sie es erneut.",
  "This card could not be made your default. Please try again.":
    "Diese Karte konnte nicht als Standard festgelegt werden. Bitte versuchen Sie es erneut.",
  "Unable to load your cards. Please try again.":
    "Ihre Karten konnten nicht geladen werden. Bitte versuchen Sie es erneut.",
  "This receipt does not exist.": "Diesen Beleg gibt es nicht.",
  "This request was already made with different content.":
    "Diese Anfrage wurde schon mit anderem Inhalt gestellt.",
  "This is not a valid phone number.": "Das ist keine gültige Telefonnummer.",
  "Calls to this destination are not available.": "Anrufe zu diesem Ziel sind nicht möglich.",
  "Premium, special, satellite and emergency numbers cannot be called.":
    "Mehrwert-, Sonder-, Satelliten- und Notrufnummern können nicht angerufen werden.",
  "Toll-free numbers like this one cannot be called yet.":
    "Gebührenfreie Nummern wie diese können noch nicht angerufen werden.",
  "Shared-cost numbers like this one cannot be called yet.":
    "Nummern mit geteilten Kosten wie diese können noch nicht angerufen werden.",
  "Company numbers like this one cannot be called yet.":
    "Firmennummern wie diese können noch nicht angerufen werden.",
  "Premium and shared-cost numbers cannot be called.":
    "Mehrwertnummern und Nummern mit geteilten Kosten können nicht angerufen werden.",
  "Satellite phones cannot be called.": "Satellitentelefone können nicht angerufen werden.",
  "Personal numbers cannot be called.": "Persönliche Rufnummern können nicht angerufen werden.",
  "Emergency services cannot be called from here. Please use another phone.":
    "Notdienste sind von hier nicht erreichbar. Bitte verwenden Sie ein anderes Telefon.",
  "Your balance is below zero. Please purchase credits.":
    "Ihr Guthaben liegt unter null. Bitte kaufen Sie Credits.",
  "You are already in a call. End it before starting another.":
    "Sie sind bereits in einem Anruf. Beenden Sie ihn, bevor Sie einen neuen beginnen.",
  "The call could not be ended right away. It will end as soon as the carrier responds.":
    "Der Anruf konnte nicht sofort beendet werden. Er endet, sobald der Netzbetreiber antwortet.",
  "This call does not exist.": "Diesen Anruf gibt es nicht.",
  "This contact has already been deleted.": "Dieser Kontakt wurde bereits gelöscht.",
  "This page is out of date. Please reload it and try again.":
    "Diese Seite ist veraltet. Bitte laden Sie sie neu und versuchen Sie es erneut.",
  "This contact was changed in another tab. Please try again.":
    "Dieser Kontakt wurde in einem anderen Tab geändert. Bitte versuchen Sie es erneut.",
  "You can have at most 5,000 contacts.": "Sie können höchstens 5.000 Kontakte haben.",
  "A contact can have at most ten numbers.": "Ein Kontakt kann höchstens zehn Nummern haben.",
  "This place in the list is not valid.": "Diese Stelle der Liste ist nicht gültig.",
  "These measurements are not valid.": "Diese Messwerte sind nicht gültig.",
  "Please choose one of the offered currencies.": "Bitte wählen Sie eine der angebotenen Währungen.",
  "Please use at most {maximum} characters": "Bitte verwenden Sie höchstens {maximum} Zeichen",
  "Buying credits is switched off at the moment. Your credits stay as they are. Please try again later.":
    "Der Kauf von Credits ist zurzeit abgeschaltet. Ihre Credits bleiben, wie sie sind. Bitte versuchen Sie es später erneut.",
  "New accounts cannot be made at the moment. Please try again later.":
    "Zurzeit können keine neuen Konten angelegt werden. Bitte versuchen Sie es später erneut.",
  "Unknown browser": "Unbekannter Browser",
  "{browser} on {system}": "{browser} auf {system}",
  "This language is not offered. Please choose another.":
    "Diese Sprache wird nicht angeboten. Bitte wählen Sie eine andere.",
  "Your language has been saved.": "Ihre Sprache wurde gespeichert.",

  // Waits and durations.
  "a second": "eine Sekunde",
  "a minute": "eine Minute",
  "an hour": "eine Stunde",
  "{n} seconds": { one: "{n} Sekunde", other: "{n} Sekunden" },
  "{n} minutes": { one: "{n} Minute", other: "{n} Minuten" },
  "{n} hours": { one: "{n} Stunde", other: "{n} Stunden" },
  "{hours} h": "{hours} h",
  "{hours} h {minutes} min": "{hours} h {minutes} min",
} as const;
