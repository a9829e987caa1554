import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { Language } from "#contract/pages/languages.ts";
import {
  type ErrorReply,
  type Refusal,
  type RefusalCode,
  refusalMessage,
  refuse,
} from "#contract/refusals.ts";
import { TooManyWaitingError } from "#domain/bounded-limit.ts";
import { UnavailableError } from "#domain/service-check.ts";
import { say } from "#words/say.ts";
import { inLanguage } from "#words/translate.ts";
import { languageOf } from "./language.ts";

/** The HTTP status of each refusal. A new code does not compile until it is decided here. */
const statusOf = {
  invalid_request: 400,
  not_found: 404,
  unauthenticated: 401,
  forbidden: 403,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
  email_not_reachable: 400,
  invalid_credentials: 401,
  email_not_verified: 403,
  invalid_link: 400,
  invalid_reset_link: 400,
  account_protected: 403,
  account_not_deletable: 403,
  created_with_provider: 403,
  openid_unavailable: 503,
  openid_interaction_required: 400,
  openid_cancelled: 400,
  openid_sign_in_expired: 400,
  openid_answer_invalid: 400,
  openid_email_not_verified: 403,
  openid_account_differs: 409,
  // Never 401, which tells a browser that its session has ended.
  openid_link_required: 403,
  openid_link_expired: 403,
  address_not_proven: 403,
  other_user_logged_in: 409,
  two_step_required: 403,
  two_step_failed: 403,
  two_step_expired: 403,
  two_step_already_on: 409,
  two_step_not_on: 409,
  passkey_refused: 403,
  passkey_expired: 403,
  passkey_copied: 403,
  passkey_not_made: 400,
  passkey_known: 409,
  passkey_not_found: 404,
  passkey_needed: 409,
  passkey_is_second_step: 409,
  too_many_passkeys: 409,
  password_too_common: 400,
  wrong_password: 403,
  sign_in_again: 403,
  same_email: 400,
  invalid_email_link: 400,
  invalid_undo_link: 400,
  call_under_way: 409,
  payment_pending: 409,
  payment_not_ended: 502,
  credits_left: 409,
  session_not_found: 404,
  currency_not_offered: 400,
  invalid_amount: 400,
  quote_expired: 410,
  quote_mismatch: 409,
  payment_provider_unavailable: 502,
  purchase_cap_reached: 429,
  too_many_declines: 429,
  too_many_payments: 429,
  saved_card_not_found: 404,
  saved_card_expired: 409,
  saved_card_elsewhere: 409,
  recharge_not_offered: 400,
  recharge_limit_too_low: 400,
  recharge_limit_too_high: 400,
  recharge_consent_missing: 400,
  recharge_card_refused: 409,
  recharge_card_failed: 409,
  recharge_of_other_member: 409,
  recharge_changed: 409,
  recharge_ends_with_card: 409,
  recharge_not_on: 404,
  recharge_link_used: 410,
  recharge_link_of_other: 403,
  recharge_payment_over: 410,
  recharge_payment_done: 409,
  recharge_payment_processing: 409,
  payment_not_found: 404,
  money_back_too_late: 410,
  money_back_held_by_call: 409,
  money_back_nothing_left: 409,
  money_back_disputed: 409,
  money_back_under_way: 409,
  money_back_changed: 409,
  money_back_limit: 429,
  money_back_refused: 402,
  receipt_not_found: 404,
  idempotency_conflict: 409,
  number_not_valid: 400,
  destination_not_served: 403,
  number_type_not_served: 403,
  toll_free_number_not_served: 403,
  shared_cost_number_not_served: 403,
  company_number_not_served: 403,
  premium_number_not_served: 403,
  satellite_number_not_served: 403,
  personal_number_not_served: 403,
  emergency_number_not_served: 403,
  price_changed: 409,
  not_enough_credits: 402,
  account_in_debt: 402,
  earlier_account_in_debt: 402,
  related_call_open: 409,
  session_ended: 401,
  caller_blocked: 409,
  already_in_call: 409,
  last_call_not_confirmed: 409,
  account_frozen: 403,
  calling_paused_by_dispute: 403,
  calling_switched_off: 503,
  destination_not_allowed: 403,
  rate_above_new_account_cap: 403,
  too_many_calls_this_hour: 429,
  too_many_calls_today: 429,
  too_many_new_numbers: 429,
  hourly_spend_reached: 429,
  daily_spend_reached: 429,
  call_end_delayed: 503,
  call_not_found: 404,
  caller_ids_not_offered: 403,
  caller_id_taken: 409,
  caller_id_not_found: 404,
  caller_id_not_callable: 403,
  too_many_caller_ids: 409,
  too_many_verifications: 429,
  verification_calls_used_up: 429,
  verification_call_failed: 502,
  number_not_offered: 403,
  number_taken: 409,
  number_refused: 409,
  numbers_away: 502,
  purchase_unknown: 502,
  too_many_rented_numbers: 409,
  rent_owner_only: 403,
  too_many_blocked_callers: 409,
  forward_not_allowed: 409,
  rented_number_not_found: 404,
  voicemail_off: 403,
  voicemail_not_found: 404,
  voicemail_audio_failed: 502,
  not_audio: 400,
  greeting_too_long: 400,
  voicemail_storage_full: 503,
  contact_not_found: 404,
  contact_changed: 409,
  too_many_contacts: 409,
  too_many_numbers: 409,
  captcha_required: 403,
  captcha_failed: 400,
} as const satisfies Record<RefusalCode, number>;

