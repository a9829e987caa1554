import { counted, type Message, message } from "#contract/messages/message.ts";
import type { DebtCause } from "#contract/money/wallet-debt.ts";

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

/** Next steps after a card was declined. The card form, or the provider's sentence before them, says what is wrong. */
export const declineMessages = {
  another: "Try another card or ask your bank. Nothing was charged.",
  insufficientFunds: "Try another card, or add money to this one. Nothing was charged.",
  expired: "Try a card that is still valid. Nothing was charged.",
  securityCode: "Check the security code of your card and try again. Nothing was charged.",
  details: "Check your card details and try again. Nothing was charged.",
  later: "Wait a minute and try again. Nothing was charged.",
  /** The card form does not speak of 3-D Secure: this says what is wrong, too. */
  notAuthenticated:
    "Your bank did not confirm the payment. Try again, or try another card. Nothing was charged.",
} as const;

export const debtMessages = {
  /** The balance and why it is so. `credits` are below zero, in words with their money. */
  belowZero: (credits: string, causes: readonly DebtCause[]): Message => {
    const [cause, other] = causes;
    if (cause === undefined) return message("Your balance is {credits} below zero.", { credits });
    if (other !== undefined) {
      return message(
        "Your balance is {credits} below zero, because payments of yours were disputed at your bank or refunded after their credits had been used.",
        { credits },
      );
    }
    return cause === "dispute"
      ? message(
          "Your balance is {credits} below zero, because a payment of yours was disputed at your bank after its credits had been used.",
          { credits },
        )
      : message(
          "Your balance is {credits} below zero, because a payment of yours was refunded after its credits had been used.",
          { credits },
        );
  },
  settle: (credits: number) =>
    counted(credits, "Buy at least {n} credit to call again.", "Buy at least {n} credits to call again."),
} as const;
