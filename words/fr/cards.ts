import type { Translated } from "#words/catalogue.ts";
import type { cards as german } from "#words/de/cards.ts";

export const cards = {
  "Save this card for next time": "Enregistrer cette carte pour la prochaine fois",
  "Our card provider keeps the card, not us. The card is charged only when you press a button to pay, or by a rule that you turn on in Settings. You can remove it in Settings at any time.":
    "La carte est conservée par notre prestataire de paiement, pas par nous. Elle n’est débitée que lorsque vous appuyez vous-même sur un bouton de paiement, ou par une règle que vous activez dans les paramètres. Vous pouvez l’y supprimer à tout moment.",
  "We do not know yet whether this payment went through. Please press the button again: you are charged only once.":
    "Nous ne savons pas encore si ce paiement a abouti. Appuyez de nouveau sur le bouton : vous ne serez débité qu’une seule fois.",
  "This price has expired. The button shows the new one: press it to pay. Nothing has been charged.":
    "Ce prix a expiré. Le nouveau figure sur le bouton : appuyez dessus pour payer. Rien n’a été débité.",
  "This payment has ended, because too many cards were declined or you started another one. Nothing was charged. Press the button to start again.":
    "Ce paiement est terminé, car trop de cartes ont été refusées ou vous en avez lancé un autre. Rien n’a été débité. Appuyez sur le bouton pour recommencer.",
  "Pay with": "Payer avec",
  "Another card": "Une autre carte",
  "Pay {price} with {card}": "Payer {price} avec {card}",
  "Pay with {card}": "Payer avec {card}",
  "Expires {date}": "Expiration : {date}",
  Expired: "Expirée",
  "Saved cards": "Cartes enregistrées",
  "Our card provider keeps these cards, not us. The default is proposed when you buy credits.":
    "Ces cartes sont conservées par notre prestataire de paiement, pas par nous. La carte par défaut est proposée lors de vos achats de crédits.",
  "No card is saved. To save one, tick “Save this card for next time” when you pay.":
    "Aucune carte n’est enregistrée. Pour en enregistrer une, cochez « Enregistrer cette carte pour la prochaine fois » au moment de payer.",
  Default: "Par défaut",
  "Make default": "Définir par défaut",
  "Make {card} the default": "Définir {card} par défaut",
  "Being removed": "Suppression en cours",
  "Your card pays nothing any more. Our card provider has not confirmed yet that it is removed.":
    "Cette carte ne paie plus rien. Notre prestataire de paiement n’a pas encore confirmé sa suppression.",
  "This card is now your default.": "Cette carte est maintenant celle par défaut.",
  "Your card has been removed.": "Votre carte a été supprimée.",
} satisfies Translated<"fr", typeof german>;
