/** What is said while registering, logging in and opening mailed links, and by the contact form. */
export const signInMessages = {
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
} as const;
