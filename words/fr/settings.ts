import type { Translated } from "#words/catalogue.ts";
import type { settings as german } from "#words/de/settings.ts";

export const settings = {
  "Your settings could not be loaded. Please reload the page.":
    "Vos paramètres n’ont pas pu être chargés. Veuillez recharger la page.",
  "Your change could not be saved. Please try again.":
    "Votre modification n’a pas pu être enregistrée. Veuillez réessayer.",
  "Please enter your current password": "Veuillez saisir votre mot de passe actuel",
  "Your data could not be fetched. Please try again.":
    "Vos données n’ont pas pu être récupérées. Veuillez réessayer.",
  "Please confirm that you give up your credits": "Veuillez confirmer que vous renoncez à vos crédits",
  "Billing details": "Coordonnées de facturation",
  "For your books: these lines are on your receipts from your next purchase on. Earlier receipts stay as they are.":
    "Pour votre comptabilité : ces lignes figurent sur vos reçus à partir de votre prochain achat. Les reçus précédents ne changent pas.",
  "Tax number": "Numéro fiscal",
  "Save billing details": "Enregistrer les coordonnées",
  "Your billing details have been saved.": "Vos coordonnées de facturation ont été enregistrées.",
  "Your countries have been saved.": "Vos pays ont été enregistrés.",
  "Please choose at least one country": "Veuillez choisir au moins un pays",
  "Your name has been saved.": "Votre nom a été enregistré.",
  "Please enter both names": "Veuillez saisir le prénom et le nom",
  "Please enter the new email address": "Veuillez saisir la nouvelle adresse e-\u2060mail",
  "Your password has been changed. Other devices were logged out.":
    "Votre mot de passe a été modifié. Les autres appareils ont été déconnectés.",
  "You can now log in with your password as well. Other devices were logged out.":
    "Vous pouvez maintenant aussi vous connecter avec votre mot de passe. Les autres appareils ont été déconnectés.",
  "Our last mail to this address was rejected because the address does not seem to exist. Please check it or change it here: without it you cannot reset your password.":
    "Notre dernier e-\u2060mail à cette adresse a été refusé, comme si elle n’existait pas. Veuillez vérifier l’adresse ou la modifier ici : sans elle, vous ne pouvez pas réinitialiser votre mot de passe.",
  "Please open the link we sent to the new address. Nothing changes until then.":
    "Veuillez ouvrir le lien que nous avons envoyé à la nouvelle adresse. D’ici là, rien ne change.",
  "Your address has not changed.": "Votre adresse reste inchangée.",
  "Your email address has been changed.": "Votre adresse e-\u2060mail a été modifiée.",
  "Every device was logged out, and the old password no longer works. We have mailed you a link to choose a new one.":
    "Tous les appareils ont été déconnectés et l’ancien mot de passe ne fonctionne plus. Nous vous avons envoyé un lien pour en choisir un nouveau.",
  "Your security history could not be loaded. Please try again.":
    "Votre historique de sécurité n’a pas pu être chargé. Veuillez réessayer.",
  "Nothing has happened in the last 90 days.": "Il ne s’est rien passé au cours des 90 derniers jours.",
  "That device was logged out.": "Cet appareil a été déconnecté.",
  "All other devices were logged out.": "Tous les autres appareils ont été déconnectés.",
  "Your name, how you log in, and where.": "Votre nom, et comment et où vous vous connectez.",
  Name: "Nom",
  "Save name": "Enregistrer le nom",
  "Email address": "Adresse e-\u2060mail",
  "Your address is <b>{email}</b>. A new address takes effect when you open the link we send to it.":
    "Votre adresse est <b>{email}</b>. Une nouvelle compte dès que vous avez ouvert le lien que nous y envoyons.",
  "<b>{email}</b> takes effect when you open the link we sent to it.":
    "<b>{email}</b> prendra effet quand vous ouvrirez le lien que nous y avons envoyé.",
  "Keep the old address": "Garder l’ancienne adresse",
  "New email": "Nouvelle adresse e-\u2060mail",
  "Change email": "Modifier l’e-\u2060mail",
  "You also sign in with {providers}.": "Vous vous connectez aussi avec {providers}.",
  "At least {minimum} characters. Your other devices will be logged out.":
    "Au moins {minimum} caractères. Vos autres appareils sont déconnectés.",
  "Change password": "Modifier le mot de passe",
  "Set a password": "Définir un mot de passe",
  "Your current password": "Votre mot de passe actuel",
  "You have no password. You can do this within ten minutes of signing in with {providers}.":
    "Vous n’avez pas de mot de passe. Cela fonctionne dans les dix minutes qui suivent la connexion avec {providers}.",
  "Sign in with {provider} again": "Se reconnecter avec {provider}",
  "Countries you can call": "Pays que vous pouvez appeler",
  "Calls to countries you leave out are refused, even if another person uses your account.":
    "Les appels vers les pays que vous excluez sont refusés, même si une autre personne utilise votre compte.",
  "All countries": "Tous les pays",
  "Only the countries I choose": "Seulement les pays que je choisis",
  "You can call {countries}.": "Vous pouvez appeler ces pays : {countries}.",
  "You can call {n} countries.": {
    one: "Vous pouvez appeler {n} pays.",
    other: "Vous pouvez appeler {n} pays.",
  },
  "To allow more countries, confirm that it is you.":
    "Pour autoriser plus de pays, montrez que c’est bien vous.",
  "Save countries": "Enregistrer les pays",
  "Find a country": "Rechercher un pays",
  "We do not call a country with this name.": "Aucun pays desservi ne porte ce nom.",
  "Where you are logged in": "Où vous êtes connecté",
  "Log out all other devices": "Déconnecter tous les autres appareils",
  "This device": "Cet appareil",
  "Last used {used}, logged in {opened}": "Dernière utilisation le {used}, connexion le {opened}",
  "Last used {used}, logged in {opened} with {provider}":
    "Dernière utilisation le {used}, connexion le {opened} avec {provider}",
  "Last used {used}, logged in {opened} with a passkey":
    "Dernière utilisation le {used}, connexion le {opened} avec une clé d’accès",
  "Log out": "Déconnecter",
  "Log out {device}": "Déconnecter {device}",
  "Security history": "Historique de sécurité",
  "The last 90 days. If something here was not you, change your password and log out all other devices.":
    "Les 90 derniers jours. Si quelque chose ici ne vient pas de vous, modifiez votre mot de passe et déconnectez tous les autres appareils.",
  "<time>{at}</time>, {device}, {network}": "<time>{at}</time>, {device}, {network}",
  "Show older": "Afficher les plus anciens",
  "Your data": "Vos données",
  "Everything we keep about you: profile, devices, security history, calls, payments, transactions and messages, as a JSON file.":
    "Tout ce que nous conservons sur vous : profil, appareils, historique de sécurité, appels, paiements, transactions et messages, dans un fichier JSON.",
  "Download my data": "Télécharger mes données",
  "Delete account": "Supprimer le compte",
  "Your name, address and messages are erased for good. Payments and calls stay in our books, without your name.":
    "Votre nom, votre adresse et vos messages sont effacés définitivement. Ce qui a été payé et appelé reste dans nos comptes, sans vous.",
  "Delete my account": "Supprimer mon compte",
  "Delete your account?": "Supprimer votre compte ?",
  "This cannot be undone.": "Cette action est irréversible.",
  "Get your money back first": "Récupérez d’abord votre argent",
  "Your credits cannot go back now": "Vos crédits ne peuvent pas être remboursés maintenant",
  "Purchase of {moment}": "Achat du {moment}",
  "I give up my credits": "Je renonce à mes crédits",

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
  "A new email address was requested": "Une nouvelle adresse e-\u2060mail a été demandée",
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

  "An earlier account of yours owes credits. Your next purchase pays them first. If you had no other account, please contact us.":
    "Un de vos anciens comptes doit des crédits. Votre prochain achat les paie d’abord. Si vous n’aviez pas d’autre compte, veuillez nous contacter.",
  "An earlier account of yours owes {credits} credits. Your next purchase pays them first. If you had no other account, please contact us.":
    "Un de vos anciens comptes doit {credits} crédits. Votre prochain achat les paie d’abord. Si vous n’aviez pas d’autre compte, veuillez nous contacter.",
  "Your last call has ended, but the carrier has not confirmed its cost yet. Its credits will be available again within a minute.":
    "Votre dernier appel est terminé, et l’opérateur n’a pas encore confirmé ce qu’il a coûté. Ses crédits seront de nouveau libres dans la minute.",
  "Another account with your address or card is in a call. Please try again when that call has ended.":
    "Un autre compte avec votre adresse ou votre carte est en communication. Veuillez réessayer quand cet appel sera terminé.",
  "Debt of an earlier account of yours": "Dette d’un de vos anciens comptes",
  "Debt paid by another account of yours": "Dette payée par un autre de vos comptes",
  "If an account owes credits or is frozen, that also applies to a new account of the same person until it has ended. For this purpose alone we keep codes made from the address, sign-ins and cards, which cannot be turned back into them.":
    "Les crédits qu’un compte doit et un blocage valent aussi pour un nouveau compte de la même personne jusqu’à ce qu’ils aient pris fin. Pour cela seulement, nous gardons des codes de l’adresse, des connexions et des cartes, qui ne permettent pas de les retrouver.",
} satisfies Translated<"fr", typeof german>;
