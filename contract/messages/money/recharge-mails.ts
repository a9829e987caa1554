import { message } from "#contract/messages/message.ts";

/** The words of mails about automatic recharge. What pages say too stands in `recharge-messages.ts`. */
export const rechargeMailWords = {
  off: "Turn off automatic recharge",
  settings: "Open settings",
  contact: "Contact us",
  card: "Card",
  on: {
    subject: "Automatic recharge is on",
    priceFollows: "The price follows the exchange rate at the time of each purchase.",
    note: "Every mail about automatic recharge has a link that turns it off without logging in. If you did not turn it on, use the link, and write to us.",
  },
  /** In place of the first sentences of a receipt. */
  bought: "Automatic recharge has bought credits for you. They are on your account, and they never expire.",
  paused: {
    subject: "Automatic recharge is paused",
    notCharged: "Nothing was charged.",
    again: (moment: string) => message("It is tried again after {moment}.", { moment: { moment } }),
    notAgain: "It is not tried again by itself. To go on, choose a card in Settings.",
    raise: "To go on earlier, choose a higher limit in Settings.",
    note: "You can purchase credits yourself at any time.",
    askWhy: "If you do not know why, please write to us with the contact form.",
  },
  confirm: {
    subject: "Please confirm your automatic recharge",
    body: "Your bank wants you to confirm a payment of your automatic recharge. Until you do, nothing is charged and it buys no credits.",
    button: "Confirm the payment",
  },
  ended: {
    subject: "Automatic recharge is off",
    note: "You can turn it on again in Settings at any time.",
    askWhy: "If you do not know why, please write to us with the contact form.",
    notYou: "If this was not you, please write to us at once.",
  },
  cardEnds: {
    subject: "Your card for automatic recharge expires soon",
    body: (card: string, month: string) =>
      message(
        "{card} expires at the end of {month}. Automatic recharge ends then, unless you choose another card in Settings or your bank renews this one.",
        { card, month },
      ),
    note: "To add a new card, save it when you next purchase credits. You can then choose it in Settings.",
  },
} as const;
