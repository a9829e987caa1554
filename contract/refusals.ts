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

/**
 * Everything the server may refuse, as a closed list: a code for programs, a sentence for users and whether a retry can
 * help.
 */
export const refusals = {
  invalid_request: { message: "The request is not valid.", retry: false },
  not_found: { message: "There is nothing at this address.", retry: false },
  unauthenticated: { message: "Please log in to continue.", retry: false },
  forbidden: { message: "You are not allowed to do this.", retry: false },
  too_many_requests: { message: "Too many attempts. Please wait a moment and try again.", retry: true },
  internal_error: { message: "Something went wrong on our side. Please try again.", retry: true },
  unavailable: { message: "The service is starting or too busy. Please try again in a moment.", retry: true },

  email_not_reachable: {
    message:
      "We cannot send mail to an address with letters other than a to z before the @. Please use another address.",
    retry: false,
  },
  invalid_credentials: { message: "Invalid email or password", retry: false },
  email_not_verified: { message: "Please verify your email before logging in.", retry: false },
  created_with_provider: {
    message: "This account was created with another sign-in. Please use that.",
    retry: false,
  },
  invalid_link: { message: messages.login.invalidToken, retry: false },
  invalid_reset_link: { message: messages.resetPassword.invalidToken, retry: false },
  account_protected: { message: messages.deleteUser.protected, retry: false },
  account_not_deletable: { message: messages.deleteUser.failed, retry: false },
  // Sign-in with an OpenID Connect provider.
  openid_unavailable: {
    message: "This sign-in is not available right now. Please try again.",
    retry: true,
  },
  openid_interaction_required: { message: "Please sign in.", retry: true },
  openid_cancelled: { message: "The sign-in was cancelled.", retry: true },
  openid_sign_in_expired: {
    message: "This sign-in has expired or was started elsewhere. Please try again.",
    retry: true,
  },
  openid_answer_invalid: {
    message: "The sign-in could not be verified. Please try again.",
    retry: true,
  },
  openid_email_not_verified: {
    message: "The account you chose has no verified email address.",
    retry: false,
  },
  openid_account_differs: {
    message: "Your account here is linked to another account of this provider.",
    retry: false,
  },
  openid_link_required: {
    message: "You already have an account here. Please prove that it is yours to link this sign-in.",
    retry: true,
  },
  openid_link_expired: {
    message: "This is no longer valid. Please sign in again.",
    retry: false,
  },
  address_not_proven: {
    message: "This link is no longer valid here. Open it within an hour, in the browser where you signed in.",
    retry: false,
  },
  other_user_logged_in: {
    message: "You are logged in as another user. Log out first to sign in with this one.",
    retry: false,
  },

  two_step_required: { message: "Please enter the code from your authenticator app.", retry: true },
  two_step_failed: {
    message: "This code is wrong or has already been used. Please try the next one.",
    retry: true,
  },
  two_step_expired: { message: "This sign-in has taken too long. Please log in again.", retry: false },
  two_step_already_on: { message: "Two-step sign-in is on already.", retry: false },
  two_step_not_on: { message: "Two-step sign-in is not on.", retry: false },
  passkey_refused: {
    message: "This passkey is not accepted here. Please log in another way.",
    retry: false,
  },
  passkey_expired: { message: "This took too long or was already used. Please try again.", retry: true },
  passkey_copied: {
    message:
      "This passkey may have been copied, so it is no longer accepted. Please log in another way and remove it in your settings.",
    retry: false,
  },
  passkey_not_made: { message: "The new passkey could not be checked. Please try again.", retry: true },
  passkey_known: { message: "This passkey has already been added.", retry: false },
  passkey_not_found: { message: "This passkey has already been removed.", retry: false },
  passkey_needed: { message: "Please add a passkey first.", retry: false },
  passkey_is_second_step: {
    message:
      "Two-step sign-in uses this passkey. Please add another one, or switch two-step sign-in off, before you remove it.",
    retry: false,
  },
  too_many_passkeys: {
    message: "You have as many passkeys as an account can have. Please remove one first.",
    retry: false,
  },
  password_too_common: {
    message: "This password is too well known. Please choose another.",
    retry: false,
  },
  wrong_password: { message: "This is not your password.", retry: true },
  sign_in_again: {
    message: "Please enter your password, or sign in again and try within ten minutes.",
    retry: false,
  },
  same_email: { message: "This is already your address.", retry: false },
  invalid_email_link: { message: messages.linkInvalid.email, retry: false },
  invalid_undo_link: { message: messages.linkInvalid.undo, retry: false },
  call_under_way: { message: "Please end your call first.", retry: true },
  payment_pending: {
    message: "Your bank is still processing a payment of yours. Please try again once it is decided.",
    retry: true,
  },
  payment_not_ended: { message: messages.deleteUser.paymentNotEnded, retry: true },
  credits_left: { message: "There are still credits on your account.", retry: false },
  session_not_found: { message: "This device is already logged out.", retry: false },

  currency_not_offered: { message: currencyNotOffered, retry: false },
  invalid_amount: { message: "Please enter a valid amount.", retry: false },
  quote_expired: { message: "This price has expired. Please choose the amount again.", retry: true },
  quote_mismatch: { message: "The amount has changed. Please choose the amount again.", retry: true },
  payment_provider_unavailable: { message: messages.payment.initialiseFailed, retry: true },
  purchase_cap_reached: { message: purchaseLimitMessages.capReached, retry: true },
  too_many_declines: { message: purchaseLimitMessages.tooManyDeclines(), retry: true },
  too_many_payments: { message: purchaseLimitMessages.tooManyStarted(), retry: true },
  saved_card_not_found: { message: savedCardMessages.notFound, retry: false },
  saved_card_expired: { message: savedCardMessages.expired, retry: false },
  saved_card_elsewhere: { message: savedCardMessages.elsewhere, retry: false },
  recharge_not_offered: { message: recharge.notOffered, retry: false },
  recharge_limit_too_low: { message: recharge.limitTooLow, retry: false },
  recharge_limit_too_high: { message: recharge.limitTooHigh, retry: false },
  recharge_consent_missing: { message: recharge.consentMissing, retry: false },
  recharge_card_refused: { message: recharge.cardRefused, retry: false },
  recharge_card_failed: { message: recharge.cardFailed, retry: false },
  recharge_of_other_member: { message: recharge.otherMember, retry: false },
  recharge_changed: { message: recharge.changed, retry: false },
  recharge_ends_with_card: { message: recharge.endsWithCard, retry: true },
  recharge_not_on: { message: recharge.notOn, retry: false },
  recharge_link_used: { message: recharge.linkUsed, retry: false },
  recharge_link_of_other: { message: recharge.linkOfOther, retry: false },
  recharge_payment_over: { message: recharge.paymentOver, retry: false },
  recharge_payment_done: { message: recharge.paymentDone, retry: false },
  recharge_payment_processing: { message: recharge.paymentProcessing, retry: true },
  payment_not_found: { message: "This payment does not exist.", retry: false },
  money_back_too_late: { message: moneyBackMessages.tooLate, retry: false },
  money_back_held_by_call: { message: moneyBackMessages.heldByCall, retry: true },
  money_back_nothing_left: { message: moneyBackMessages.nothingLeft, retry: false },
  money_back_disputed: { message: moneyBackMessages.disputed, retry: false },
  money_back_under_way: { message: moneyBackMessages.underWay, retry: false },
  money_back_changed: { message: moneyBackMessages.changed, retry: true },
  money_back_limit: { message: moneyBackMessages.limitReached, retry: false },
  money_back_refused: { message: moneyBackMessages.refused, retry: false },
  receipt_not_found: { message: "This receipt does not exist.", retry: false },
  idempotency_conflict: { message: "This request was already made with different content.", retry: false },

  number_not_valid: { message: "This is not a valid phone number.", retry: false },
  destination_not_served: { message: "Calls to this destination are not available.", retry: false },
  number_type_not_served: {
    message: "Premium, special, satellite and emergency numbers cannot be called.",
    retry: false,
  },
  toll_free_number_not_served: {
    message: "Toll-free numbers like this one cannot be called yet.",
    retry: false,
  },
  shared_cost_number_not_served: {
    message: "Shared-cost numbers like this one cannot be called yet.",
    retry: false,
  },
  company_number_not_served: { message: "Company numbers like this one cannot be called yet.", retry: false },
  premium_number_not_served: {
    message: "Premium and shared-cost numbers cannot be called.",
    retry: false,
  },
  satellite_number_not_served: { message: "Satellite phones cannot be called.", retry: false },
  personal_number_not_served: { message: "Personal numbers cannot be called.", retry: false },
  emergency_number_not_served: {
    message: "Emergency services cannot be called from here. Please use another phone.",
    retry: false,
  },
  price_changed: { message: messages.call.priceChanged, retry: true },
  not_enough_credits: { message: messages.call.noCredit, retry: false },
  account_in_debt: { message: "Your balance is below zero. Please purchase credits.", retry: false },
  earlier_account_in_debt: { message: messages.call.earlierDebt, retry: false },
  related_call_open: { message: messages.call.relatedCallOpen, retry: true },
  session_ended: { message: messages.login.sessionExpired, retry: false },
  caller_blocked: { message: "This caller is blocked.", retry: false },
  already_in_call: { message: "You are already in a call. End it before starting another.", retry: true },
  last_call_not_confirmed: { message: messages.call.lastCallNotConfirmed, retry: true },
  account_frozen: { message: messages.call.frozen, retry: false },
  calling_paused_by_dispute: { message: messages.call.pausedByDispute, retry: false },
  calling_switched_off: { message: messages.call.switchedOff, retry: true },
  destination_not_allowed: { message: messages.call.countryNotAllowed, retry: false },
  rate_above_new_account_cap: { message: messages.call.aboveNewAccountCap, retry: false },
  too_many_calls_this_hour: { message: messages.call.tooManyThisHour, retry: true },
  too_many_calls_today: { message: messages.call.tooManyToday, retry: true },
  too_many_new_numbers: { message: messages.call.tooManyNewNumbers, retry: true },
  hourly_spend_reached: { message: messages.call.hourlySpendReached, retry: true },
  daily_spend_reached: { message: messages.call.dailySpendReached, retry: true },
  call_end_delayed: {
    message: "The call could not be ended right away. It will end as soon as the carrier responds.",
    retry: true,
  },
  call_not_found: { message: "This call does not exist.", retry: false },

  caller_ids_not_offered: { message: "There is nothing at this address.", retry: false },
  caller_id_taken: { message: callerIdRefusalMessages.taken, retry: false },
  caller_id_not_found: { message: callerIdRefusalMessages.notFound, retry: false },
  caller_id_not_callable: { message: "Calls to this destination are not available.", retry: false },
  too_many_caller_ids: { message: callerIdRefusalMessages.tooMany, retry: false },
  too_many_verifications: {
    message: "Too many attempts. Please wait a moment and try again.",
    retry: true,
  },
  verification_calls_used_up: { message: callerIdRefusalMessages.usedUp, retry: true },
  verification_call_failed: {
    message: "Something went wrong on our side. Please try again.",
    retry: true,
  },
  // Those of rented numbers bring longer sentences with them, which no other page needs.
  number_not_offered: { message: "There is nothing at this address.", retry: false },
  number_taken: { message: "There is nothing at this address.", retry: false },
  number_refused: { message: "There is nothing at this address.", retry: false },
  numbers_away: {
    message: "The service is starting or too busy. Please try again in a moment.",
    retry: true,
  },
  purchase_unknown: { message: "Something went wrong on our side. Please try again.", retry: true },
  too_many_rented_numbers: { message: "There is nothing at this address.", retry: false },
  rent_owner_only: { message: "There is nothing at this address.", retry: false },
  too_many_blocked_callers: { message: "There is nothing at this address.", retry: false },
  forward_not_allowed: { message: "There is nothing at this address.", retry: false },
  rented_number_not_found: { message: "There is nothing at this address.", retry: false },

  // Those of voicemail too.
  voicemail_off: { message: "There is nothing at this address.", retry: false },
  voicemail_not_found: { message: "There is nothing at this address.", retry: false },
  voicemail_audio_failed: { message: "Something went wrong on our side. Please try again.", retry: true },
  not_audio: { message: "The request is not valid.", retry: false },
  greeting_too_long: { message: "The request is not valid.", retry: false },
  voicemail_storage_full: { message: "Something went wrong on our side. Please try again.", retry: true },

  contact_not_found: { message: "This contact has already been deleted.", retry: false },
  contact_changed: {
    message: "This contact was changed in another tab. Please try again.",
    retry: false,
  },
  too_many_contacts: { message: "You can have at most 5,000 contacts.", retry: false },
  too_many_numbers: { message: "A contact can have at most ten numbers.", retry: false },

  captcha_required: { message: messages.contact.captcha, retry: true },
  captcha_failed: { message: messages.contact.captcha, retry: true },
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
