import type { Translated } from "#words/catalogue.ts";
import type { securityEvents as german } from "#words/de/security-events.ts";

export const securityEvents = {
  "Signed in": "Connexion",
  "Signed in with {provider}": "Connexion avec {provider}",
  "Signed in on a new device; we sent you a mail about it":
    "Connexion sur un nouvel appareil ; nous vous avons envoyé un e-\u2060mail à ce sujet",
  "Signed in with {provider} on a new device; we sent you a mail about it":
    "Connexion avec {provider} sur un nouvel appareil ; nous vous avons envoyé un e-\u2060mail à ce sujet",
  "A wrong code was entered at the second step": "Un code erroné a été saisi à la deuxième étape",
  "Several wrong codes were entered at the second step; we sent you a mail about it":
    "Plusieurs codes erronés ont été saisis à la deuxième étape ; nous vous avons envoyé un e-\u2060mail à ce sujet",
  "A sign-in was undone: every device was logged out and the password stopped working":
    "Une connexion a été annulée : tous les appareils ont été déconnectés et le mot de passe a cessé de fonctionner",
  "Password changed": "Mot de passe modifié",
  "Password reset with a mailed link": "Mot de passe réinitialisé avec un lien envoyé par e-\u2060mail",
  "A new email address was asked for": "Une nouvelle adresse e-\u2060mail a été demandée",
  "Email address changed": "Adresse e-\u2060mail modifiée",
  "Two-step sign-in switched on": "Connexion en deux étapes activée",
  "Two-step sign-in switched off": "Connexion en deux étapes désactivée",
  "A recovery code was used": "Un code de secours a été utilisé",
  "New recovery codes made": "Nouveaux codes de secours créés",
  "A device was logged out": "Un appareil a été déconnecté",
  "All other devices were logged out": "Tous les autres appareils ont été déconnectés",
  "Every device was logged out by us": "Nous avons déconnecté tous les appareils",
  "Another sign-in linked": "Autre connexion associée",
  "{provider} sign-in linked": "Connexion avec {provider} associée",
  "Passkey added": "Clé d’accès ajoutée",
  "Passkey removed": "Clé d’accès retirée",
} satisfies Translated<"fr", typeof german>;
