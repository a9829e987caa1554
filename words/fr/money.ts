import type { Translated } from "#words/catalogue.ts";
import type { money as german } from "#words/de/money.ts";

export const money = {
  "{n} credits": { one: "{n} crédit", other: "{n} crédits" },
  "Converted at the rate of {day}.": "Converti au taux du {day}.",
  "Converted at a fixed rate, because no published one is known.":
    "Converti à un taux fixe, faute de taux publié.",

  "Unable to initialize payment. Please try again.":
    "Impossible de préparer le paiement. Veuillez réessayer.",
  "Failed to initialize payment": "Le paiement n’a pas pu être lancé",
  "Stripe hasn't fully loaded yet. Please wait a moment.":
    "Stripe n’est pas encore entièrement chargé. Veuillez patienter un instant.",
  "Payment failed": "Le paiement a échoué",
  "An unexpected error occurred.": "Une erreur inattendue s’est produite.",
  "The card form does not work in this browser. Please try a newer browser.":
    "Le formulaire de carte ne fonctionne pas dans ce navigateur. Veuillez essayer avec un navigateur plus récent.",
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
  "Your account is new, so you can buy for up to {amount} now.":
    "Votre compte est nouveau : vous pouvez acheter pour {amount} au maximum maintenant.",
  "Your account is new, and you have bought all that it may buy for now.":
    "Votre compte est nouveau : vous ne pouvez rien acheter de plus pour le moment.",
  "You can buy more from {moment}.": "Vous pourrez acheter davantage à partir du {moment}.",
  "Nothing can be bought for now.": "Aucun achat n’est possible pour le moment.",
  "The limit ends on {moment}.": "La limite prend fin le {moment}.",
  "The limit ends a day after your first purchase.": "La limite prend fin un jour après votre premier achat.",
  "The limit ends {n} days after your first purchase.": {
    one: "La limite prend fin {n} jour après votre premier achat.",
    other: "La limite prend fin {n} jours après votre premier achat.",
  },
  "{date}, {time} UTC": "{date}, {time} UTC",
  "Try another card or ask your bank. Nothing was charged.":
    "Essayez une autre carte ou contactez votre banque. Rien n’a été débité.",
  "Try another card, or add money to this one. Nothing was charged.":
    "Essayez une autre carte ou approvisionnez celle-ci. Rien n’a été débité.",
  "Try a card that is still valid. Nothing was charged.":
    "Essayez une carte encore valable. Rien n’a été débité.",
  "Check the security code of your card and try again. Nothing was charged.":
    "Vérifiez le code de sécurité de votre carte et réessayez. Rien n’a été débité.",
  "Check your card details and try again. Nothing was charged.":
    "Vérifiez les données de votre carte et réessayez. Rien n’a été débité.",
  "Wait a minute and try again. Nothing was charged.":
    "Attendez une minute et réessayez. Rien n’a été débité.",
  "Your bank did not confirm the payment. Try again, or try another card. Nothing was charged.":
    "Votre banque n’a pas confirmé le paiement. Réessayez ou essayez une autre carte. Rien n’a été débité.",
  "This payment has ended, because too many cards were declined or you started another one. Nothing was charged. Press Pay Now to start again.":
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
  Summary: "Récapitulatif",
  "<b>{price}</b>, {credits}": "<b>{price}</b>, {credits}",
  "<b>{price}</b>, {credits}, about {minutes} to {country}":
    "<b>{price}</b>, {credits}, environ {minutes} ({country})",
  "Proceed to Payment": "Passer au paiement",
  "Name on card": "Nom sur la carte",
  "Loading the card form...": "Chargement du formulaire de carte…",
  "{price} for {credits}": "{price} pour {credits}",
  "Add credits": "Ajouter des crédits",
  "The call has ended. You can still buy the credits.":
    "L’appel est terminé. Vous pouvez quand même acheter les crédits.",
  "Pay Now": "Payer maintenant",
  "Your card details go straight to our card provider. We never see or store them.":
    "Les données de votre carte vont directement à notre prestataire de paiement. Nous ne les voyons jamais et ne les conservons pas.",
  "or pay by card": "ou payer par carte",
  "You are offline. Nothing was charged. This will continue when you are back online.":
    "Vous êtes hors ligne. Rien n’a été débité. La suite se fera dès que la connexion sera rétablie.",
  "If an ad blocker or a firewall is on, allow {host} in it and try again.":
    "Si un bloqueur de publicités ou un pare-feu est actif, autorisez-y {host} et réessayez.",

  "We could not refund this purchase. Please try again.":
    "Cet achat n’a pas pu être remboursé. Veuillez réessayer.",
  "It is too late to get money back for this purchase.": "Le délai de remboursement de cet achat est écoulé.",
  "The credits from this purchase have been used.": "Les crédits de cet achat sont utilisés.",
  "Your call is holding the credits from this purchase. Those it does not use are yours again when it ends.":
    "Les crédits de cet achat sont retenus par votre appel. Ce qu’il n’utilise pas sera libre à la fin.",
  "This payment is disputed, so your bank decides about its money.":
    "Ce paiement est contesté : c’est votre banque qui décide du remboursement.",
  "Money from this purchase is already on its way back.": "Le remboursement de cet achat est déjà en cours.",
  "The amount you can get back has changed. Please check the new amount.":
    "Le montant a changé. Veuillez regarder le nouveau montant.",
  "The money could not go back to your card. Nothing has changed. Please contact us.":
    "Le remboursement sur votre carte a échoué. Rien n’a changé. Veuillez nous contacter.",
  "The card service does not answer. Nothing has changed. Please try again in a few minutes.":
    "Le prestataire de paiement ne répond pas. Rien n’a changé. Veuillez réessayer dans quelques minutes.",
  "You cannot get more back on your own right now. Please contact us.":
    "Vous ne pouvez pas récupérer davantage vous-même pour le moment. Veuillez nous contacter.",
  "You cannot get more back on your own right now.":
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
  "Taken from your balance": "Retiré de votre solde",
  "Get {amount} back": "Récupérer {amount}",
  "Keep the credits": "Garder les crédits",
  "{amount} went back to your card. Your bank usually shows it within five to ten days.":
    "{amount} ont été remboursés sur votre carte. Votre banque l’affiche en général sous cinq à dix jours.",
  "{amount} is on its way to your card. The list shows when it has left.":
    "{amount} sont en route vers votre carte. La liste indique quand le remboursement est effectué.",
  "Your balance is {credits} below zero.": "Votre solde est inférieur à zéro de {credits}.",
  "Your balance is {credits} below zero, because a payment of yours was disputed at your bank after its credits had been used.":
    "Votre solde est inférieur à zéro de {credits}, car l’un de vos paiements a été contesté auprès de votre banque après l’utilisation de ses crédits.",
  "Your balance is {credits} below zero, because a payment of yours was refunded after its credits had been used.":
    "Votre solde est inférieur à zéro de {credits}, car l’un de vos paiements a été remboursé après l’utilisation de ses crédits.",
  "Your balance is {credits} below zero, because payments of yours were disputed at your bank or refunded after their credits had been used.":
    "Votre solde est inférieur à zéro de {credits}, car certains de vos paiements ont été contestés auprès de votre banque ou remboursés après l’utilisation de leurs crédits.",
  "Buy at least {n} credits to call again.": {
    one: "Achetez au moins {n} crédit pour pouvoir appeler de nouveau.",
    other: "Achetez au moins {n} crédits pour pouvoir appeler de nouveau.",
  },
  "Calling is paused because a payment of yours is disputed at your bank. Please withdraw the dispute there, or contact us.":
    "Les appels sont suspendus parce qu’un de vos paiements est contesté auprès de votre banque. Veuillez y retirer la contestation ou nous contacter.",

  "Failed to get transactions": "Les transactions n’ont pas pu être récupérées",
  "{n} transactions shown": { one: "{n} transaction affichée", other: "{n} transactions affichées" },
  "No transactions found": "Aucune transaction trouvée",
  "No recent transactions": "Aucune transaction récente",
  "{n} credits by card": { one: "{n} crédit par carte", other: "{n} crédits par carte" },
  "{n} credits by automatic recharge": {
    one: "{n} crédit par recharge automatique",
    other: "{n} crédits par recharge automatique",
  },
  "{purchase}: ended, because too many cards were declined":
    "{purchase} : terminé, car trop de cartes ont été refusées",
  "{purchase}: your bank declined the card": "{purchase} : votre banque a refusé la carte",
  "{purchase}: not confirmed in time": "{purchase} : non confirmé à temps",
  "{purchase}: ended, because automatic recharge was changed":
    "{purchase} : annulé, car la recharge automatique a été modifiée",
  "{purchase}: ended together with automatic recharge. {reason}":
    "{purchase} : annulé en même temps que la recharge automatique. {reason}",
  "{purchase}: replaced by a newer purchase": "{purchase} : remplacé par un achat plus récent",
  "{purchase}: not paid in time": "{purchase} : non payé à temps",
  "{purchase}: cancelled when the account was deleted": "{purchase} : terminé avec le compte",
  "Refund to your card": "Remboursement sur votre carte",
  "Refund that did not reach your card": "Remboursement non parvenu à votre carte",
  "Payment disputed with your bank": "Paiement contesté auprès de votre banque",
  "Dispute with your bank ended in our favour": "Litige avec votre banque clos en notre faveur",
  "Credits given by us": "Crédits offerts par nous",
  "Credits taken back by us": "Crédits repris par nous",
  "Call to {destination}, {number}": "Appel : {destination}, {number}",
  "Credit for a bad line: call to {destination}, {number}":
    "Avoir pour une mauvaise ligne : appel, {destination}, {number}",
  "Call by {caller}": "Appel passé par {caller}",
  "Credit for a bad line: call by {caller}": "Avoir pour une mauvaise ligne : appel passé par {caller}",
  "a former member": "un ancien membre",
  "Every purchase, call and refund, newest first.":
    "Tous les achats, appels et remboursements, les plus récents en premier.",
  "All calls, including free ones": "Tous les appels, y compris les gratuits",
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
  declined: "refusée",
  "on its way": "en route",
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
  "Left after refunds": "Reste après remboursements",
  "Paid on {day}": "Payé le {day}",
  "Paid on {day} with {card}": "Payé le {day} ({card})",
  "{amount} refunded, {left} left": "{amount} remboursés, reste {left}",
  "{amount} going back to the card, {left} left": "{amount} en route vers la carte, reste {left}",
  "{amount} refunded or disputed, {left} left": "{amount} remboursés ou contestés, reste {left}",
  Card: "Carte",
  "{card} ending in {last4}": "{card} se terminant par {last4}",
  "Card ending in {last4}": "Carte se terminant par {last4}",
  "Tax included": "Taxe comprise",
  "None#tax": "aucune",
  "Bought by": "Acheté par",
  "Tax number: {number}": "Numéro fiscal : {number}",
  "Exchange rate": "Taux de change",
  "Print or save as PDF": "Imprimer ou enregistrer en PDF",
  "Credits balance": "Solde de crédits",
  "<b>{n}</b> <u>credits</u>": { one: "<b>{n}</b> <u>crédit</u>", other: "<b>{n}</b> <u>crédits</u>" },
  "<u>Balance</u> <b>{credits}</b>": "<u>Solde</u> <b>{credits}</b>",
} satisfies Translated<"fr", typeof german>;
