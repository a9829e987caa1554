import * as z from "zod/mini";
import { callerIdRefusalMessages } from "./messages/caller-id-messages.ts";
import { asMessage, type Message } from "./messages/message.ts";
import { messageSchema, wordedSchema } from "./messages/message-schema.ts";
import { messages } from "./messages/messages.ts";
import {
  moneyBackMessages,
  purchaseLimitMessages,
  rechargeRefusalMessages as recharge,
  savedCardMessages,
} from "./messages/money-messages.ts";
import { currencyNotOffered } from "./money/currencies.ts";

const final = <const Sentence extends Message | string>(message: Sentence) => ({ message, retry: false });
/** A retry can help. */
const retryable = <const Sentence extends Message | string>(message: Sentence) => ({ message, retry: true });

/**
 * Everything the server may refuse, as a closed list: a code for programs, a sentence for users and whether a retry can
 * help.
 */
export const refusals = {
  invalid_request: final("The request is not valid."),
  not_found: final("There is nothing at this address."),
  unauthenticated: final("Please log in to continue."),
  forbidden: final("You are not allowed to do this."),
  too_many_requests: retryable("Too many attempts. Please wait a moment and try again."),
  internal_error: retryable("Something went wrong on our side. Please try again."),
  unavailable: retryable("The service is starting or too busy. Please try again in a moment."),

  email_not_reachable: final(
    "We cannot send mail to an address with letters other than a to z before the @. Please use another address.",
  ),
  invalid_credentials: final("Invalid email or password"),
  email_not_verified: final("Please verify your email before logging in."),
  created_with_provider: final("This account was created with another sign-in. Please use that."),
  invalid_link: final(messages.login.invalidToken),
  invalid_reset_link: final(messages.resetPassword.invalidToken),
  account_protected: final(messages.deleteUser.protected),
  account_not_deletable: final(messages.deleteUser.failed),
  // Sign-in with an OpenID Connect provider.
  openid_unavailable: retryable("This sign-in is not available right now. Please try again."),
  openid_interaction_required: retryable("Please sign in."),
  openid_cancelled: retryable("The sign-in was cancelled."),
  openid_sign_in_expired: retryable("This sign-in has expired or was started elsewhere. Please try again."),
  openid_answer_invalid: retryable("The sign-in could not be verified. Please try again."),
  openid_email_not_verified: final("The account you chose has no verified email address."),
  openid_account_differs: final("Your account here is linked to another account of this provider."),
  openid_link_required: retryable(
    "You already have an account here. Please prove that it is yours to link this sign-in.",
  ),
  openid_link_expired: final("This is no longer valid. Please sign in again."),
  address_not_proven: final(
    "This link is no longer valid here. Open it within an hour, in the browser where you signed in.",
  ),
  other_user_logged_in: final("You are logged in as another user. Log out first to sign in with this one."),

  two_step_required: retryable("Please enter the code from your authenticator app."),
  two_step_failed: retryable("This code is wrong or has already been used. Please try the next one."),
  two_step_expired: final("This sign-in has taken too long. Please log in again."),
  two_step_already_on: final("Two-step sign-in is on already."),
  two_step_not_on: final("Two-step sign-in is not on."),
  passkey_refused: final("This passkey is not accepted here. Please log in another way."),
  passkey_expired: retryable("This took too long or was already used. Please try again."),
  passkey_copied: final(
    "This passkey may have been copied, so it is no longer accepted. Please log in another way and remove it in your settings.",
  ),
  passkey_not_made: retryable("The new passkey could not be checked. Please try again."),
  passkey_known: final("This passkey has already been added."),
  passkey_not_found: final("This passkey has already been removed."),
  passkey_needed: final("Please add a passkey first."),
  passkey_is_second_step: final(
    "Two-step sign-in uses this passkey. Please add another one, or switch two-step sign-in off, before you remove it.",
  ),
  too_many_passkeys: final("You have as many passkeys as an account can have. Please remove one first."),
  password_too_common: final("This password is too well known. Please choose another."),
  wrong_password: retryable("This is not your password."),
  sign_in_again: final("Please enter your password, or sign in again and try within ten minutes."),
  same_email: final("This is already your address."),
  invalid_email_link: final(messages.linkInvalid.email),
  invalid_undo_link: final(messages.linkInvalid.undo),
  call_under_way: retryable("Please end your call first."),
  payment_pending: retryable(
    "Your bank is still processing a payment of yours. Please try again once it is decided.",
  ),
  payment_not_ended: retryable(messages.deleteUser.paymentNotEnded),
  credits_left: final("There are still credits on your account."),
  session_not_found: final("This device is already logged out."),

  currency_not_offered: final(currencyNotOffered),
  invalid_amount: final("Please enter a valid amount."),
  quote_expired: retryable("This price has expired. Please choose the amount again."),
  quote_mismatch: retryable("The amount has changed. Please choose the amount again."),
  payment_provider_unavailable: retryable(messages.payment.initialiseFailed),
  purchase_cap_reached: retryable(purchaseLimitMessages.capReached),
  too_many_declines: retryable(purchaseLimitMessages.tooManyDeclines()),
  too_many_payments: retryable(purchaseLimitMessages.tooManyStarted()),
  saved_card_not_found: final(savedCardMessages.notFound),
  saved_card_expired: final(savedCardMessages.expired),
  saved_card_elsewhere: final(savedCardMessages.elsewhere),
  recharge_not_offered: final(recharge.notOffered),
  recharge_limit_too_low: final(recharge.limitTooLow),
  recharge_limit_too_high: final(recharge.limitTooHigh),
  recharge_consent_missing: final(recharge.consentMissing),
  recharge_card_refused: final(recharge.cardRefused),
  recharge_card_failed: final(recharge.cardFailed),
  recharge_of_other_member: final(recharge.otherMember),
  recharge_changed: final(recharge.changed),
  recharge_ends_with_card: retryable(recharge.endsWithCard),
  recharge_not_on: final(recharge.notOn),
  recharge_link_used: final(recharge.linkUsed),
  recharge_link_of_other: final(recharge.linkOfOther),
  recharge_payment_over: final(recharge.paymentOver),
  recharge_payment_done: final(recharge.paymentDone),
  recharge_payment_processing: retryable(recharge.paymentProcessing),
  payment_not_found: final("This payment does not exist."),
  money_back_too_late: final(moneyBackMessages.tooLate),
  money_back_held_by_call: retryable(moneyBackMessages.heldByCall),
  money_back_nothing_left: final(moneyBackMessages.nothingLeft),
  money_back_disputed: final(moneyBackMessages.disputed),
  money_back_under_way: final(moneyBackMessages.underWay),
  money_back_changed: retryable(moneyBackMessages.changed),
  money_back_limit: final(moneyBackMessages.limitReached),
  money_back_refused: final(moneyBackMessages.refused),
  receipt_not_found: final("This receipt does not exist."),
  idempotency_conflict: final("This request was already made with different content."),

  number_not_valid: final("This is not a valid phone number."),
  destination_not_served: final("Calls to this destination are not available."),
  number_type_not_served: final("Premium, special, satellite and emergency numbers cannot be called."),
  toll_free_number_not_served: final("Toll-free numbers like this one cannot be called yet."),
  shared_cost_number_not_served: final("Shared-cost numbers like this one cannot be called yet."),
  company_number_not_served: final("Company numbers like this one cannot be called yet."),
  premium_number_not_served: final("Premium and shared-cost numbers cannot be called."),
  satellite_number_not_served: final("Satellite phones cannot be called."),
  personal_number_not_served: final("Personal numbers cannot be called."),
  emergency_number_not_served: final(
    "Emergency services cannot be called from here. Please use another phone.",
  ),
  price_changed: retryable(messages.call.priceChanged),
  not_enough_credits: final(messages.call.noCredit),
  account_in_debt: final("Your balance is below zero. Please purchase credits."),
  earlier_account_in_debt: final(messages.call.earlierDebt),
  related_call_open: retryable(messages.call.relatedCallOpen),
  session_ended: final(messages.login.sessionExpired),
  caller_blocked: final("This caller is blocked."),
  already_in_call: retryable("You are already in a call. End it before starting another."),
  last_call_not_confirmed: retryable(messages.call.lastCallNotConfirmed),
  account_frozen: final(messages.call.frozen),
  calling_paused_by_dispute: final(messages.call.pausedByDispute),
  calling_switched_off: retryable(messages.call.switchedOff),
  destination_not_allowed: final(messages.call.countryNotAllowed),
  rate_above_new_account_cap: final(messages.call.aboveNewAccountCap),
  too_many_calls_this_hour: retryable(messages.call.tooManyThisHour),
  too_many_calls_today: retryable(messages.call.tooManyToday),
  too_many_new_numbers: retryable(messages.call.tooManyNewNumbers),
  hourly_spend_reached: retryable(messages.call.hourlySpendReached),
  daily_spend_reached: retryable(messages.call.dailySpendReached),
  call_end_delayed: retryable(
    "The call could not be ended right away. It will end as soon as the carrier responds.",
  ),
  call_not_found: final("This call does not exist."),

  caller_ids_not_offered: final("There is nothing at this address."),
  caller_id_taken: final(callerIdRefusalMessages.taken),
  caller_id_not_found: final(callerIdRefusalMessages.notFound),
  caller_id_not_callable: final("Calls to this destination are not available."),
  too_many_caller_ids: final(callerIdRefusalMessages.tooMany),
  too_many_verifications: retryable("Too many attempts. Please wait a moment and try again."),
  verification_calls_used_up: retryable(callerIdRefusalMessages.usedUp),
  verification_call_failed: retryable("Something went wrong on our side. Please try again."),
  // Those of rented numbers bring longer sentences with them, which no other page needs.
  number_not_offered: final("There is nothing at this address."),
  number_taken: final("There is nothing at this address."),
  number_refused: final("There is nothing at this address."),
  numbers_away: retryable("The service is starting or too busy. Please try again in a moment."),
  purchase_unknown: retryable("Something went wrong on our side. Please try again."),
  too_many_rented_numbers: final("There is nothing at this address."),
  rent_owner_only: final("There is nothing at this address."),
  too_many_blocked_callers: final("There is nothing at this address."),
  forward_not_allowed: final("There is nothing at this address."),
  rented_number_not_found: final("There is nothing at this address."),

  // Those of voicemail too.
  voicemail_off: final("There is nothing at this address."),
  voicemail_not_found: final("There is nothing at this address."),
  voicemail_audio_failed: retryable("Something went wrong on our side. Please try again."),
  not_audio: final("The request is not valid."),
  greeting_too_long: final("The request is not valid."),
  voicemail_storage_full: retryable("Something went wrong on our side. Please try again."),

  contact_not_found: final("This contact has already been deleted."),
  contact_changed: final("This contact was changed in another tab. Please try again."),
  too_many_contacts: final("You can have at most 5,000 contacts."),
  too_many_numbers: final("A contact can have at most ten numbers."),

  captcha_required: retryable(messages.contact.captcha),
  captcha_failed: retryable(messages.contact.captcha),
} as const satisfies Record<string, { message: Message | string; retry: boolean }>;

export type RefusalCode = keyof typeof refusals;

/** A refusal from the domain. `message` replaces the code's own sentence when that depends on values. */
export interface Refusal {
  readonly refused: RefusalCode;
  readonly message?: Message | string;
  /** Extra top-level fields of the error reply that the specification names, such as `useGoogleAuth`. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

export function refuse(code: RefusalCode, detail: Omit<Refusal, "refused"> = {}): Refusal {
  return { refused: code, ...detail };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === "object" && value !== null && "refused" in value;
}

export function refusalMessage(refusal: Refusal): Message {
  return asMessage(refusal.message ?? refusals[refusal.refused].message);
}

/** The reason of a call that was not placed, in its receipt, in the history and in events. */
export const callRefusalSchema = z.object({ code: z.string(), message: messageSchema });

/** The API's only error shape. `message` and `msg` repeat the sentence for clients of the original API. */
export const errorReplySchema = z.looseObject({
  error: z.object({ code: z.string(), ...wordedSchema.shape }),
  message: z.string(),
  msg: z.string(),
});
export type ErrorReply = z.infer<typeof errorReplySchema>;
