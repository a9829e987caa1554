/** A request names what it gives up: docs/decisions/20-deletion-and-retention.md. */
import { expect, test } from "vitest";
import { nothing, type Route } from "#contract/route.ts";
import { allRoutes, bodyOf } from "#e2e/support/routes/all-routes.ts";

const adds = "adds or changes, and takes nothing away";
const reads = "reads";
const opens = "opens or closes a door of the person who asks, and no money, card, rule or number goes";
const whole = "the request has the whole new value, which is proven or judged again";
const secret = "the one-time secret names what it is for";
const isProduct = "turns the product, and nothing of a user goes; the record has the state before";
const restrains = "restrains or frees a user, who keeps everything";

/** By route, the fields that name what is given up, or the reason why there are none. A new route fails without a row. */
const rows: Readonly<Record<string, readonly string[] | string>> = {
  "POST /api/auth/logout": opens,
  "POST /api/auth/signup": adds,
  "POST /api/auth/login": opens,
  "POST /api/auth/session": secret,
  "POST /api/auth/forgot-password": adds,
  "POST /api/auth/reset-password/:token": ["token"],
  "POST /api/auth/resend-verification": adds,
  "POST /api/auth/sign-up-state": reads,
  "DELETE /api/auth/admin/delete-user":
    "the specification's own form; a sign-up that was never verified has no money, card, rule or number",
  "POST /api/payments/quotes": adds,
  "POST /api/payments/create-payment-intent":
    "charges nothing by itself: the card form shows amount and credits",
  "POST /api/payments/add-credits": adds,
  "POST /api/payments/:id/money-back": ["id", "amount"],
  "POST /api/payments/cards/:id/default": ["id"],
  // Also names the rule that ends with it, in `endsRecharge`.
  "DELETE /api/payments/cards/:id": ["id"],
  "PUT /api/payments/recharge": whole,
  "DELETE /api/payments/recharge": ["rule"],
  "POST /api/payments/recharge/turn-off": ["token"],
  "POST /api/payments/recharge/finish": ["paymentId"],
  "POST /api/call/token": adds,
  "POST /api/call/deduct-credits": "the carrier's record charges, and the call's own price",
  "POST /api/call/end": ["callId"],
  "POST /api/contact": adds,
  "POST /api/tariff/numbers": reads,
  "POST /api/calls/:id/quality": adds,
  "POST /api/account/name": whole,
  "POST /api/account/language": whole,
  "POST /api/account/billing": whole,
  "POST /api/account/password": ["newPassword"],
  "POST /api/account/email": ["email"],
  "DELETE /api/account/email": "an address that waits can be asked for again",
  "POST /api/auth/confirm-email": ["token"],
  "POST /api/auth/undo-sign-in": ["token"],
  "POST /api/account/countries": whole,
  "DELETE /api/account/sessions/:id": ["id"],
  "DELETE /api/account/sessions": "all others is the point: one that was opened since is to end as well",
  "DELETE /api/account": ["forfeitCredits"],
  "POST /api/auth/two-step": opens,
  "POST /api/account/second-factor": opens,
  "POST /api/account/two-step": opens,
  "POST /api/account/two-step/confirm": opens,
  "POST /api/account/two-step/recovery-codes": opens,
  "DELETE /api/account/two-step": opens,
  "POST /api/auth/passkey/options": opens,
  "POST /api/auth/passkey": opens,
  "POST /api/auth/two-step/passkey": opens,
  "POST /api/account/passkeys/confirm": opens,
  "POST /api/account/passkeys/options": opens,
  "POST /api/account/passkeys": adds,
  "POST /api/account/passkeys/:id": ["id"],
  "DELETE /api/account/passkeys/:id": ["id"],
  "POST /api/account/two-step/passkeys": opens,
  "POST /api/auth/oidc/link-with-password": secret,
  "POST /api/auth/oidc/mail-link": adds,
  "POST /api/auth/oidc/confirm-link": ["token"],
  "POST /api/auth/oidc/confirm-address": ["token"],
  "POST /api/caller-ids": adds,
  "PUT /api/caller-ids/default": whole,
  "DELETE /api/caller-ids/:id": ["id"],
  "PUT /api/unwanted-calls": whole,
  "PUT /api/unwanted-calls/callers": ["number", "isBlocked"],
  "POST /api/numbers/search": reads,
  "POST /api/numbers": ["id", "number", "country", "monthly", "inboundPerMinute"],
  "PUT /api/numbers/:id/forward": "changes where calls ring, at the price of the body",
  "DELETE /api/numbers/:id": ["id"],
  "PUT /api/voicemail/:id/read": adds,
  "DELETE /api/voicemail/:id": ["id"],
  "PUT /api/voicemail/settings": whole,
  "PUT /api/voicemail/greeting": whole,
  "DELETE /api/voicemail/greeting": "a greeting is spoken again, and another one can be recorded",
  "POST /api/contacts": adds,
  "PUT /api/contacts/:id": ["id", "version"],
  "DELETE /api/contacts/:id": ["id", "version"],
  "POST /api/contacts/import": "adds contacts and numbers, and removes none",
  "POST /api/admin/read-today": reads,
  "POST /api/admin/find-user": reads,
  "POST /api/admin/show-user": reads,
  "POST /api/admin/read-messages": reads,
  "POST /api/admin/verify-user": ["email"],
  "POST /api/admin/resend-verification": adds,
  "POST /api/admin/log-out-user": restrains,
  "POST /api/admin/export-user": reads,
  "POST /api/admin/delete-user": ["email", "forfeitCredits"],
  "POST /api/admin/freeze-user": restrains,
  "POST /api/admin/unfreeze-user": restrains,
  "POST /api/admin/pause-recharge": restrains,
  "POST /api/admin/resume-recharge": restrains,
  "POST /api/admin/lift-marks": ["userId"],
  "POST /api/admin/give-credits": ["email", "credits"],
  "POST /api/admin/take-credits": ["email", "credits"],
  "POST /api/admin/list-proposals": reads,
  "POST /api/admin/approve-credits": ["id"],
  "POST /api/admin/reject-credits": ["id"],
  "POST /api/admin/show-payment": reads,
  "POST /api/admin/list-payments": reads,
  "POST /api/admin/list-all-calls": reads,
  "POST /api/admin/list-refunds": reads,
  "POST /api/admin/list-disputes": reads,
  "POST /api/admin/list-users": reads,
  "POST /api/admin/list-messages": reads,
  "POST /api/admin/show-message": reads,
  "POST /api/admin/answer-message": ["messageId", "version"],
  "POST /api/admin/assign-message": ["messageId", "version"],
  "POST /api/admin/finish-message": ["messageId", "version"],
  "POST /api/admin/sum-calls": reads,
  "POST /api/admin/sum-payments": reads,
  "POST /api/admin/export-list": reads,
  "POST /api/admin/refund-payment": ["paymentId", "amount_minor", "seenRefunded_minor", "seenUnused_minor"],
  "POST /api/admin/list-calls": reads,
  "POST /api/admin/show-call": reads,
  "POST /api/admin/hang-up-call": ["call"],
  "POST /api/admin/list-tariffs": reads,
  "POST /api/admin/preview-tariff": reads,
  "POST /api/admin/export-tariff": reads,
  "POST /api/admin/import-tariff": ["deck", "replaces"],
  "POST /api/admin/roll-back-tariff": ["versionId", "replaces"],
  "POST /api/admin/read-switches": reads,
  "POST /api/admin/switch-calling": isProduct,
  "POST /api/admin/reset-spend": isProduct,
  "POST /api/admin/switch-purchases": isProduct,
  "POST /api/admin/switch-sign-up": isProduct,
  "POST /api/admin/read-brand": reads,
  "POST /api/admin/change-brand": isProduct,
  "POST /api/admin/change-brand-picture": isProduct,
  "POST /api/admin/read-languages": reads,
  "POST /api/admin/change-languages": isProduct,
  "POST /api/admin/read-purchase-settings": reads,
  "POST /api/admin/preview-purchase-settings": reads,
  "POST /api/admin/change-purchase-settings": isProduct,
  "POST /api/admin/read-number-offers": reads,
  "POST /api/admin/change-number-offers": isProduct,
  "POST /api/admin/list-rented-numbers": reads,
  "POST /api/admin/read-seller": reads,
  "POST /api/admin/change-seller": isProduct,
  "POST /api/admin/confirm-role": ["email"],
  "POST /api/admin/list-operators": reads,
  "POST /api/admin/read-record": reads,
  "POST /api/admin/read-revenue": reads,
  "POST /api/admin/read-recharges": reads,
  "POST /api/admin/read-margins": reads,
  "POST /api/admin/read-setup": reads,
  "POST /api/admin/test-card-webhook": isProduct,
  "POST /api/admin/audit-ledger": reads,
  "POST /api/admin/read-fraud": reads,
  "POST /api/admin/read-alarms": reads,
  "POST /api/admin/see-alarm": ["id"],
  "POST /api/admin/change-alarms": isProduct,
  "POST /api/admin/change-alarm-webhook": isProduct,
  "POST /api/admin/test-alarm-webhook": isProduct,
};