/** A full queue drains, and a standby takes over, within seconds. */
const soon_s = 5;

declare module "fastify" {
  interface FastifyContextConfig {
    /** The sentence of a route for the time when it cannot be answered. */
    failed?: string;
  }
}

/** Says every refusal in the language of its reader, also where the work that failed has lost it. */
function errorReply(refusal: Refusal, language: Language): ErrorReply {
  const sentence = refusalMessage(refusal);
  const message = inLanguage(language, () => say(sentence));
  return { ...refusal.fields, error: { code: refusal.refused, message, ...sentence }, message, msg: message };
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply.code(statusOf[refusal.refused]).send(errorReply(refusal, reply.request.language));
}

/** Turns every thrown error into the one error shape. Unexpected errors are logged and never shown. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      return sendRefusal(reply, refuse("invalid_request", sentenceOf(error.validation[0]?.message)));
    }
    if (error instanceof TooManyWaitingError) return sendUnavailable(request, reply);
    if (error instanceof UnavailableError) {
      logUnavailable(request, error);
      return sendUnavailable(request, reply);
    }
    const status = error.statusCode ?? 500;
    if (status === 429) return sendRefusal(reply, refuse("too_many_requests"));
    if (status >= 400 && status < 500) {
      const mistake = refuse("invalid_request", { message: clientMistake(status) });
      return reply.code(status).send(errorReply(mistake, request.language));
    }
    request.log.error({ err: error }, "request failed");
    return sendRefusal(reply, refuse("internal_error"));
  });
}

/** Answers with the route's own sentence, and says when to try again. */
export function sendUnavailable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { failed } = request.routeOptions.config;
  reply.header("retry-after", soon_s);
  return sendRefusal(reply, refuse("unavailable", failed === undefined ? {} : { message: failed }));
}

/** One sentence without a stack: an outage fails every request in the same way. */
export function logUnavailable(request: FastifyRequest, { message }: UnavailableError): void {
  request.log.error({ reason: message }, "request failed, because a service is away");
}

/** Our schemas' messages are for people; the library's default messages are not shown. */
export function sentenceOf(message = ""): { message?: string } {
  return message === "" || /^(Invalid|Too small|Too big|Unrecognized)\b/.test(message) ? {} : { message };
}

/** Answers an address that cannot be decoded, which reaches no route. */
export function handleUnroutable(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const mistake = refuse("invalid_request", { message: clientMistake(400) });
  void reply
    .code(400)
    .headers(bareHeaders)
    .send(errorReply(mistake, languageOf(request)));
}

/** Time that a peer has to read the answer and to close its side, before the socket is destroyed. */
const linger_ms = 1_000;
/** Sockets that have their answer and are destroyed soon. */
const answered = new WeakSet<Socket>();

/**
 * Answers malformed or oversized HTTP on the bare connection, and gives the socket back: a peer that never closes its
 * side would otherwise keep it for ever. What the peer still sends meanwhile is dropped, because a reset could take the
 * answer with it.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (answered.has(socket)) return;
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  answered.add(socket);
  const status = brokenStatus[error.code ?? ""] ?? 400;
  // A request that cannot be read names no language.
  const body = JSON.stringify(
    errorReply(refuse("invalid_request", { message: clientMistake(status) }), "en"),
  );
  const headers = Object.entries({
    ...bareHeaders,
    connection: "close",
    "content-length": Buffer.byteLength(body),
  });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`);
  const timer = setTimeout(() => socket.destroy(), linger_ms);
  socket.once("close", () => clearTimeout(timer));
}

const brokenStatus: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const bareHeaders = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};

function clientMistake(status: number): string {
  if (status === 413 || status === 431) return "The request is too large.";
  if (status === 415) return "The request must be sent as application/json.";
  return "The request could not be understood.";
}
