/** The kinds of the security history. */
export const securityEvents = {
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
  "A new email address was asked for": "Eine neue E-\u2060Mail-Adresse wurde angefragt",
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
} as const;
