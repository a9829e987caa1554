import type { Translated } from "#words/catalogue.ts";
import type { recharge as german } from "#words/de/recharge.ts";

export const recharge = {
  "Unable to load your automatic recharge. Please try again.":
    "Impossible de charger votre recharge automatique. Veuillez réessayer.",
  "Your automatic recharge could not be saved. Nothing has changed. Please try again.":
    "Votre recharge automatique n’a pas pu être enregistrée. Rien n’a changé. Veuillez réessayer.",
  "Automatic recharge could not be turned off. Please try again.":
    "La recharge automatique n’a pas pu être désactivée. Veuillez réessayer.",
  "Please choose one of the offered amounts.": "Veuillez choisir l’un des montants proposés.",
  "The monthly limit must allow at least one purchase. Please choose a higher one.":
    "Le plafond mensuel doit permettre au moins un achat. Veuillez en choisir un plus élevé.",
  "Please choose a lower monthly limit.": "Veuillez choisir un plafond mensuel moins élevé.",
  "Please confirm that your card may be charged by this rule.":
    "Veuillez confirmer que votre carte peut être débitée selon cette règle.",
  "The bank of this card does not allow further charges by this rule. Please choose another card.":
    "La banque de cette carte n’autorise plus de débits selon cette règle. Veuillez choisir une autre carte.",
  "This card was declined three times. Please choose another card, or this one 30 days after it was declined last.":
    "Cette carte a été refusée trois fois. Veuillez choisir une autre carte, ou celle-ci 30 jours après le dernier refus.",
  "Another user of this balance has turned on automatic recharge.":
    "Une autre personne utilisant ce solde a activé la recharge automatique.",
  "Automatic recharge was changed elsewhere. Please look at it and try again.":
    "La recharge automatique a été modifiée ailleurs. Veuillez la vérifier et réessayer.",
  "Automatic recharge pays with this card and is turned off when you remove it.":
    "La recharge automatique utilise cette carte et sera désactivée si vous la retirez.",
  "Automatic recharge is not on.": "La recharge automatique n’est pas activée.",
  "This link has been used or has expired. You can turn automatic recharge off in Settings.":
    "Ce lien a déjà été utilisé ou a expiré. Vous pouvez désactiver la recharge automatique dans les paramètres.",
  "This link belongs to another user. Log out first to use it.":
    "Ce lien appartient à un autre compte. Déconnectez-vous d’abord pour l’utiliser.",
  "This payment can no longer be finished. Nothing was charged.":
    "Ce paiement ne peut plus être terminé. Rien n’a été débité.",
  "This payment is finished already. Nothing more is charged.":
    "Ce paiement est déjà terminé. Rien de plus ne sera débité.",
  "Your bank is still working on this payment. Please look again in a few minutes.":
    "Votre banque traite encore ce paiement. Veuillez revenir dans quelques minutes.",
  "Automatic recharge is paused because a payment was not confirmed to your bank in time. Nothing was charged.":
    "La recharge automatique est en pause, car un paiement n’a pas été confirmé à temps auprès de votre banque. Rien n’a été débité.",
  "With your confirmation you also agree to the following, so that your bank need not ask next time:":
    "En confirmant, vous acceptez aussi ce qui suit, afin que votre banque n’ait pas à vous solliciter la prochaine fois :",
  "I allow this card to be charged by this rule without asking me each time, until I turn it off or it ends by itself.":
    "J’autorise le débit de cette carte selon cette règle sans que l’on me demande à chaque fois, jusqu’à ce que je la désactive ou qu’elle prenne fin d’elle-même.",
  "At most {limit} in any calendar month.": "Au maximum {limit} par mois civil.",
  "When your balance falls below {below}, {credits} are bought for {price}.":
    "Lorsque votre solde passe sous {below}, vous achetez {credits} pour {price}.",
  "During a call the credits are bought early enough that the call goes on, also while the balance is still higher.":
    "Pendant un appel, les crédits sont achetés assez tôt pour que l’appel continue, même si le solde est encore plus élevé.",
  "Automatic recharge is on.": "La recharge automatique est activée.",
  "Automatic recharge is off. No card is charged any more.":
    "La recharge automatique est désactivée. Plus aucune carte n’est débitée.",
  "Recharged: {credits}, your call goes on": "Recharge effectuée : {credits}, votre appel continue",
  "Recharged: {credits}": "Recharge effectuée : {credits}",
  "Automatic recharge waits for you: your bank wants you to confirm the payment.":
    "La recharge automatique vous attend : votre banque souhaite que vous confirmiez le paiement.",
  "Automatic recharge is paused because your bank declined the card.":
    "La recharge automatique est en pause, car votre banque a refusé la carte.",
  "Automatic recharge is paused because your bank does not allow this card to be charged again.":
    "La recharge automatique est en pause, car votre banque n’autorise plus le débit de cette carte.",
  "Automatic recharge is paused until next month because this month's limit has been reached.":
    "La recharge automatique est en pause jusqu’au mois prochain, car le plafond de ce mois est atteint.",
  "Automatic recharge is paused because a new account may buy only so much.":
    "La recharge automatique est en pause, car les achats d’un nouveau compte sont limités.",
  "Automatic recharge is paused because credits cannot be bought right now. It is tried again soon.":
    "La recharge automatique est en pause, car il est impossible d’acheter des crédits pour le moment. Une nouvelle tentative aura lieu bientôt.",
  "Automatic recharge is paused by our support.":
    "La recharge automatique a été mise en pause par notre assistance.",
  "You have turned it off.": "Vous l’avez désactivée.",
  "It was turned off with the link of a mail.": "Elle a été désactivée par le lien d’un e‑mail.",
  "Its card has been removed.": "Sa carte a été supprimée.",
  "Its card has expired.": "Sa carte a expiré.",
  "Money of a purchase has gone back to your card.": "L’argent d’un achat a été remboursé sur votre carte.",
  "A payment was disputed at your bank.": "Un paiement a été contesté auprès de votre banque.",
  "Your account has been frozen.": "Votre compte a été bloqué.",
  "Its card was declined three times.": "Sa carte a été refusée trois fois.",
  "There is not enough money on the card.": "Il n’y a pas assez d’argent sur la carte.",
  "The card has expired.": "La carte a expiré.",
  "The card's own limit is reached.": "Le plafond de la carte est atteint.",
  "The bank has blocked the card or closed its account.":
    "La banque a bloqué la carte ou clôturé son compte.",
  "The bank could not answer.": "La banque n’a pas pu répondre.",
  "The bank gave no reason.": "La banque n’a donné aucune raison.",
  "Automatic recharge": "Recharge automatique",
  "Turn off automatic recharge": "Désactiver la recharge automatique",
  "Credits are bought with a saved card when your balance falls, so that no call is cut off.":
    "Lorsque votre solde baisse, des crédits sont achetés avec une carte enregistrée, pour qu’aucun appel ne soit coupé.",
  "Your saved card {card} has expired. To save another one, tick “Save this card for next time” when you pay.":
    "Votre carte enregistrée {card} a expiré. Pour en enregistrer une autre, cochez « Enregistrer cette carte pour la prochaine fois » lors du paiement.",
  "It needs a saved card. To save one, tick “Save this card for next time” when you pay.":
    "Il faut une carte enregistrée. Pour en enregistrer une, cochez « Enregistrer cette carte pour la prochaine fois » au moment de payer.",
  "When my balance falls below": "Lorsque mon solde passe sous",
  Buy: "Acheter",
  "Monthly limit": "Plafond mensuel",
  "{amount} ({n} purchases)": {
    one: "{amount} ({n} achat)",
    many: "{amount} ({n} d’achats)",
    other: "{amount} ({n} achats)",
  },
  "Your balance is below that already: the first purchase is made as soon as you turn it on.":
    "Votre solde est déjà en dessous : le premier achat aura lieu dès l’activation.",
  "To have your card charged, or more than before, confirm that it is you.":
    "Pour que votre carte soit débitée, ou davantage qu’avant, confirmez que c’est bien vous.",
  "Turn on": "Activer",
  "Save changes": "Enregistrer les modifications",
  Paused: "En pause",
  "Spent this month": "Dépensé ce mois-ci",
  "{spent} of {limit}": "{spent} sur {limit}",
  "This card is no longer saved.": "Cette carte n’est plus enregistrée.",
  "Next try: {moment}.": "Prochaine tentative : {moment}.",
  "To go on, press “Change” and choose a card.":
    "Pour continuer, appuyez sur « Modifier » et choisissez une carte.",
  "To go on, press “Change” and save the rule, with the same card or another one.":
    "Pour continuer, appuyez sur « Modifier » et enregistrez la règle, avec la même carte ou une autre.",
  Change: "Modifier",
  "Turn off": "Désactiver",
  "Finish the payment": "Terminer le paiement",
  "Your bank wants you to confirm this payment.": "Votre banque souhaite que vous confirmiez ce paiement.",
  "Card: {card}": "Carte : {card}",
  "Pay {price} for {credits}": "Payer {price} pour {credits}",
  "No more credits are then bought automatically. Your balance and your saved cards stay as they are.":
    "Plus aucun crédit n’est alors acheté automatiquement. Votre solde et vos cartes enregistrées restent inchangés.",
} satisfies Translated<"fr", typeof german>;
