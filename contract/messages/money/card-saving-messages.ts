/** Messages of the pages on which a card is saved, pays again and is removed. */
export const cardSavingMessages = {
  /** The permission that a buyer gives by ticking the box: version 1 of `cardConsentVersion`. */
  consent:
    "Our card provider keeps the card, not us. The card is charged only when you press a button to pay, or by a rule that you turn on in Settings. You can remove it in Settings at any time.",
  none: "No card is saved. To save one, tick “Save this card for next time” when you pay.",
  kept: "Our card provider keeps these cards, not us. The default is proposed when you buy credits.",
  chosen: "This card is now your default.",
  removed: "Your card has been removed.",
  beingRemoved:
    "Your card pays nothing any more. Our card provider has not confirmed yet that it is removed.",
  /** The answer to a confirmed payment was lost. */
  undecided:
    "We do not know yet whether this payment went through. Please press the button again: you are charged only once.",
  priceExpired:
    "This price has expired. The button shows the new one: press it to pay. Nothing has been charged.",
  ended:
    "This payment has ended, because too many cards were declined or you started another one. Nothing was charged. Press the button to start again.",
} as const;
