import { counted, type Message, message } from "./message.ts";

/** The words of every mail to a user, without the layout: keys of sentences, or what is said with a value. */
export const mailWords = {
  greeting: (name: string | undefined) => (name ? message("Hello {name},", { name }) : "Hello,"),
  signature: "{brand}: phone calls to anywhere, from your browser",
  /** Label before a value or an address in the mail's plain text: French has a space before the colon. */
  label: (label: string) => message("{label}:", { label }),
  verifyEmail: {
    subject: "Confirm your email address",
    body: [
      "Thank you for registering with {brand}. Please confirm that this address is yours. Your account will then open with the password chosen at this registration.",
    ],
    others:
      "There is more than one open registration for this address, and only the first one confirmed counts. Please open only the link of the registration you made yourself.",
    registeredAt: "Registered",
    button: "Confirm email address",
    note: "The link is good for 24 hours. If you did not register at that time, do not open it, because another person chose the password. You can ignore this mail.",
  },
  severalRegistrations: {
    subject: "Several registrations for your address",
    body: [
      "Someone, probably you, asked again for the link that confirms this address. More than one registration is open for it, and we cannot tell which one is yours.",
    ],
    button: "Log in",
    note: "To get your link, log in with the password you chose and ask for the link there, or register again. If this was not you, you can ignore this mail.",
  },
  alreadyRegistered: {
    subject: "You already have an account",
    body: [
      "Someone, probably you, tried to register with this address. You already have an account, and nothing about it has changed.",
    ],
    button: "Log in",
    note: 'If you do not remember your password, use "Forgot password" on the login page. If this was not you, you do not need to do anything.',
  },
  resetPassword: {
    subject: "Reset your password",
    body: ["Someone, probably you, asked to reset the password of the account with this address."],
    button: "Choose a new password",
    note: "The link is good for one hour and works once. If this was not you, you can ignore this mail: your password stays as it is.",
  },
  passwordChanged: {
    subject: "Your password was changed",
    body: ["The password of your account was just changed, and every device was logged out."],
    button: "Log in",
    note: 'If this was not you, use "Forgot password" on the login page at once to take the account back.',
  },
  /** Effect of a reset on the user's passkeys, as a second paragraph of `passwordChanged`. */
  passkeysAfterReset: {
    removed:
      "Your passkeys were removed, because another person may have added one. You can add yours again in the settings.",
    second_step:
      "Your passkeys no longer log in without the password, because another person may have added one. They are still your second step. To log in with one alone, remove it in the settings and add it again.",
  },
  callerIdLapses: {
    subject: "Please verify your number again",
    body: [
      "The people you call see a number of yours. A number is shown for a year after it was verified. Please verify it again in your settings, so that they go on seeing it.",
    ],
    number: "Your number",
    lapses: "Shown until",
    button: "Open settings",
    note: "Without it, the people you call see our number, and calls to your numbers here no longer go on to it.",
  },
  callerIdLost: {
    subject: "Your number now belongs to another account",
    body: [
      "A person answered our call at your number and typed a code there, so it now belongs to another account. Your calls no longer show it, and calls to your numbers here no longer go on to it.",
    ],
    button: "Open settings",
    note: "If the number is still yours, verify it again in your settings: we call it, and it comes back to you.",
  },
  callerIdGained: {
    subject: "Your number is verified",
    body: [
      "The code was typed at your number, so your calls can show it now. It was verified for another account before, which no longer has it.",
    ],
    button: "Open settings",
    note: "If this was not you, remove the number in your settings.",
  },
  passwordChangedByOwner: {
    subject: "Your password was changed",
    body: ["The password of your account was just changed, and every other device was logged out."],
    button: "Log in",
    note: 'If this was not you, use "Forgot password" on the login page at once to take the account back.',
  },
  confirmNewEmail: {
    subject: "Confirm your new email address",
    body: [
      "Someone, probably you, asked to use this address for their {brand} account. It takes effect once you confirm it.",
    ],
    button: "Confirm new address",
    note: "The link is good for one hour and works once. If this was not you, you can ignore this mail: nothing changes.",
  },
  addressTaken: {
    subject: "You already have an account",
    body: [
      "Someone, probably you, asked to use this address for another {brand} account. It already belongs to your account, and nothing has changed.",
    ],
    button: "Log in",
    note: "If this was not you, you do not need to do anything.",
  },
  emailChanged: {
    subject: "Your email address was changed",
    body: [
      "The email address of your account was just changed. From now on our mails go to the new one, and this address no longer logs in.",
    ],
    button: "Contact us",
    note: "If this was not you, please write to us at once, so that we can give the account back to you.",
  },
  twoStepOn: {
    subject: "Two-step sign-in is on",
    body: [
      "From now on, logging in to your account takes a second step: a code from your authenticator app, or your passkey. Every other device was logged out. Keep your recovery codes in a safe place: each works once in its place.",
    ],
    button: "Open settings",
    note: 'If this was not you, use "Forgot password" on the login page at once, and write to us.',
  },
  twoStepOff: {
    subject: "Two-step sign-in is off",
    body: [
      "Logging in to your account no longer takes a second step. The recovery codes have stopped working.",
    ],
    button: "Open settings",
    note: 'If this was not you, use "Forgot password" on the login page at once to take the account back.',
  },
  passkeyAdded: {
    subject: "A passkey was added",
    body: ["A passkey was just added to your account. It logs in by itself, without the password."],
    button: "Open settings",
    note: 'If this was not you, use "Forgot password" on the login page at once: it also stops passkeys from logging in.',
  },
  passkeyRemoved: {
    subject: "A passkey was removed",
    body: ["A passkey of your account was just removed. It no longer logs in."],
    button: "Open settings",
    note: 'If this was not you, use "Forgot password" on the login page at once to take the account back.',
  },
  passkeyCopied: {
    subject: "A passkey was refused",
    body: [
      "One of your passkeys was just refused, because its usage counter went backwards. That happens when a passkey has been copied. It is no longer accepted.",
    ],
    button: "Open settings",
    note: "Please remove it in your settings and add a new one. If you did not use a passkey just now, please write to us.",
  },
  recoveryCodeUsed: {
    subject: "A recovery code was used",
    body: (left: number) => [
      counted(
        left,
        "Somebody, probably you, logged in to your account with a recovery code. One code is left.",
        "Somebody, probably you, logged in to your account with a recovery code. {n} codes are left.",
      ),
    ],
    button: "Open settings",
    note: 'If this was not you, use "Forgot password" on the login page at once, and make new recovery codes.',
  },
  newDevice: {
    subject: "New sign-in to your account",
    body: ["Your account was just opened on a device that is new to us. It was probably you."],
    facts: { at: "When", device: "Browser", network: "Network address" },
    button: "This was not me",
    note: "If this was you, you do not need to do anything. If not, the link logs out every device and lets you choose a new password. It is good for 7 days and works once.",
  },
  signInUndone: {
    subject: "The sign-in was undone",
    body: [
      "As you asked, every device was logged out of your account, and the old password no longer works.",
      "Please choose a new password, one that you use nowhere else. If two-step sign-in was switched on and you did not do that, please write to us.",
    ],
    button: "Choose a new password",
    note: 'The link is good for one hour and works once. After that, use "Forgot password" on the login page.',
  },
  secondStepGuessed: {
    subject: "Wrong codes at your second step",
    body: [
      "Wrong codes were entered several times at the second step of your account. Unless that was you, another person knows your password or can use the account you sign in with.",
      "The second step has kept them out so far. Please choose a new password, one that you use nowhere else.",
    ],
    button: "Choose a new password",
    note: "If you mistyped the codes yourself, you do not need to do anything. We send this mail at most once a day.",
  },
  userDeleted: {
    subject: "Your account was deleted",
    body: [
      "Your account was just deleted, and every device was logged out. Your payments and calls stay in our books, without your name, your address or the last digits of the numbers.",
    ],
    button: "Contact us",
    note: "If this was not you, please write to us at once.",
  },
} as const;