/** A request that leaves them out gives up nothing. */
const nothingByDefault: Readonly<Record<string, number>> = { forfeitCredits: 0 };

const named = ({ method, path }: Route) => `${method} ${path}`;
const changing = allRoutes.filter(({ method }) => method !== "GET");

test("every route that changes something has a row, and every row a route", () => {
  expect(Object.keys(rows).toSorted()).toEqual(changing.map(named).toSorted());
});

test("every route that deletes names what, or says why not", () => {
  const unnamed = changing.filter(
    (route) => route.method === "DELETE" && typeof rows[named(route)] === "string",
  );
  expect(unnamed.map(named).toSorted()).toEqual([
    "DELETE /api/account/email",
    "DELETE /api/account/sessions",
    "DELETE /api/account/two-step",
    "DELETE /api/auth/admin/delete-user",
    "DELETE /api/voicemail/greeting",
  ]);
});

test.each(
  changing.filter((route) => typeof rows[named(route)] === "object").map((route) => [named(route), route]),
)("%s refuses a request that does not name what it gives up", (name, route) => {
  for (const field of rows[name] ?? []) {
    if (route.path.includes(`:${field}`)) continue;
    expect(route.body, field).not.toBe(nothing);
    const { [field]: value, ...rest } = bodyOf(route) as Record<string, unknown>;
    expect(value, field).toBeDefined();
    const parsed = route.body.safeParse(rest);
    if (parsed.success && field in nothingByDefault) {
      expect(parsed.data).toMatchObject({ [field]: nothingByDefault[field] });
    } else expect(parsed.success, field).toBe(false);
  }
});
