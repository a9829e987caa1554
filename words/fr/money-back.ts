import type { Translated } from "#words/catalogue.ts";
import type { moneyBack as german } from "#words/de/money-back.ts";

export const moneyBack = {
  "The purchase could not be taken back. Please try again.":
    "Cet achat n’a pas pu être remboursé. Veuillez réessayer.",
  "The time in which this purchase can be taken back is over.":
    "Le délai de remboursement de cet achat est écoulé.",
  "The credits of this purchase are used.": "Les crédits de cet achat sont utilisés.",
  "The credits of this purchase are held by your call. What it does not use is yours when it has ended.":
    "Les crédits de cet achat sont retenus par votre appel. Ce qu’il n’utilise pas sera libre à la fin.",
  "This payment is disputed, so your bank decides about its money.":
    "Ce paiement est contesté : c’est votre banque qui décide du remboursement.",
  "Money of this purchase is on its way back already.": "Le remboursement de cet achat est déjà en cours.",
  "What can be taken back has changed. Please look at the new amount.":
    "Le montant a changé. Veuillez regarder le nouveau montant.",
  "The money could not go back to your card. Nothing has changed. Please contact us.":
    "Le remboursement sur votre carte a échoué. Rien n’a changé. Veuillez nous contacter.",
  "The card service does not answer. Nothing has changed. Please try again in a few minutes.":
    "Le prestataire de paiement ne répond pas. Rien n’a changé. Veuillez réessayer dans quelques minutes.",
  "You cannot take back more by yourself now. Please contact us.":
    "Vous ne pouvez pas récupérer davantage vous-même pour le moment. Veuillez nous contacter.",
  "You cannot take back more by yourself now.":
    "Vous ne pouvez pas récupérer davantage vous-même pour le moment.",
  "{unused} of this purchase is unused.": "{unused} de cet achat ne sont pas utilisés.",
  "Within 30 days you can take back up to {usd} by yourself, in up to {n} requests.": {
    one: "En 30 jours, vous pouvez récupérer vous-même jusqu’à {usd}, en {n} demande.",
    other: "En 30 jours, vous pouvez récupérer vous-même jusqu’à {usd}, en {n} demandes au maximum.",
  },
  "For more, please contact us.": "Pour davantage, veuillez nous contacter.",
  "You can take back more on {moment}, or sooner if you contact us.":
    "Vous pourrez récupérer davantage le {moment}, ou plus tôt si vous nous contactez.",
  "Get money back": "Se faire rembourser",
  "Get money back for {description}": "Se faire rembourser {description}",
  "{amount} on its way to your card": "{amount} en route vers votre carte",
  "Get your money back?": "Vous faire rembourser ?",
  "The credits of this purchase that you have not used leave your balance, and their price goes back to the card that paid. This cannot be undone.":
    "Les crédits de cet achat que vous n’avez pas utilisés sont retirés de votre solde, et leur prix est remboursé sur la carte utilisée. C’est irréversible.",
  "Back to your card": "Remboursé sur votre carte",
  "Leaves your balance": "Retiré de votre solde",
  "Get {amount} back": "Récupérer {amount}",
  "Keep the credits": "Garder les crédits",
  "{amount} went back to your card. Your bank usually shows it within five to ten days.":
    "{amount} ont été remboursés sur votre carte. Votre banque l’affiche en général sous cinq à dix jours.",
  "{amount} is on its way to your card. The list shows when it has left.":
    "{amount} sont en route vers votre carte. La liste indique quand le remboursement est effectué.",
  "Calling is paused because a payment of yours is disputed at your bank. Please withdraw the dispute there, or contact us.":
    "Les appels sont suspendus parce qu’un de vos paiements est contesté auprès de votre banque. Veuillez y retirer la contestation ou nous contacter.",
} satisfies Translated<"fr", typeof german>;
