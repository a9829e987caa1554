/** Registration, login, and what mailed links open. */
export const signIn = {
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
  "First name": "Vorname",
  "Last name": "Nachname",
  "At least {minimum} characters": "Mindestens {minimum} Zeichen",
  "Confirm password": "Passwort wiederholen",
  "We sent a link to <b>{email}</b>. Open it to verify your address, then log in.":
    "Wir haben einen Link an <b>{email}</b> geschickt. Öffnen Sie ihn, um Ihre Adresse zu bestätigen, und melden Sie sich dann an.",
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
  "You signed in with an account elsewhere that names this address. Confirm that it is yours, in the browser where you signed in.":
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
  "<b>{email}</b> already has an account. A mailed link shows that it is yours.":
    "Zu <b>{email}</b> gibt es schon ein Konto. Ein Link per E-\u2060Mail zeigt, dass es Ihres ist.",
  "Link and sign in": "Verknüpfen und anmelden",
  "Without the password": "Ohne das Passwort",
  "You do not know this password, or did not choose it? A mailed link links {provider} without it. The password then stops working.":
    "Sie kennen dieses Passwort nicht oder haben es nicht gewählt? Ein Link per E-\u2060Mail verknüpft {provider} auch ohne das Passwort. Es gilt dann nicht mehr.",
  "The link links {provider}. Every device is then logged out.":
    "Der Link verknüpft {provider}. Danach wird jedes Gerät abgemeldet.",
  "Mail me a link": "Link per E-\u2060Mail senden",
  "This was not me": "Das war ich nicht",
  "If the sign-in in our mail was not you, another person knows your password. We then log every device out, also this one, end calls that are under way, and mail you a link to choose a new password.":
    "Wenn die Anmeldung in unserer E-\u2060Mail nicht von Ihnen war, kennt eine andere Person Ihr Passwort. Wir melden dann jedes Gerät ab, auch dieses, beenden laufende Anrufe und schicken Ihnen einen Link für ein neues Passwort.",
  "Log every device out": "Alle Geräte abmelden",
  "It was me": "Das war ich",
  "Your browser blocks cookies for this site, and no one can log in without them. Allow cookies for this site in the browser's settings, and load the page again.":
    "Ihr Browser blockiert Cookies für diese Website, und ohne sie kann sich niemand anmelden. Erlauben Sie Cookies für diese Website in den Einstellungen des Browsers und laden Sie die Seite neu.",
  "Load again": "Neu laden",
  "Your browser keeps no data for this site, so you are logged out when the page is loaded again. Allow site data in the browser's settings to stay logged in.":
    "Ihr Browser behält keine Daten dieser Website, deshalb sind Sie abgemeldet, sobald die Seite neu geladen wird. Erlauben Sie Websitedaten in den Einstellungen des Browsers, um angemeldet zu bleiben.",
} as const;
