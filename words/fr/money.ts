import type { Translated } from "#words/catalogue.ts";
import type { money as german } from "#words/de/money.ts";

export const money = {
  "{n} credits": { one: "{n} crédit", other: "{n} crédits" },

  "Unable to initialize payment. Please try again.":
    "Impossible de préparer le paiement. Veuillez réessayer.",
  "Failed to initialize payment": "Le paiement n’a pas pu être lancé",
  "Stripe hasn't fully loaded yet. Please wait a moment.":
    "Stripe n’est pas encore entièrement chargé. Veuillez patienter un instant.",
  "Payment failed": "Le paiement a échoué",
  "An unexpected error occurred.": "Une erreur inattendue s’est produite.",
  "Payment form failed to load: {problem}": "Le formulaire de paiement n’a pas pu être chargé : {problem}",
  "Payment succeeded but credits were not updated. Please contact support.":
    "Le paiement a réussi, mais les crédits n’ont pas été mis à jour. Veuillez contacter l’assistance.",
  "Successfully purchased {n} credits!": {
    one: "Vous avez acheté {n} crédit !",
    other: "Vous avez acheté {n} crédits !",
  },
  "Payment status: {status} Please try again.": "État du paiement : {status} Veuillez réessayer.",
  "This price has expired. The new one is shown above: press Pay Now to pay it. Nothing has been charged.":
    "Ce prix a expiré. Le nouveau est affiché ci-dessus : appuyez sur « Payer maintenant » pour le régler. Rien n’a été débité.",
  "Please enter a valid amount (minimum {minimum})": "Veuillez saisir un montant valable (minimum {minimum})",
  "Too many cards were declined. Please wait {wait} before you start another payment.":
    "Trop de cartes ont été refusées. Veuillez patienter {wait} avant de lancer un autre paiement.",
  "You have started many payments. Please wait {wait} before you start another one.":
    "Vous avez lancé beaucoup de paiements. Veuillez patienter {wait} avant d’en lancer un autre.",
  "This is more than a new account may buy now.":
    "C’est plus que ce qu’un nouveau compte peut acheter maintenant.",
  "This is more than a new account may buy.": "C’est plus que ce qu’un nouveau compte peut acheter.",
  "A new account can buy for {day} a day and {week} a week, in up to {n} purchases a day.": {
    one: "Un nouveau compte peut acheter pour {day} par jour et {week} par semaine, en {n} achat par jour au maximum.",
    other:
      "Un nouveau compte peut acheter pour {day} par jour et {week} par semaine, en {n} achats par jour au maximum.",
  },
  "You have {amount} left now.": "Il vous reste {amount} maintenant.",
  "You will have more on {moment}.": "Vous en aurez plus le {moment}.",
  "The limit ends on {moment}.": "La limite prend fin le {moment}.",
  "The limit ends a day after your first purchase.": "La limite prend fin un jour après votre premier achat.",
  "The limit ends {n} days after your first purchase.": {
    one: "La limite prend fin {n} jour après votre premier achat.",
    other: "La limite prend fin {n} jours après votre premier achat.",
  },
  "{date}, {time} UTC": "{date}, {time} UTC",
  "This payment has ended, because too many cards were declined or you started another one. Nothing was charged. Press Pay Now to start anew.":
    "Ce paiement est terminé, car trop de cartes ont été refusées ou vous en avez lancé un autre. Rien n’a été débité. Appuyez sur « Payer maintenant » pour recommencer.",
  "Failed to update currency. Using default rates.":
    "La devise n’a pas pu être mise à jour. Les taux par défaut sont utilisés.",
  "Failed to get credits": "Les crédits n’ont pas pu être récupérés",
  "Credits never expire. No hidden fees, no monthly subscription.":
    "Les crédits n’expirent jamais. Pas de frais cachés, pas d’abonnement mensuel.",
  "Current credits": "Crédits actuels",
  Currency: "Devise",
  "Exchange rate: 1 USD = {rate} {currency} (as of {day})":
    "Taux de change : 1 USD = {rate} {currency} (au {day})",
  "Exchange rate: 1 USD = {rate} {currency} (default rate)":
    "Taux de change : 1 USD = {rate} {currency} (taux par défaut)",
  "Choose an amount": "Choisissez un montant",
  "Custom amount ({currency})": "Autre montant ({currency})",
  "{minimum} to {maximum}": "De {minimum} à {maximum}",
  Apply: "Appliquer",
  "You pay": "Vous payez",
  "You receive": "Vous recevez",
  "Proceed to Payment": "Passer au paiement",
  "Name on card": "Nom sur la carte",
  "Loading the card form...": "Chargement du formulaire de carte…",
  "Pay Now": "Payer maintenant",
  "Your card details go straight to our card provider. We never see them and do not store them.":
    "Les données de votre carte vont directement à notre prestataire de paiement. Nous ne les voyons jamais et ne les conservons pas.",
  "or pay by card": "ou payer par carte",
  "You are offline. Nothing was charged. This goes on once there is a connection.":
    "Vous êtes hors ligne. Rien n’a été débité. La suite se fera dès que la connexion sera rétablie.",
  "If an ad blocker or a firewall is on, allow {host} in it and try again.":
    "Si un bloqueur de publicités ou un pare-feu est actif, autorisez-y {host} et réessayez.",

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

  "Failed to get transactions": "Les transactions n’ont pas pu être récupérées",
  "{n} transactions shown": { one: "{n} transaction affichée", other: "{n} transactions affichées" },
  "No transactions found": "Aucune transaction trouvée",
  "No recent transactions": "Aucune transaction récente",
  "{n} credits by card": { one: "{n} crédit par carte", other: "{n} crédits par carte" },
  "{purchase}: ended, because too many cards were declined":
    "{purchase} : terminé, car trop de cartes ont été refusées",
  "{purchase}: replaced by a newer purchase": "{purchase} : remplacé par un achat plus récent",
  "{purchase}: not paid in time": "{purchase} : non payé à temps",
  "{purchase}: ended with the account": "{purchase} : terminé avec le compte",
  "Refund to your card": "Remboursement sur votre carte",
  "Refund that did not reach your card": "Remboursement non parvenu à votre carte",
  "Payment disputed with your bank": "Paiement contesté auprès de votre banque",
  "Dispute with your bank ended in our favour": "Litige avec votre banque clos en notre faveur",
  "Credits given by us": "Crédits offerts par nous",
  "Credits taken back by us": "Crédits repris par nous",
  "Call to {destination}, {number}": "Appel : {destination}, {number}",
  "Credit for a bad line: call to {destination}, {number}":
    "Avoir pour une mauvaise ligne : appel, {destination}, {number}",
  "Every purchase, call and refund, newest first.":
    "Tous les achats, appels et remboursements, les plus récents en premier.",
  "Every call, also those that cost nothing": "Tous les appels, y compris les gratuits",
  "Purchase credits to begin": "Achetez des crédits pour commencer",
  "Show all transactions": "Afficher toutes les transactions",
  "Load more": "Charger plus",
  "All transactions": "Toutes les transactions",
  Purchases: "Achats",
  Calls: "Appels",
  "Download CSV": "Télécharger le CSV",
  "Recent transactions": "Transactions récentes",
  "Recent Transactions": "Transactions récentes",
  "View All Transactions": "Voir toutes les transactions",
  Date: "Date",
  Type: "Type",
  Description: "Description",
  Amount: "Montant",
  Status: "État",
  Purchase: "Achat",
  Refund: "Remboursement",
  Usage: "Utilisation",
  Test: "Test",
  Adjustment: "Ajustement",
  completed: "terminée",
  pending: "en attente",
  failed: "échouée",
  Receipt: "Reçu",
  "Receipt for {description}": "Reçu pour {description}",
  Details: "Détails",
  "Details for {description}": "Détails pour {description}",
  "Failed to get the receipt": "Le reçu n’a pas pu être récupéré",
  "Receipt {number}": "Reçu {number}",
  "Back to your transactions": "Retour à vos transactions",
  Seller: "Vendeur",
  Buyer: "Acheteur",
  "Receipt number": "Numéro de reçu",
  "Charged to your card": "Débité de votre carte",
  "Refunded to your card": "Remboursé sur votre carte",
  "Print or save as PDF": "Imprimer ou enregistrer en PDF",
  "Credits balance": "Solde de crédits",
  "<b>{n}</b> <u>credits</u>": { one: "<b>{n}</b> <u>crédit</u>", other: "<b>{n}</b> <u>crédits</u>" },
  "<u>Balance</u> <b>{credits}</b>": "<u>Solde</u> <b>{credits}</b>",
} satisfies Translated<"fr", typeof german>;