export const providerMailWords = {
  confirmLink: (provider: string) => ({
    subject: message("Link {provider} sign-in to your account", { provider }),
    body: [
      message(
        "Someone, probably you, signed in with the {provider} account of this address and could not enter the password of your account. You can link {provider} without it.",
        { provider },
      ),
      "The password then stops working, and every device is logged out.",
    ],
    button: message("Link {provider} sign-in", { provider }),
    note: "The link is good for one hour and works once. If this was not you, you can ignore this mail: nothing changes.",
  }),
  providerReplacedPassword: (provider: string) => ({
    subject: message("{provider} sign-in replaced your password", { provider }),
    body: [
      message(
        "Your account was just linked to the {provider} account of this address. The password it had before no longer works, every device was logged out, and calls in progress were ended.",
        { provider },
      ),
    ],
    button: "Log in",
    note: message(
      "If this was not you, another person reads your mail and uses your {provider} account. Change the passwords of both, and write to us.",
      { provider },
    ),
  }),
  providerLinked: (provider: string) => ({
    subject: message("{provider} sign-in was linked", { provider }),
    body: [
      message(
        "Your account was just linked to the {provider} account of this address. You can now sign in with either.",
        { provider },
      ),
    ],
    button: "Open settings",
    note: message(
      "If this was not you, another person may have got into your {provider} account. Change its password, and write to us.",
      { provider },
    ),
  }),
  proveAddress: (provider: string) => ({
    subject: "Confirm your address to sign in",
    body: [
      message(
        "Someone, probably you, signed in with {provider}, which gives this address but does not confirm that it is theirs. Open the link in the browser where you signed in.",
        { provider },
      ),
    ],
    button: "Confirm and sign in",
    note: "The link is good for one hour, works once and only in that browser. If this was not you, you can ignore this mail: nothing changes.",
  }),
} as const satisfies Record<string, (provider: string) => MailWords>;

