/** The settings, the security history, and what an earlier account of the same person leaves. */
export const settings = {
  // The settings, but for the second step and passkeys.
  "Your settings could not be loaded. Please reload the page.":
    "Ihre Einstellungen konnten nicht geladen werden. Bitte laden Sie die Seite neu.",
  "Your change could not be saved. Please try again.":
    "Ihre Änderung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.",
  "Please enter your current password": "Bitte geben Sie Ihr aktuelles Passwort ein",
  "Your data could not be fetched. Please try again.":
    "Ihre Daten konnten nicht abgerufen werden. Bitte versuchen Sie es erneut.",
  "Please confirm that you give up your credits":
    "Bitte bestätigen Sie, dass Sie auf Ihre Credits verzichten",
  "Billing details": "Rechnungsangaben",
  "For your books: these lines are on your receipts from your next purchase on. Earlier receipts stay as they are.":
    "Für Ihre Buchhaltung: Diese Zeilen stehen ab Ihrem nächsten Kauf auf Ihren Belegen. Frühere Belege bleiben, wie sie sind.",
  "Tax number": "Steuernummer",
  "Save billing details": "Rechnungsangaben speichern",
  "Your billing details have been saved.": "Ihre Rechnungsangaben wurden gespeichert.",
  "Your countries have been saved.": "Ihre Länder wurden gespeichert.",
  "Please choose at least one country": "Bitte wählen Sie mindestens ein Land",
  "Your name has been saved.": "Ihr Name wurde gespeichert.",
  "Please enter both names": "Bitte geben Sie beide Namen ein",
  "Please enter the new email address": "Bitte geben Sie die neue E-\u2060Mail-Adresse ein",
  "Your password has been changed. Other devices were logged out.":
    "Ihr Passwort wurde geändert. Andere Geräte wurden abgemeldet.",
  "You can now log in with your password as well. Other devices were logged out.":
    "Sie können sich jetzt auch mit Ihrem Passwort anmelden. Andere Geräte wurden abgemeldet.",
  "Our last mail to this address was rejected because the address does not seem to exist. Please check it or change it here: without it you cannot reset your password.":
    "Unsere letzte E-\u2060Mail an diese Adresse wurde abgewiesen, als gäbe es sie nicht. Bitte prüfen Sie die Adresse oder ändern Sie sie hier: Ohne sie können Sie Ihr Passwort nicht zurücksetzen.",
  "Please open the link we sent to the new address. Nothing changes until then.":
    "Bitte öffnen Sie den Link, den wir an die neue Adresse geschickt haben. Bis dahin ändert sich nichts.",
  "Your address has not changed.": "Ihre Adresse bleibt, wie sie ist.",
  "Your email address has been changed.": "Ihre E-\u2060Mail-Adresse wurde geändert.",
  "Every device was logged out, and the old password no longer works. We have mailed you a link to choose a new one.":
    "Jedes Gerät wurde abgemeldet, und das alte Passwort gilt nicht mehr. Wir haben Ihnen einen Link geschickt, mit dem Sie ein neues wählen.",
  "Your security history could not be loaded. Please try again.":
    "Ihr Sicherheitsverlauf konnte nicht geladen werden. Bitte versuchen Sie es erneut.",
  "Nothing has happened in the last 90 days.": "In den letzten 90 Tagen ist nichts geschehen.",
  "That device was logged out.": "Dieses Gerät wurde abgemeldet.",
  "All other devices were logged out.": "Alle anderen Geräte wurden abgemeldet.",
  "Your name, how you log in, and where.": "Ihr Name, und wie und wo Sie sich anmelden.",
  Name: "Name",
  "Save name": "Name speichern",
  "Email address": "E-Mail-Adresse",
  "Your address is <b>{email}</b>. A new address takes effect when you open the link we send to it.":
    "Ihre Adresse ist <b>{email}</b>. Eine neue gilt, sobald Sie den Link geöffnet haben, den wir an sie schicken.",
  "<b>{email}</b> takes effect when you open the link we sent to it.":
    "<b>{email}</b> gilt, sobald Sie den Link öffnen, den wir dorthin geschickt haben.",
  "Keep the old address": "Alte Adresse behalten",
  "New email": "Neue E-\u2060Mail",
  "Change email": "E-Mail ändern",
  "You also sign in with {providers}.": "Sie melden sich auch mit {providers} an.",
  "At least {minimum} characters. Your other devices will be logged out.":
    "Mindestens {minimum} Zeichen. Ihre anderen Geräte werden abgemeldet.",
  "Change password": "Passwort ändern",
  "Set a password": "Passwort festlegen",
  "Your current password": "Ihr aktuelles Passwort",
  "You have no password. You can do this within ten minutes of signing in with {providers}.":
    "Sie haben kein Passwort. Dies geht innerhalb von zehn Minuten nach der Anmeldung mit {providers}.",
  "Sign in with {provider} again": "Erneut mit {provider} anmelden",
  "Countries you can call": "Länder, die Sie anrufen können",
  "Calls to countries you leave out are refused, even if another person uses your account.":
    "Anrufe in Länder, die Sie auslassen, werden abgelehnt, auch wenn eine andere Person Ihr Konto benutzt.",
  "All countries": "Alle Länder",
  "Only the countries I choose": "Nur Länder, die ich auswähle",
  "You can call {countries}.": "Sie können diese Länder anrufen: {countries}.",
  "You can call {n} countries.": {
    one: "Sie können {n} Land anrufen.",
    other: "Sie können {n} Länder anrufen.",
  },
  "To allow more countries, confirm that it is you.":
    "Um mehr Länder zu erlauben, weisen Sie sich bitte aus.",
  "Save countries": "Länder speichern",
  "Find a country": "Land suchen",
  "We do not call a country with this name.": "Unter diesem Namen können wir kein Land anrufen.",
  "Where you are logged in": "Wo Sie angemeldet sind",
  "Log out all other devices": "Alle anderen Geräte abmelden",
  "This device": "Dieses Gerät",
  "Last used {used}, logged in {opened}": "Zuletzt verwendet am {used}, angemeldet am {opened}",
  "Last used {used}, logged in {opened} with {provider}":
    "Zuletzt verwendet am {used}, angemeldet am {opened} mit {provider}",
  "Last used {used}, logged in {opened} with a passkey":
    "Zuletzt verwendet am {used}, angemeldet am {opened} mit einem Passkey",
  "Log out": "Abmelden",
  "Log out {device}": "{device} abmelden",
  "Security history": "Sicherheitsverlauf",
  "The last 90 days. If something here was not you, change your password and log out all other devices.":
    "Die letzten 90 Tage. Wenn etwas davon nicht von Ihnen war, ändern Sie Ihr Passwort und melden Sie alle anderen Geräte ab.",
  "<time>{at}</time>, {device}, {network}": "<time>{at}</time>, {device}, {network}",
  "Show older": "Ältere anzeigen",
  "Your data": "Ihre Daten",
  "Everything we keep about you: profile, devices, security history, calls, payments, transactions and messages, as a JSON file.":
    "Alles, was wir über Sie speichern: Profil, Geräte, Sicherheitsverlauf, Anrufe, Zahlungen, Transaktionen und Nachrichten, als JSON-Datei.",
  "Download my data": "Meine Daten herunterladen",
  "Delete account": "Konto löschen",
  "Your name, address and messages are erased for good. Payments and calls stay in our books, without your name.":
    "Ihr Name, Ihre Adresse und Ihre Nachrichten werden endgültig gelöscht. Was bezahlt und telefoniert wurde, bleibt in unseren Büchern, ohne Sie zu nennen.",
  "Delete my account": "Mein Konto löschen",
  "Delete your account?": "Ihr Konto löschen?",
  "This cannot be undone.": "Das kann nicht rückgängig gemacht werden.",
  "Get your money back first": "Holen Sie zuerst Ihr Geld zurück",
  "Your credits cannot go back now": "Ihre Credits lassen sich jetzt nicht zurückzahlen",
  "Purchase of {moment}": "Kauf vom {moment}",
  "I give up my credits": "Ich verzichte auf meine Credits",

  // The kinds of the security history.
  "Signed in": "Angemeldet",
  "Signed in with {provider}": "Mit {provider} angemeldet",
  "Signed in on a new device; we sent you a mail about it":
    "Auf einem neuen Gerät angemeldet; wir haben Ihnen dazu eine E-\u2060Mail geschickt",
  "Signed in with {provider} on a new device; we sent you a mail about it":
    "Mit {provider} auf einem neuen Gerät angemeldet; wir haben Ihnen dazu eine E-\u2060Mail geschickt",
  "A wrong code was entered at the second step": "Beim zweiten Schritt wurde ein falscher Code eingegeben",
  "Several wrong codes were entered at the second step; we sent you a mail about it":
    "Beim zweiten Schritt wurden mehrere falsche Codes eingegeben; wir haben Ihnen dazu eine E-\u2060Mail geschickt",
  "A sign-in was undone: every device was logged out and the password stopped working":
    "Eine Anmeldung wurde rückgängig gemacht: Jedes Gerät wurde abgemeldet, und das Passwort gilt nicht mehr",
  "Password changed": "Passwort geändert",
  "Password reset with a mailed link": "Passwort über einen Link per E-\u2060Mail zurückgesetzt",
  "A new email address was requested": "Eine neue E-\u2060Mail-Adresse wurde angefragt",
  "Email address changed": "E-Mail-Adresse geändert",
  "Two-step sign-in switched on": "Anmeldung in zwei Schritten eingeschaltet",
  "Two-step sign-in switched off": "Anmeldung in zwei Schritten ausgeschaltet",
  "A recovery code was used": "Ein Wiederherstellungscode wurde verwendet",
  "New recovery codes made": "Neue Wiederherstellungscodes erstellt",
  "A device was logged out": "Ein Gerät wurde abgemeldet",
  "All other devices were logged out": "Alle anderen Geräte wurden abgemeldet",
  "Every device was logged out by us": "Jedes Gerät wurde von uns abgemeldet",
  "Another sign-in linked": "Weitere Anmeldung verknüpft",
  "{provider} sign-in linked": "Anmeldung mit {provider} verknüpft",
  "Passkey added": "Passkey hinzugefügt",
  "Passkey removed": "Passkey entfernt",

  // Debts and limits that an earlier account of the same person leaves to a new one.
  "An earlier account of yours owes credits. Your next purchase pays them first. If you had no other account, please contact us.":
    "Ein früheres Konto von Ihnen schuldet Credits. Ihr nächster Kauf bezahlt sie zuerst. Wenn Sie kein anderes Konto hatten, wenden Sie sich bitte an uns.",
  "An earlier account of yours owes {credits} credits. Your next purchase pays them first. If you had no other account, please contact us.":
    "Ein früheres Konto von Ihnen schuldet {credits} Credits. Ihr nächster Kauf bezahlt sie zuerst. Wenn Sie kein anderes Konto hatten, wenden Sie sich bitte an uns.",
  "Your last call has ended, but the carrier has not confirmed its cost yet. Its credits will be available again within a minute.":
    "Ihr letzter Anruf ist beendet, aber der Netzbetreiber hat die Kosten noch nicht bestätigt. Ihre Credits sind innerhalb einer Minute wieder frei.",
  "Another account with your address or card is in a call. Please try again when that call has ended.":
    "Mit einem anderen Konto Ihrer Adresse oder Karte wird gerade telefoniert. Bitte versuchen Sie es erneut, wenn dieser Anruf beendet ist.",
  "Debt of an earlier account of yours": "Schuld eines früheren Kontos von Ihnen",
  "Debt paid by another account of yours": "Schuld, bezahlt von einem anderen Ihrer Konten",
  "If an account owes credits or is frozen, that also applies to a new account of the same person until it has ended. For this purpose alone we keep codes made from the address, sign-ins and cards, which cannot be turned back into them.":
    "Credits, die ein Konto schuldet, und eine Sperre gelten auch für ein neues Konto derselben Person, bis sie beendet sind. Nur dafür behalten wir Codes der Adresse, der Anmeldungen und der Karten, die sich nicht zurückrechnen lassen.",
} as const;
