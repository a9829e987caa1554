import type { Translated } from "#words/catalogue.ts";
import type { earlierAccounts as german } from "#words/de/earlier-accounts.ts";

export const earlierAccounts = {
  "An earlier account of yours owes credits. Your next purchase pays them first. If you had no other account, please contact us.":
    "Un de vos anciens comptes doit des crédits. Votre prochain achat les paie d’abord. Si vous n’aviez pas d’autre compte, veuillez nous contacter.",
  "An earlier account of yours owes {credits} credits. Your next purchase pays them first. If you had no other account, please contact us.":
    "Un de vos anciens comptes doit {credits} crédits. Votre prochain achat les paie d’abord. Si vous n’aviez pas d’autre compte, veuillez nous contacter.",
  "Your last call has ended, but the carrier has not confirmed its cost yet. Its credits are free again within a minute.":
    "Votre dernier appel est terminé, et l’opérateur n’a pas encore confirmé ce qu’il a coûté. Ses crédits seront de nouveau libres dans la minute.",
  "Another account with your address or card is in a call. Please try again when that call has ended.":
    "Un autre compte avec votre adresse ou votre carte est en communication. Veuillez réessayer quand cet appel sera terminé.",
  "Debt of an earlier account of yours": "Dette d’un de vos anciens comptes",
  "Debt paid by another account of yours": "Dette payée par un autre de vos comptes",
  "Credits that an account owes, and a freeze, count for a new account of the same person until they have ended. For this alone we keep codes of the address, sign-ins and cards, which cannot be turned back into them.":
    "Les crédits qu’un compte doit et un blocage valent aussi pour un nouveau compte de la même personne jusqu’à ce qu’ils aient pris fin. Pour cela seulement, nous gardons des codes de l’adresse, des connexions et des cartes, qui ne permettent pas de les retrouver.",
} satisfies Translated<"fr", typeof german>;