interface MailWords {
  subject: Message | string;
  body: readonly (Message | string)[];
  button: Message | string;
  note: Message | string;
}

export const answerWords = {
  subject: (subject: string) => message("Our answer: {subject}", { subject }),
  body: "Thank you for your message. This is our answer:",
  message: "Your message",
  note: "If you have another question, simply reply to this mail.",
} as const;

export const receiptWords = {
  subject: (number: string) => message("Your receipt {number}", { number }),
  body: ["Thank you for your purchase. The credits are on your account, and they never expire."],
  button: "Open the receipt",
  note: "You can print this page or save it as a PDF, and you can find it in your transactions at any time.",
  facts: {
    charged: "Charged to your card",
    refunded: "Refunded to your card",
    left: "Left after refunds",
    card: "Card",
    tax: "Tax included",
    rate: "Exchange rate",
    credits: "Credits",
    boughtBy: "Bought by",
    recharge: "Automatic recharge",
    date: "Date",
    number: "Receipt number",
    seller: "Seller",
    buyer: "Buyer",
    email: "Email",
  },
} as const;

export const refundWords = {
  subject: (amount: string) => message("{amount} is going back to your card", { amount }),
  body: [
    "We have given money of your purchase back to the card that paid. Your bank usually shows it within five to ten days.",
  ],
  /** In place of it, to the user who took the money back. */
  asked:
    "You have taken money of your purchase back. It is on its way to the card that paid, and your bank usually shows it within five to ten days.",
  /** A refund whose money the card's bank sent back to us. */
  returned: {
    subject: (amount: string) => message("{amount} did not reach your card", { amount }),
    body: "A refund of your purchase did not reach the card that paid, so its credits are in your balance again. You can call with them, or write to us if you want the money back in another way.",
    credits: "Back in your balance",
  },
  belowZero:
    "Your balance is below zero now. Your next purchase pays that first, and calling works again then.",
  facts: {
    number: "Receipt number",
    amount: "Back to your card",
    removed: "Taken from your balance",
    balance: "Your balance now",
  },
  button: "Open the receipt",
  note: "If you do not know why, please write to us with the contact form.",
  notYou: "If this was not you, please write to us at once.",
} as const;

export const voicemailWords = {
  subject: "You have a new voicemail",
  body: "A caller has left a message for you.",
  length: "Length",
  button: "Listen to the message",
  note: "Your voicemail settings say which mails you get about messages.",
} as const;

/** To a user whose caller's message the carrier does not have. */
export const voicemailLostWords = {
  subject: "A voicemail for you was lost",
  body: "A caller left a message for you, but its sound was lost at the phone company.",
} as const;

export const missedCallWords = {
  subject: "You missed a call",
  body: "Your number was called, and the call was not answered.",
  caller: "Caller",
  withheld: "Withheld number",
  at: "Called at",
  button: "See your calls",
  note: "The call stands in your history too.",
} as const;
