import type { Translated } from "#words/catalogue.ts";
import type { server as german } from "#words/de/server.ts";

export const server = {
  "The request is not valid.": "La requête n’est pas valide.",
  "The request is too large.": "La requête est trop volumineuse.",
  "The request must be sent as application/json.": "La requête doit être envoyée au format application/json.",
  "The request could not be understood.": "La requête n’a pas pu être comprise.",
  "There is nothing at this address.": "Il n’y a rien à cette adresse.",
  "Please log in to continue.": "Veuillez vous connecter pour continuer.",
  "You are not allowed to do this.": "Vous n’êtes pas autorisé à faire cela.",
  "Too many attempts. Please wait a moment and try again.":
    "Trop de tentatives. Veuillez patienter un instant, puis réessayer.",
  "Too many attempts. Please wait {wait} and try again.":
    "Trop de tentatives. Veuillez patienter {wait}, puis réessayer.",
  "Something went wrong on our side. Please try again.":
    "Une erreur s’est produite de notre côté. Veuillez réessayer.",
  "The service is starting or too busy. Please try again in a moment.":
    "Le service démarre ou est surchargé. Veuillez réessayer dans un instant.",
  "We cannot send mail to an address with letters other than a to z before the @. Please use another address.":
    "Nos messages n’atteignent pas une adresse qui contient avant le @ d’autres lettres que a à z. Veuillez utiliser une autre adresse.",
  "Invalid email or password": "E-mail ou mot de passe incorrect",
  "Please verify your email before logging in.":
    "Veuillez confirmer votre adresse e-\u2060mail avant de vous connecter.",
  "Please verify your email before logging in. email: {email}":
    "Veuillez confirmer votre adresse e-\u2060mail avant de vous connecter. E-\u2060mail : {email}",
  "This account was created with another sign-in. Please use that.":
    "Ce compte a été créé avec un autre mode de connexion. Veuillez l’utiliser.",
  "This sign-in is not available right now. Please try again.":
    "Ce mode de connexion n’est pas disponible pour le moment. Veuillez réessayer.",
  "Please sign in.": "Veuillez vous connecter.",
  "The sign-in was cancelled.": "La connexion a été annulée.",
  "This sign-in has expired or was started elsewhere. Please try again.":
    "Cette connexion a expiré ou a été commencée ailleurs. Veuillez réessayer.",
  "The sign-in could not be verified. Please try again.":
    "La réponse de la connexion n’a pas pu être vérifiée. Veuillez réessayer.",
  "The account you chose has no verified email address.":
    "Le compte choisi n’a pas d’adresse e-\u2060mail vérifiée.",
  "Your account here is linked to another account of this provider.":
    "Votre compte ici est lié à un autre compte de ce fournisseur.",
  "You already have an account here. Please prove that it is yours to link this sign-in.":
    "Vous avez déjà un compte ici. Veuillez prouver qu’il est à vous pour lier ce mode de connexion.",
  "This is no longer valid. Please sign in again.": "Ceci n’est plus valable. Veuillez vous reconnecter.",
  "This link is no longer valid here. Open it within an hour, in the browser where you signed in.":
    "Ce lien n’est plus valable ici. Ouvrez-le dans l’heure, dans le navigateur où vous vous êtes connecté.",
  "You are logged in as another user. Log out first to sign in with this one.":
    "Vous êtes connecté avec un autre utilisateur. Déconnectez-vous d’abord pour utiliser celui-ci.",
  "This code is wrong or has already been used. Please try the next one.":
    "Ce code est incorrect ou a déjà été utilisé. Veuillez essayer le suivant.",
  "This sign-in has taken too long. Please log in again.":
    "Cette connexion a pris trop de temps. Veuillez vous reconnecter.",
  "Two-step sign-in is on already.": "La connexion en deux étapes est déjà activée.",
  "Two-step sign-in is not on.": "La connexion en deux étapes n’est pas activée.",
  "This passkey is not accepted here. Please log in another way.":
    "Cette clé d’accès n’est pas acceptée ici. Veuillez vous connecter autrement.",
  "This took too long or was already used. Please try again.":
    "Cela a pris trop de temps ou a déjà été utilisé. Veuillez réessayer.",
  "This passkey may have been copied, so it is no longer accepted. Please log in another way and remove it in your settings.":
    "Cette clé d’accès a peut-être été copiée et n’est donc plus acceptée. Veuillez vous connecter autrement et la supprimer dans vos paramètres.",
  "The new passkey could not be checked. Please try again.":
    "La nouvelle clé d’accès n’a pas pu être vérifiée. Veuillez réessayer.",
  "This passkey has already been added.": "Cette clé d’accès a déjà été ajoutée.",
  "This passkey has already been removed.": "Cette clé d’accès a déjà été supprimée.",
  "Confirmed.": "Confirmé.",
  "You are an operator. Please log in again with your passkey or code, and try within ten minutes.":
    "Vous administrez ce service. Veuillez vous reconnecter avec votre clé d’accès ou un code, puis réessayer dans les dix minutes.",
  "Please add a passkey first.": "Veuillez d’abord ajouter une clé d’accès.",
  "Two-step sign-in uses this passkey. Please add another one, or switch two-step sign-in off, before you remove it.":
    "La connexion demande cette clé d’accès. Veuillez en ajouter une autre ou désactiver la connexion en deux étapes avant de la supprimer.",
  "You have as many passkeys as an account can have. Please remove one first.":
    "Vous avez autant de clés d’accès qu’un compte peut en avoir. Veuillez d’abord en supprimer une.",
  "This password is too well known. Please choose another.":
    "Ce mot de passe est l’un de ceux que l’on devine en premier. Veuillez en choisir un autre.",
  "This is not your password.": "Ce n’est pas votre mot de passe.",
  "Please enter your password, or sign in again and try within ten minutes.":
    "Veuillez saisir votre mot de passe, ou vous reconnecter et réessayer dans les dix minutes.",
  "This is already your address.": "C’est déjà votre adresse.",
  "Please end your call first.": "Veuillez d’abord terminer votre appel.",
  "Your bank is still processing a payment of yours. Please try again once it is decided.":
    "Votre banque traite encore un de vos paiements. Veuillez réessayer une fois la décision prise.",
  "There are still credits on your account.": "Il reste des crédits sur votre compte.",
  "This device is already logged out.": "Cet appareil est déjà déconnecté.",
  "Please enter a valid amount.": "Veuillez saisir un montant valable.",
  "This price has expired. Please choose the amount again.":
    "Ce prix a expiré. Veuillez choisir à nouveau le montant.",
  "The amount has changed. Please choose the amount again.":
    "Le montant a changé. Veuillez le choisir à nouveau.",
  "This payment does not exist.": "Ce paiement n’existe pas.",
  "A saved card is not saved again.": "Une carte déjà enregistrée ne l’est pas une seconde fois.",
  "This card pays nothing any more, because the cards of each user are now kept apart. To use it again, choose another card when you pay, type in this one and tick “Save this card for next time”.":
    "Cette carte ne paie plus rien, car les cartes de chaque utilisateur sont désormais conservées séparément. Pour l’utiliser à nouveau, choisissez une autre carte au moment de payer, saisissez celle-ci et cochez « Enregistrer cette carte pour la prochaine fois ».",
  "This card has expired. Please choose another one.": "Cette carte a expiré. Veuillez en choisir une autre.",
  "This card is no longer saved. Please choose another one.":
    "Cette carte n’est plus enregistrée. Veuillez en choisir une autre.",
  "This card could not be removed. Please try again.":
    "Impossible de supprimer cette carte. Veuillez réessayer.",
  "This card could not be made your default. Please try again.":
    "Impossible de définir cette carte par défaut. Veuillez réessayer.",
  "Unable to load your cards. Please try again.": "Impossible de charger vos cartes. Veuillez réessayer.",
  "This receipt does not exist.": "Ce reçu n’existe pas.",
  "This request was already made with different content.":
    "Cette requête a déjà été faite avec un autre contenu.",
  "This is not a valid phone number.": "Ce n’est pas un numéro de téléphone valable.",
  "Calls to this destination are not available.":
    "Les appels vers cette destination ne sont pas disponibles.",
  "Premium, special, satellite and emergency numbers cannot be called.":
    "Les numéros surtaxés, spéciaux, satellites et d’urgence ne peuvent pas être appelés.",
  "Toll-free numbers like this one cannot be called yet.":
    "Les numéros gratuits comme celui-ci ne peuvent pas encore être appelés.",
  "Shared-cost numbers like this one cannot be called yet.":
    "Les numéros à coût partagé comme celui-ci ne peuvent pas encore être appelés.",
  "Company numbers like this one cannot be called yet.":
    "Les numéros d’entreprise comme celui-ci ne peuvent pas encore être appelés.",
  "Premium and shared-cost numbers cannot be called.":
    "Les numéros surtaxés et à coûts partagés ne peuvent pas être appelés.",
  "Satellite phones cannot be called.": "Les téléphones satellites ne peuvent pas être appelés.",
  "Personal numbers cannot be called.": "Les numéros personnels ne peuvent pas être appelés.",
  "Emergency services cannot be called from here. Please use another phone.":
    "Les services d’urgence ne peuvent pas être appelés d’ici. Veuillez utiliser un autre téléphone.",
  "Your balance is below zero. Please purchase credits.":
    "Votre solde est négatif. Veuillez acheter des crédits.",
  "You are already in a call. End it before starting another.":
    "Vous êtes déjà en appel. Terminez-le avant d’en commencer un autre.",
  "The call could not be ended right away. It will end as soon as the carrier responds.":
    "L’appel n’a pas pu être terminé tout de suite. Il se terminera dès que l’opérateur répondra.",
  "This call does not exist.": "Cet appel n’existe pas.",
  "This contact has already been deleted.": "Ce contact a déjà été supprimé.",
  "This page is out of date. Please reload it and try again.":
    "Cette page n’est plus à jour. Veuillez la recharger et réessayer.",
  "This contact was changed in another tab. Please try again.":
    "Ce contact a été modifié dans un autre onglet. Veuillez réessayer.",
  "You can have at most 5,000 contacts.": "Vous pouvez avoir au maximum 5 000 contacts.",
  "A contact can have at most ten numbers.": "Un contact peut avoir au maximum dix numéros.",
  "This place in the list is not valid.": "Cet endroit de la liste n’est pas valable.",
  "These measurements are not valid.": "Ces mesures ne sont pas valables.",
  "Please choose one of the offered currencies.": "Veuillez choisir l’une des devises proposées.",
  "Please use at most {maximum} characters": "Veuillez utiliser au plus {maximum} caractères",
  "Buying credits is switched off at the moment. Your credits stay as they are. Please try again later.":
    "L’achat de crédits est désactivé pour le moment. Vos crédits restent tels quels. Veuillez réessayer plus tard.",
  "New accounts cannot be made at the moment. Please try again later.":
    "La création de comptes est impossible pour le moment. Veuillez réessayer plus tard.",
  "Unknown browser": "Navigateur inconnu",
  "{browser} on {system}": "{browser} sur {system}",
  "This language is not offered. Please choose another.":
    "Cette langue n’est pas proposée. Veuillez en choisir une autre.",
  "Your language has been saved.": "Votre langue a été enregistrée.",

  "a second": "une seconde",
  "a minute": "une minute",
  "an hour": "une heure",
  "{n} seconds": { one: "{n} seconde", other: "{n} secondes" },
  "{n} minutes": { one: "{n} minute", other: "{n} minutes" },
  "{n} hours": { one: "{n} heure", other: "{n} heures" },
  "{hours} h": "{hours} h",
  "{hours} h {minutes} min": "{hours} h {minutes} min",
} satisfies Translated<"fr", typeof german>;
