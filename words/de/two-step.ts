/** The second step of logging in, and passkeys: at the login and in the settings. */
export const twoStep = {
  "Please enter the code": "Bitte geben Sie den Code ein",
  "The code could not be checked. Please try again.":
    "Der Code konnte nicht geprüft werden. Bitte versuchen Sie es erneut.",
  "Two-step sign-in is on.": "Die Anmeldung in zwei Schritten ist eingeschaltet.",
  "Two-step sign-in is off.": "Die Anmeldung in zwei Schritten ist ausgeschaltet.",
  "Keep these recovery codes in a safe place. Each stands in for your second step once, and they are not shown again.":
    "Bewahren Sie diese Wiederherstellungscodes sicher auf. Jeder ersetzt Ihren zweiten Schritt einmal, und sie werden nicht noch einmal angezeigt.",
  "Recovery codes copied": "Wiederherstellungscodes kopiert",
  "The codes could not be copied. Please download them.":
    "Die Codes konnten nicht kopiert werden. Bitte laden Sie sie herunter.",
  "Your passkey has been added.": "Ihr Passkey wurde hinzugefügt.",
  "The name has been saved.": "Der Name wurde gespeichert.",
  "Your passkey has been removed. You can delete it from your device as well.":
    "Ihr Passkey wurde entfernt. Sie können ihn auch auf Ihrem Gerät löschen.",
  "Please enter a name": "Bitte geben Sie einen Namen ein",
  "Your passkeys could not be loaded. Please reload the page.":
    "Ihre Passkeys konnten nicht geladen werden. Bitte laden Sie die Seite neu.",
  "The passkey could not be used. Please try again.":
    "Der Passkey konnte nicht verwendet werden. Bitte versuchen Sie es erneut.",
  "Please enter the code from your authenticator app.":
    "Bitte geben Sie den Code aus Ihrer Authentifizierungs-App ein.",
  "Please use your passkey, or enter one of your recovery codes.":
    "Bitte verwenden Sie Ihren Passkey oder geben Sie einen Ihrer Wiederherstellungscodes ein.",
  "Please enter one of your recovery codes.": "Bitte geben Sie einen Ihrer Wiederherstellungscodes ein.",
  "Please enter the code from your authenticator app, or use your passkey.":
    "Bitte geben Sie den Code aus Ihrer Authentifizierungs-App ein oder verwenden Sie Ihren Passkey.",
  "This browser cannot use passkeys. Please log in another way, or use another browser.":
    "Dieser Browser kann keine Passkeys verwenden. Bitte melden Sie sich auf andere Weise an oder verwenden Sie einen anderen Browser.",
  "Nothing was confirmed in time, or the request was cancelled. Please try again.":
    "Es wurde nichts rechtzeitig bestätigt, oder die Anfrage wurde abgebrochen. Bitte versuchen Sie es erneut.",
  "This device holds a passkey for your account already.":
    "Auf diesem Gerät gibt es schon einen Passkey für Ihr Konto.",
  "This device cannot hold a passkey that is locked by a PIN, a fingerprint or your face. Please use another.":
    "Dieses Gerät kann keinen Passkey speichern, der durch eine PIN, einen Fingerabdruck oder Ihr Gesicht geschützt ist. Bitte verwenden Sie ein anderes.",
  "Passkeys do not work at this address of the page. Please open it at its usual address.":
    "Unter dieser Adresse der Seite funktionieren Passkeys nicht. Bitte öffnen Sie sie unter ihrer üblichen Adresse.",
  "Use a passkey": "Passkey verwenden",
  Code: "Code",
  "Six digits, or one of your recovery codes": "Sechs Ziffern oder einer Ihrer Wiederherstellungscodes",
  "One of your recovery codes": "Einer Ihrer Wiederherstellungscodes",
  Continue: "Weiter",
  "Two-step sign-in": "Anmeldung in zwei Schritten",
  On: "Ein",
  Off: "Aus",
  "Logging in with your password or a provider such as Google then also takes a code from an authenticator app on your phone, or a passkey, so that a stolen password is not enough. Signing in with a passkey alone is two steps already.":
    "Die Anmeldung mit Ihrem Passwort oder einem Anbieter wie Google verlangt dann auch einen Code aus einer Authentifizierungs-App auf Ihrem Telefon oder einen Passkey. Ein gestohlenes Passwort reicht so nicht aus. Die Anmeldung allein mit einem Passkey hat schon zwei Schritte.",
  "Set up two-step sign-in": "Anmeldung in zwei Schritten einrichten",
  "Use my passkeys, without an app": "Meine Passkeys verwenden, ohne App",
  "QR code with the secret for your authenticator app":
    "QR-Code mit dem Geheimnis für Ihre Authentifizierungs-App",
  "Scan this with your authenticator app, or type the secret into it:":
    "Scannen Sie dies mit Ihrer Authentifizierungs-App oder geben Sie das Geheimnis dort ein:",
  "Open the app on this device": "App auf diesem Gerät öffnen",
  "Code from the app": "Code aus der App",
  "Switch on": "Einschalten",
  "You have {n} recovery codes left.": {
    one: "Sie haben noch {n} Wiederherstellungscode.",
    other: "Sie haben noch {n} Wiederherstellungscodes.",
  },
  "New recovery codes": "Neue Wiederherstellungscodes",
  "Switch off": "Ausschalten",
  "Recovery codes": "Wiederherstellungscodes",
  Copy: "Kopieren",
  Download: "Herunterladen",
  "I have saved them": "Ich habe sie gespeichert",
  "Recovery code": "Wiederherstellungscode",
  "Or one of your recovery codes": "Oder einer Ihrer Wiederherstellungscodes",
  "Your browser will ask for your passkey.": "Ihr Browser wird nach Ihrem Passkey fragen.",
  "Use a passkey instead": "Stattdessen einen Passkey verwenden",
  "Use a code instead": "Stattdessen einen Code verwenden",
  Passkeys: "Passkeys",
  "A passkey logs you in with your fingerprint, your face or the PIN of your device, without a password. It works on this site only, so no false page can take it from you.":
    "Mit einem Passkey melden Sie sich ohne Passwort an: mit Ihrem Fingerabdruck, Ihrem Gesicht oder der PIN Ihres Geräts. Er funktioniert nur auf dieser Seite, deshalb kann ihn keine gefälschte Seite stehlen.",
  "Your passkeys": "Ihre Passkeys",
  "Add a passkey": "Passkey hinzufügen",
  "Name of the passkey": "Name des Passkeys",
  "Such as “My phone”. Left empty, it is named after this browser.":
    "Zum Beispiel „Mein Telefon“. Bleibt das Feld leer, wird er nach diesem Browser benannt.",
  Blocked: "Gesperrt",
  "Second step only": "Nur zweiter Schritt",
  "Added {added}, never used": "Hinzugefügt am {added}, nie verwendet",
  "Added {added}, last used {used}": "Hinzugefügt am {added}, zuletzt verwendet am {used}",
  Rename: "Umbenennen",
  "Rename {name}": "{name} umbenennen",
  Remove: "Entfernen",
  "Remove {name}": "{name} entfernen",
  "This passkey may have been copied, so it is no longer accepted. Please remove it.":
    "Dieser Passkey wurde möglicherweise kopiert und wird deshalb nicht mehr akzeptiert. Bitte entfernen Sie ihn.",
  "New name": "Neuer Name",
  Save: "Speichern",
  "Remove passkey": "Passkey entfernen",
} as const;
