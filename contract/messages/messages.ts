import type { CallStatus } from "#contract/calls/call-status.ts";
import {
  counted,
  type DestinationValue,
  type Message,
  type MessageValue,
  type MoneyValue,
  message,
  sentences,
} from "./message.ts";

const missed = "Missed call";
const callOutcomes = {
  requested: "Not connected yet",
  ringing: "Ringing",
  answered: "In progress",
  completed: "Answered",
  busy: "The line was busy",
  no_answer: "Nobody answered",
  failed: "The call failed",
  canceled: "Ended before it was answered",
  refused: "Not placed",
} as const satisfies Record<CallStatus, string>;

/** The sentences that the product shows to a user, by feature; those that few pages need have files of their own. The specification's sentences are quoted exactly. */
export const messages = {
  register: {
    missing: "Please enter all fields",
    mismatch: "Passwords do not match",
    tooShort: "Password must be at least 6 characters",
    tooLong: "Password must be at most 128 characters",
    invalidEmail: "Please enter a valid email address",
    success: "Registration Successful!",
    verifyTitle: "Email Verification Required",
    failed: "Registration failed",
  },
  login: {
    missing: "Please fill in all fields",
    failed: "Login failed",
    error: "An error occurred during login",
    verified: "Email verified successfully! You can now log in.",
    invalidToken: "Invalid verification token. Please try again or request a new verification email.",
    serverError: "Server error during verification. Please try again later.",
    googleDetected: "Google account detected",
    googleTitle: "Google Account Required",
    createdWith: (provider: string) =>
      message("This account was created with {provider}. Please sign in with {provider}.", { provider }),
    loggedOut: "You have been logged out.",
    sessionExpired: "Your session has ended. Please log in again.",
    sessionNotKept:
      "Your browser did not keep the cookie of your session. Allow cookies for this site, and log in again.",
  },
  openid: {
    failedBecause: (reason: MessageValue) => message("Authentication failed: {reason}", { reason }),
    noToken: "Authentication failed: No token received",
    success: (provider: string) => message("Successfully signed in with {provider}!", { provider }),
    loadFailed: "Error loading user data",
    unknownError: "Something went wrong. Please try again.",
    passwordMissing: "Please enter your password",
    linkFailed: "The sign-in could not be linked. Please try again.",
    linkMailed: "We have sent you a link. Open it to link this sign-in without the password.",
    linkConfirmed: (provider: string) =>
      message("{provider} sign-in is linked, and the old password no longer works.", { provider }),
    proofMailed:
      "We have sent a link to the address of your account there. Open it in this browser to sign in.",
    addressProven: "Your address is confirmed.",
  },
  forgotPassword: {
    missing: "Please enter your email",
    sent: "If an account exists for this address, a reset link is on its way.",
    /** Stays after the alert has passed. */
    next: "Open the link in our mail to choose a new password.",
    failed: "Failed to send reset email",
  },
  resetPassword: {
    missing: "Please enter all fields",
    success: "Your password has been reset. You can now log in.",
    failed: "Failed to reset password",
    invalidToken: "This reset link is no longer valid. Please request a new one.",
  },
  verification: {
    verified: "Email verified successfully! You can now log in.",
    failed: "Failed to verify email",
    emailRequired: "Email address is required",
    resent: "Verification email sent! Please check your inbox.",
    resendFailed: "Failed to send verification email. Please try again.",
    networkFailed: "Server error. Please try again later.",
  },
  deleteUser: {
    success: "Account deleted successfully.",
    paymentNotEnded:
      "You have an unfinished payment, and our card provider does not answer. Nothing was deleted. Please try again in a few minutes.",
    failed: "Failed to delete account. Please try again.",
    protected: "This account cannot be deleted",
    kept: "If an account owes credits or is frozen, that also applies to a new account of the same person until it has ended. For this purpose alone we keep codes made from the address, sign-ins and cards, which cannot be turned back into them.",
    /** Credits that an operator gave, or that another user of the wallet bought. */
    notFromCard: (credits: number) =>
      counted(
        credits,
        "{n} credit was not bought by you with a card, so it cannot go back to one.",
        "{n} credits were not bought by you with a card, so they cannot go back to one.",
      ),
    creditsLeft: (credits: number) =>
      counted(
        credits,
        "You still have {n} credit, which would be lost. Please confirm that you give them up.",
        "You still have {n} credits, which would be lost. Please confirm that you give them up.",
      ),
  },
  /** A mailed link that is no longer accepted. */
  linkInvalid: {
    email: "This link is no longer valid. Please change your address again in the settings.",
    undo: 'This link was used or is too old. Use "Forgot password" to choose a new password.',
  },
  contact: {
    missing: "Please fill in all fields",
    captcha: "Please complete the CAPTCHA verification",
    success: "Thank You! Your message has been sent successfully. We'll get back to you as soon as possible.",
    failed: "Error sending message. Please try again.",
    accountEmail: "Using your account email address",
  },
  call: {
    /** Spoken by the carrier at the start of a line test. */
    lineTest: "Your line is being tested.",
    /** Spoken by the carrier when the call cannot be authorised now. */
    unavailable: "Failed to make call. The service is not available at the moment. Please try again later.",
    /** Spoken by the carrier to a caller whose call is not answered. */
    /** Spoken to a caller before the tone. */
    leaveMessage:
      "The person you are calling cannot answer right now. Please leave a message after the tone.",
    /** Spoken at a number that a user claims, and after the code. */
    typeCode:
      "This is {brand}. A person wants to show this number in calls. If that is you, type the six digits that your page shows. If not, hang up, and nothing changes.",
    codeRight: "Thank you. Your number is verified.",
    codeWrong: "This number was not verified. Please try again on the page.",
    notAnswered: "Your call cannot be taken at the moment. Please try again later.",
    /** Spoken by the carrier to the caller of a number that is no user's. */
    notInService: "The number you have called is not in service.",
    missingNumber: "Please enter a phone number",
    /** Advice for emergencies, by the number that was typed: people type the one they know. */
    emergency: (number: string) =>
      sentences(
        message(
          "{brand} cannot reach emergency services. Use a mobile or landline phone and dial {number} there.",
          { number },
        ),
        ...(number === "112" ? [] : ["On most mobile phones 112 works too."]),
      ),
    noCredit: "You need at least 1 credit to make a call. Please purchase credits.",
    needCredits: (credits: number) =>
      message("You need at least {credits} credits to call this number. Please purchase credits.", {
        credits,
      }),
    priceChanged:
      "The price of this call has changed. Please look at the new price and press Start Call again.",
    frozen: "Your account cannot make calls at the moment. Please contact us.",
    pausedByDispute:
      "Calling is paused because a payment of yours is disputed at your bank. Please withdraw the dispute there, or contact us.",
    earlierDebt:
      "An earlier account of yours owes credits. Your next purchase pays them first. If you had no other account, please contact us.",
    earlierDebtOf: (credits: number) =>
      message(
        "An earlier account of yours owes {credits} credits. Your next purchase pays them first. If you had no other account, please contact us.",
        { credits },
      ),
    lastCallNotConfirmed:
      "Your last call has ended, but the carrier has not confirmed its cost yet. Its credits will be available again within a minute.",
    relatedCallOpen:
      "Another account with your address or card is in a call. Please try again when that call has ended.",
    countryNotAllowed: "Your settings do not allow calls to this country.",
    switchedOff: "Calls are switched off at the moment. Please try again later.",
    aboveNewAccountCap:
      "Calls to this destination are not open to new accounts yet. They become available a few days after your first purchase.",
    tooManyThisHour: "You have made too many calls in the last hour. Please try again later.",
    tooManyToday: "You have made too many calls in the last 24 hours. Please try again later.",
    tooManyNewNumbers:
      "You have called too many new numbers in the last hour. You can still call numbers you have called before.",
    hourlySpendReached:
      "Your calls in the last hour have reached the hourly limit. Please try again later, or contact us.",
    dailySpendReached:
      "Your calls in the last 24 hours have reached the daily limit. Please try again later, or contact us.",
    deviceNotReady: "Call device not initialized. Please refresh the page and try again.",
    initialiseFailed: "Failed to initialize call device",
    deviceError: (problem: MessageValue) => message("Call device error: {problem}", { problem }),
    /** The problems, by the voice service's own error code. */
    deviceErrors: {
      media: "Media failure (31000). The call's sound could not be set up. Please try again.",
      interrupted: "Connection interrupted (31003). Check your network and try again.",
      unreachable: "The calling service cannot be reached. Check your network and try again.",
      notConnected: "The call could not be put through. Please try again in a moment.",
      authentication: "Authentication failed (31201). Please log in again.",
      tokenInvalid: "Access token invalid (31204). Please refresh the page and try again.",
      tokenExpired: "Access token expired (31205). Please try again.",
      microphoneDenied:
        "Microphone permission denied (31208). Allow the microphone in your browser's and your system's settings and try again.",
      microphoneMissing:
        "No microphone could be opened. Connect one, or close the program that uses it, and try again.",
      unsupported:
        "This browser cannot make calls: WebRTC is missing or switched off. Switch it on in the browser's settings, or use another browser.",
      unknown: "Something went wrong. Please try again.",
    },
    failed: "Failed to make call",
    deductFailed: "Failed to deduct credits for call duration",
    endFailed: "Failed to end the call. Please try again.",
    muteFailed: "Failed to toggle mute",
    nothingToMute: "No active call to mute",
    muted: "Microphone muted",
    unmuted: "Microphone unmuted",
    inProgress: "Call in progress...",
    ended: (minutes: number) => counted(minutes, "Call ended ({n} minute)", "Call ended ({n} minutes)"),
    estimatedCost: (credits: number) =>
      counted(credits, "Estimated cost: {n} credit", "Estimated cost: {n} credits"),
  },
  callHistory: {
    none: "No calls yet",
    failed: "Failed to get calls",
    shown: (count: number) => counted(count, "{n} call shown", "{n} calls shown"),
    notMeasured: "The line was not measured.",
    free: "This call was free.",
    pending: "The charge is still being confirmed.",
    outcomes: callOutcomes,
    /** For a call that is over for its caller, even while the carrier's report is pending. */
    incoming: {
      ...callOutcomes,
      no_answer: missed,
      canceled: missed,
      failed: missed,
      refused: missed,
      busy: "Declined call",
    },
    ended: { ...callOutcomes, requested: "Not connected", ringing: "Not answered", answered: "Answered" },
  },
  payment: {
    initialiseFailed: "Unable to initialize payment. Please try again.",
    intentFailed: "Failed to initialize payment",
    offline: "You are offline. Nothing was charged. This will continue when you are back online.",
    stripeNotLoaded: "Stripe hasn't fully loaded yet. Please wait a moment.",
    failed: "Payment failed",
    unexpected: "An unexpected error occurred.",
    formFailed: (problem: string) => message("Payment form failed to load: {problem}", { problem }),
    /** After the sentence above. */
    formBlocked: (host: string) =>
      message("If an ad blocker or a firewall is on, allow {host} in it and try again.", { host }),
    formUnsupported: "The card form does not work in this browser. Please try a newer browser.",
    notCredited: "Payment succeeded but credits were not updated. Please contact support.",
    success: (credits: number) => {
      const sentence = "Successfully purchased {n} credits!";
      return counted(credits, sentence, sentence);
    },
    otherStatus: (status: string) => message("Payment status: {status} Please try again.", { status }),
    priceExpired:
      "This price has expired. The new one is shown above: press Pay Now to pay it. Nothing has been charged.",
    invalidAmount: (minimum: MoneyValue) =>
      message("Please enter a valid amount (minimum {minimum})", { minimum }),
  },
  currency: { failed: "Failed to update currency. Using default rates." },
  credits: { failed: "Failed to get credits" },
  transactions: {
    failed: "Failed to get transactions",
    shown: (count: number) => counted(count, "{n} transaction shown", "{n} transactions shown"),
    none: "No transactions found",
    noneRecent: "No recent transactions",
    purchase: (credits: number) => counted(credits, "{n} credits by card", "{n} credits by card"),
    purchaseByRule: (credits: number) =>
      counted(credits, "{n} credits by automatic recharge", "{n} credits by automatic recharge"),
    purchaseEnded: {
      declines: (purchase: Message) =>
        message("{purchase}: ended, because too many cards were declined", { purchase }),
      replaced: (purchase: Message) => message("{purchase}: replaced by a newer purchase", { purchase }),
      abandoned: (purchase: Message) => message("{purchase}: not paid in time", { purchase }),
      user_deleted: (purchase: Message) =>
        message("{purchase}: cancelled when the account was deleted", { purchase }),
    },
    /** The same of a purchase by automatic recharge. */
    rechargeEnded: {
      declines: (purchase: Message) => message("{purchase}: your bank declined the card", { purchase }),
      abandoned: (purchase: Message) => message("{purchase}: not confirmed in time", { purchase }),
      changed: (purchase: Message) =>
        message("{purchase}: ended, because automatic recharge was changed", { purchase }),
    },
    /** The reason is a sentence: `rechargeEndMessages`. */
    rechargeOver: (purchase: Message, reason: Message) =>
      message("{purchase}: ended together with automatic recharge. {reason}", { purchase, reason }),
    refund: "Refund to your card",
    refundReturned: "Refund that did not reach your card",
    dispute: "Payment disputed with your bank",
    disputeReturned: "Dispute with your bank ended in our favour",
    adjustment: "Credits given by us",
    adjustmentTaken: "Credits taken back by us",
    debtPaid: "Debt of an earlier account of yours",
    debtReceived: "Debt paid by another account of yours",
    call: (destination: DestinationValue, number: string) =>
      message("Call to {destination}, {number}", { destination, number }),
    incomingCall: (number: string) => message("Call from {number}", { number }),
    badLine: (destination: DestinationValue, number: string) =>
      message("Credit for a bad line: call to {destination}, {number}", { destination, number }),
    /** Another member of the wallet called, whose account may be deleted since. */
    memberCall: (caller: MessageValue) => message("Call by {caller}", { caller }),
    memberBadLine: (caller: MessageValue) => message("Credit for a bad line: call by {caller}", { caller }),
    formerMember: message("a former member"),
  },
  /** A change in the settings, or of the language. */
  languageNotOffered: "This language is not offered. Please choose another.",
  notSaved: "Your change could not be saved. Please try again.",
  receipt: { failed: "Failed to get the receipt" },
  /** Says how long to wait after too many attempts. */
  tooManyAttempts: (wait_s: number) =>
    message("Too many attempts. Please wait {wait} and try again.", { wait: waitWords(wait_s) }),
} as const;

/** A wait for a person to read: "3 minutes", "an hour". */
export function waitWords(wait_s: number): Message {
  if (wait_s < 60) return wait_s === 1 ? message("a second") : counted(wait_s, "{n} second", "{n} seconds");
  const minutes = Math.ceil(wait_s / 60);
  if (minutes < 60)
    return minutes === 1 ? message("a minute") : counted(minutes, "{n} minute", "{n} minutes");
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? message("an hour") : counted(hours, "{n} hour", "{n} hours");
}
