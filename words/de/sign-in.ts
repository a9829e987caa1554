/** Registration, login, mailed links, and the second step of logging in. */
export const signIn = {
  // Registration, login, and what mailed links open.
  "Welcome back": "Willkommen zurück",
  "Log in to call and to see your credits.": "Melden Sie sich an, um anzurufen und Ihre Credits zu sehen.",
  "No account yet? <a>Register</a>": "Noch kein Konto? <a>Registrieren</a>",
  Email: "E-Mail",
  Password: "Passwort",
  "Forgot Password?": "Passwort vergessen?",
  or: "oder",
  "Login with {provider}": "Mit {provider} anmelden",
  "Sign in with {provider}": "Mit {provider} anmelden",
  "Sign in with a passkey": "Mit einem Passkey anmelden",
  "Please open the link we sent to <b>{email}</b> before logging in.":
    "Bitte öffnen Sie vor der Anmeldung den Link, den wir an <b>{email}</b> geschickt haben.",
  "Resend verification email": "Bestätigungsmail erneut senden",
  "Try Another Account": "Anderes Konto versuchen",
  "Delete Account": "Konto löschen",
  "Delete this account?": "Dieses Konto löschen?",
  "The sign-up of {email} is deleted, and its link stops working.":
    "Die Registrierung von {email} wird gelöscht, und ihr Link gilt nicht mehr.",
  "Delete for good": "Endgültig löschen",
  "Create your account": "Konto erstellen",
  "One account, every country. You only pay for the credits you buy.":
    "Ein Konto, alle Länder. Sie zahlen nur für die Credits, die Sie kaufen.",
  "Already have an account? <a>Login</a>": "Sie haben schon ein Konto? <a>Anmelden</a>",
  "By creating an account you accept the <terms>terms</terms> and the <privacy>privacy policy</privacy>.":
    "Mit der Erstellung eines Kontos akzeptieren Sie die <terms>Nutzungsbedingungen</terms> und die <privacy>Datenschutzerklärung</privacy>.",
  "Sign up with {provider}": "Mit {provider} registrieren",
  "First name": "Vorname",
  "Last name": "Nachname",
  "At least {minimum} characters": "Mindestens {minimum} Zeichen",
  "Confirm password": "Passwort wiederholen",
  "We sent a link to <b>{email}</b>. Open it to verify your address, then log in.":
    "Wir haben einen Link an <b>{email}</b> geschickt. Öffnen Sie ihn, um Ihre Adresse zu bestätigen, und melden Sie sich dann an.",
  "Open your mail": "E-Mails öffnen",
  "Go to Login": "Zur Anmeldung",
  "Register Another Account": "Weiteres Konto registrieren",
  "Delete This Account": "Dieses Konto löschen",
  "Forgot your password?": "Passwort vergessen?",
  "We will send you a link to choose a new one.":
    "Wir schicken Ihnen einen Link, mit dem Sie ein neues wählen.",
  "Remembered it? <a>Back to Login</a>": "Wieder eingefallen? <a>Zurück zur Anmeldung</a>",
  "Send Reset Link": "Link senden",
  "Choose a new password": "Neues Passwort wählen",
  "Every device is logged out when you save it.": "Beim Speichern wird jedes Gerät abgemeldet.",
  "Back to Login": "Zurück zur Anmeldung",
  "New password": "Neues Passwort",
  "Reset Password": "Passwort zurücksetzen",
  "Confirm your address": "Adresse bestätigen",
  "You signed in with an account elsewhere that uses this address. Confirm that it is yours, in the browser where you signed in.":
    "Sie haben sich mit einem Konto bei einem anderen Dienst angemeldet, das diese Adresse nennt. Bestätigen Sie in dem Browser, in dem Sie sich angemeldet haben, dass es Ihre Adresse ist.",
  "Confirm and sign in": "Bestätigen und anmelden",
  "Confirm your new email address": "Neue E-\u2060Mail-Adresse bestätigen",
  "Go to Settings": "Zu den Einstellungen",
  "From then on you log in with the new address, and our mails go there.":
    "Von da an melden Sie sich mit der neuen Adresse an, und unsere E-\u2060Mails gehen dorthin.",
  "Confirm new address": "Neue Adresse bestätigen",
  "Link {provider} sign-in": "Anmeldung mit {provider} verknüpfen",
  "From then on you sign in with {provider}. The password of the account stops working, and every device is logged out.":
    "Von da an melden Sie sich mit {provider} an. Das Passwort des Kontos gilt dann nicht mehr, und jedes Gerät wird abgemeldet.",
  "<b>{email}</b> already has an account with a password. Please enter it once. From then on you can sign in with either.":
    "Zu <b>{email}</b> gibt es schon ein Konto mit einem Passwort. Bitte geben Sie es einmal ein. Danach können Sie sich auf beide Arten anmelden.",
  "<b>{email}</b> already has an account. We can mail you a link to confirm that it is yours.":
    "Zu <b>{email}</b> gibt es schon ein Konto. Ein Link per E-\u2060Mail zeigt, dass es Ihres ist.",
  "Link and sign in": "Verknüpfen und anmelden",
  "Without the password": "Ohne das Passwort",
  "Do you not know this password, or did you not choose it? We can mail you a link that links {provider} without it. The password will then stop working.":
    "Sie kennen dieses Passwort nicht oder haben es nicht gewählt? Ein Link per E-\u2060Mail verknüpft {provider} auch ohne das Passwort. Es gilt dann nicht mehr.",
  "The link links {provider}. Every device is then logged out.":
    "Der Link verknüpft {provider}. Danach wird jedes Gerät abgemeldet.",
  "Mail me a link": "Link per E-\u2060Mail senden",
  "This was not me": "Das war ich nicht",
  "If the sign-in in our mail was not you, another person knows your password. We will log out every device, including this one, end any calls in progress, and mail you a link to choose a new password.":
    "Wenn die Anmeldung in unserer E-\u2060Mail nicht von Ihnen war, kennt eine andere Person Ihr Passwort. Wir melden dann jedes Gerät ab, auch dieses, beenden laufende Anrufe und schicken Ihnen einen Link für ein neues Passwort.",
  "Log every device out": "Alle Geräte abmelden",
  "It was me": "Das war ich",
  "Your browser blocks cookies for this site, and you cannot log in without them. Allow cookies for this site in the browser's settings, then reload the page.":
    "Ihr Browser blockiert Cookies für diese Website, und ohne sie kann sich niemand anmelden. Erlauben Sie Cookies für diese Website in den Einstellungen des Browsers und laden Sie die Seite neu.",
  "Load again": "Neu laden",
  "Your browser does not keep data for this site, so you will be logged out when the page reloads. Allow site data in the browser's settings to stay logged in.":
    "Ihr Browser behält keine Daten dieser Website, deshalb sind Sie abgemeldet, sobald die Seite neu geladen wird. Erlauben Sie Websitedaten in den Einstellungen des Browsers, um angemeldet zu bleiben.",

  // Messages of registering, logging in and opening mailed links, and of the contact form.
  "Please enter all fields": "Bitte füllen Sie alle Felder aus",
  "Please fill in all fields": "Bitte füllen Sie alle Felder aus",
  "Passwords do not match": "Die Passwörter stimmen nicht überein",
  "Password must be at least 6 characters": "Das Passwort muss mindestens 6 Zeichen haben",
  "Password must be at most 128 characters": "Das Passwort darf höchstens 128 Zeichen haben",
  "Please enter a valid email address": "Bitte geben Sie eine gültige E-\u2060Mail-Adresse ein",
  "Registration Successful!": "Registrierung erfolgreich!",
  "Email Verification Required": "E-Mail-Bestätigung erforderlich",
  "Registration failed": "Die Registrierung ist fehlgeschlagen",
  "Login failed": "Die Anmeldung ist fehlgeschlagen",
  "An error occurred during login": "Bei der Anmeldung ist ein Fehler aufgetreten",
  "Email verified successfully! You can now log in.":
    "E-Mail-Adresse bestätigt! Sie können sich jetzt anmelden.",
  "Invalid verification token. Please try again or request a new verification email.":
    "Ungültiger Bestätigungslink. Bitte versuchen Sie es erneut oder fordern Sie eine neue Bestätigungsmail an.",
  "Server error during verification. Please try again later.":
    "Serverfehler bei der Bestätigung. Bitte versuchen Sie es später erneut.",
  "Google account detected": "Google-Konto erkannt",
  "Google Account Required": "Google-Konto erforderlich",
  "This account was created with {provider}. Please sign in with {provider}.":
    "Dieses Konto wurde mit {provider} erstellt. Bitte melden Sie sich mit {provider} an.",
  "You have been logged out.": "Sie wurden abgemeldet.",
  "Authentication failed: {reason}": "Anmeldung fehlgeschlagen: {reason}",
  "Authentication failed: No token received": "Anmeldung fehlgeschlagen: kein Token erhalten",
  "Successfully signed in with {provider}!": "Erfolgreich mit {provider} angemeldet!",
  "Error loading user data": "Die Benutzerdaten konnten nicht geladen werden",
  "Please enter your password": "Bitte geben Sie Ihr Passwort ein",
  "The sign-in could not be linked. Please try again.":
    "Die Anmeldung konnte nicht verknüpft werden. Bitte versuchen Sie es erneut.",
  "We have sent you a link. Open it to link this sign-in without the password.":
    "Wir haben Ihnen einen Link geschickt. Öffnen Sie ihn, um diese Anmeldung ohne das Passwort zu verknüpfen.",
  "{provider} sign-in is linked, and the old password no longer works.":
    "Die Anmeldung mit {provider} ist verknüpft, und das alte Passwort gilt nicht mehr.",
  "We have sent a link to the address of your account there. Open it in this browser to sign in.":
    "Wir haben einen Link an die Adresse Ihres dortigen Kontos geschickt. Öffnen Sie ihn in diesem Browser, um sich anzumelden.",
  "Your address is confirmed.": "Ihre Adresse ist bestätigt.",
  "Please enter your email": "Bitte geben Sie Ihre E-\u2060Mail-Adresse ein",
  "If an account exists for this address, a reset link is on its way.":
    "Falls es zu dieser Adresse ein Konto gibt, ist ein Link zum Zurücksetzen unterwegs.",
  "Open the link in our mail to choose a new password.":
    "Öffnen Sie den Link in unserer E-\u2060Mail, um ein neues Passwort zu wählen.",
  "Failed to send reset email": "Die E-\u2060Mail zum Zurücksetzen konnte nicht gesendet werden",
  "Your password has been reset. You can now log in.":
    "Ihr Passwort wurde zurückgesetzt. Sie können sich jetzt anmelden.",
  "Failed to reset password": "Das Passwort konnte nicht zurückgesetzt werden",
  "This reset link is no longer valid. Please request a new one.":
    "Dieser Link zum Zurücksetzen ist nicht mehr gültig. Bitte fordern Sie einen neuen an.",
  "Failed to verify email": "Die E-\u2060Mail-Adresse konnte nicht bestätigt werden",
  "Email address is required": "Die E-\u2060Mail-Adresse fehlt",
  "Verification email sent! Please check your inbox.":
    "Bestätigungsmail gesendet! Bitte sehen Sie in Ihrem Posteingang nach.",
  "Failed to send verification email. Please try again.":
    "Die Bestätigungsmail konnte nicht gesendet werden. Bitte versuchen Sie es erneut.",
  "Server error. Please try again later.": "Serverfehler. Bitte versuchen Sie es später erneut.",
  "Account deleted successfully.": "Das Konto wurde gelöscht.",
  "You have an unfinished payment, and our card provider does not answer. Nothing was deleted. Please try again in a few minutes.":
    "Eine Zahlung von Ihnen ist noch nicht abgeschlossen, und unser Zahlungsdienst antwortet nicht. Es wurde nichts gelöscht. Bitte versuchen Sie es in einigen Minuten erneut.",
  "Failed to delete account. Please try again.":
    "Das Konto konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.",
  "This account cannot be deleted": "Dieses Konto kann nicht gelöscht werden",
  "You still have {n} credits, which would be lost. Please confirm that you give them up.": {
    one: "Sie haben noch {n} Credit, der verloren ginge. Bitte bestätigen Sie, dass Sie darauf verzichten.",
    other:
      "Sie haben noch {n} Credits, die verloren gingen. Bitte bestätigen Sie, dass Sie darauf verzichten.",
  },
  "{n} credits were not bought by you with a card, so they cannot go back to one.": {
    one: "{n} Credit haben Sie nicht mit einer Karte gekauft, er kann also auf keine zurückgehen.",
    other: "{n} Credits haben Sie nicht mit einer Karte gekauft, sie können also auf keine zurückgehen.",
  },
  "This link is no longer valid. Please change your address again in the settings.":
    "Dieser Link ist nicht mehr gültig. Bitte ändern Sie Ihre Adresse in den Einstellungen noch einmal.",
  'This link was used or is too old. Use "Forgot password" to choose a new password.':
    "Dieser Link wurde schon benutzt oder ist zu alt. Wählen Sie über „Passwort vergessen“ ein neues Passwort.",
  "Please complete the CAPTCHA verification": "Bitte lösen Sie die CAPTCHA-Aufgabe",
  "Thank You! Your message has been sent successfully. We'll get back to you as soon as possible.":
    "Vielen Dank! Ihre Nachricht wurde gesendet. Wir melden uns so bald wie möglich bei Ihnen.",
  "Error sending message. Please try again.":
    "Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es erneut.",
  "Using your account email address": "Die E-\u2060Mail-Adresse Ihres Kontos wird verwendet",
  "Your browser did not keep the cookie of your session. Allow cookies for this site, and log in again.":
    "Ihr Browser hat das Cookie Ihrer Sitzung nicht behalten. Erlauben Sie Cookies für diese Website und melden Sie sich noch einmal an.",

  // The second step of logging in, and passkeys: at the login and in the settings.
  "Please enter the code": "Bitte geben Sie den Code ein",
  "The code could not be checked. Please try again.":
    "Der Code konnte nicht geprüft werden. Bitte versuchen Sie es erneut.",
  "Two-step sign-in is on.": "Die Anmeldung in zwei Schritten ist eingeschaltet.",
  "Two-step sign-in is off.": "Die Anmeldung in zwei Schritten ist ausgeschaltet.",
  "Keep these recovery codes in a safe place. Each works once in place of your second step, and they will not be shown again.":
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
  "This device already has a passkey for your account.":
    "Auf diesem Gerät gibt es schon einen Passkey für Ihr Konto.",
  "This device cannot protect a passkey with a PIN, a fingerprint or your face. Please use another device.":
    "Dieses Gerät kann keinen Passkey speichern, der durch eine PIN, einen Fingerabdruck oder Ihr Gesicht geschützt ist. Bitte verwenden Sie ein anderes.",
  "Passkeys do not work at this address. Please open the page at its usual address.":
    "Unter dieser Adresse der Seite funktionieren Passkeys nicht. Bitte öffnen Sie sie unter ihrer üblichen Adresse.",
  "Use a passkey": "Passkey verwenden",
  Code: "Code",
  "Six digits, or one of your recovery codes": "Sechs Ziffern oder einer Ihrer Wiederherstellungscodes",
  "One of your recovery codes": "Einer Ihrer Wiederherstellungscodes",
  Continue: "Weiter",
  "Two-step sign-in": "Anmeldung in zwei Schritten",
  On: "Ein",
  Off: "Aus",
  "Logging in with your password or a provider such as Google then also takes a code from an authenticator app on your phone, or a passkey, so a stolen password is not enough. Signing in with a passkey alone already counts as two steps.":
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
  "A passkey logs you in with your fingerprint, your face or the PIN of your device, without a password. It works only on this site, so a fake page cannot steal it.":
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
