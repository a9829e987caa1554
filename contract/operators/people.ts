import * as z from "zod/mini";
import { callerIdSchema } from "#contract/calls/caller-ids.ts";
import { creditsSchema, currencySchema } from "#contract/money/money-schemas.ts";
import {
  rechargeDeclines,
  rechargeEnds,
  rechargeEventKinds,
  rechargePauses,
} from "#contract/money/recharge.ts";
import { savedCardSchema } from "#contract/money/saved-cards.ts";
import { transactionSchema } from "#contract/money/wallet.ts";
import { keptMessageSchema, personalDataExportSchema } from "#contract/users/personal-data.ts";
import { allowedCountriesSchema, userSessionSchema } from "#contract/users/user-settings.ts";
import { listedCallSchema } from "./calls.ts";
import { actRefusalSchema, emailSchema, moment, operatorRoute, reasonSchema } from "./operator-route.ts";
import { shownPaymentSchema } from "./payments.ts";
import { roles } from "./permissions.ts";

export const foundUserSchema = z.object({
  id: z.uuid(),
  /** Empty for a deleted user. */
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  createdAt: moment,
  verifiedAt: z.nullable(moment),
  frozenAt: z.nullable(moment),
  /** A payment of theirs has a dispute that is open or lost, and no operator has allowed calling since. */
  pausedByDispute: z.boolean(),
  deletedAt: z.nullable(moment),
});
export type FoundUser = z.infer<typeof foundUserSchema>;

/** A user's automatic recharge. Amounts are in the smallest unit of `currency`. */
const shownRechargeSchema = z.object({
  below: creditsSchema,
  /** The value of a purchase. */
  amountUsd: z.number(),
  currency: currencySchema,
  limit_minor: z.int(),
  /** Its charges of this month, with those that are under way. */
  spent_minor: z.int(),
  /** Null once the card is gone. */
  card: z.nullable(z.pick(savedCardSchema, { brand: true, last4: true, wallet: true })),
  turnedOnAt: moment,
  failures: z.int(),
  pause: z.nullable(
    z.object({
      because: z.enum(rechargePauses),
      decline: z.nullable(z.enum(rechargeDeclines)),
      /** The next try; null for none by itself. */
      until: z.nullable(moment),
    }),
  ),
});
export type ShownRecharge = z.infer<typeof shownRechargeSchema>;

const rechargeEventSchema = z.object({
  id: z.uuid(),
  at: moment,
  kind: z.enum(rechargeEventKinds),
  because: z.nullable(z.enum([...rechargePauses, ...rechargeEnds])),
  decline: z.nullable(z.enum(rechargeDeclines)),
  paymentId: z.nullable(z.uuid()),
});
export type ShownRechargeEvent = z.infer<typeof rechargeEventSchema>;

export const shownUserSchema = z.object({
  user: foundUserSchema,
  actRefusal: actRefusalSchema,
  balance: z.object({ posted: creditsSchema, held: creditsSchema, available: creditsSchema }),
  twoStepOn: z.boolean(),
  providers: z.array(z.string()),
  allowedCountries: allowedCountriesSchema,
  /** The user's own right as an operator. */
  grant: z.nullable(z.object({ role: z.enum(roles), expiresAt: moment, suspendedAt: z.nullable(moment) })),
  calls: z.array(listedCallSchema),
  payments: z.array(shownPaymentSchema),
  /** The brand and the last four digits alone; the one proposed at the next purchase first. */
  savedCards: z.array(
    z.pick(savedCardSchema, { brand: true, last4: true, wallet: true, expires: true, isBeingRemoved: true }),
  ),
  /** Numbers of their own that calls may show; support reads them masked. */
  callerIds: z.array(
    z.object({
      number: z.string(),
      state: callerIdSchema.shape.state,
      isDefault: z.boolean(),
      requestedAt: moment,
      verifiedAt: z.nullable(moment),
    }),
  ),
  recharge: z.nullable(shownRechargeSchema),
  /** The newest first; also of rules that have ended. */
  rechargeEvents: z.array(rechargeEventSchema),
  transactions: z.array(transactionSchema),
  sessions: z.array(userSessionSchema),
  /** Reason why calls were refused within the last week, the most frequent first. */
  limitsHit: z.array(z.object({ refusal: z.string(), times: z.int(), lastAt: moment })),
});
export type ShownUser = z.infer<typeof shownUserSchema>;

/** The user's own export; support reads its numbers masked. */
const exportSchema = z.extend(personalDataExportSchema, {
  contacts: z.array(
    z.object({
      name: z.string(),
      favourite: z.boolean(),
      numbers: z.array(z.object({ number: z.string(), label: z.string() })),
      note: z.string(),
    }),
  ),
});

const about = z.object({ email: emailSchema });
const change = z.object({ email: emailSchema, reason: reasonSchema });
const paused = z.object({ email: z.string(), until: z.nullable(moment) });
const frozen = z.object({ email: z.string(), frozenAt: z.nullable(moment) });

export const peopleRoutes = {
  find_user: operatorRoute("find_user", {
    summary:
      "Users by an address, a called number, the id of a user, payment or call, the provider's id of a payment or call, or a part of a name or an address",
    body: z.object({ wanted: z.string().check(z.minLength(1), z.maxLength(300)) }),
    reply: z.array(foundUserSchema),
  }),
  show_user: operatorRoute("show_user", {
    summary: "Everything about one user that an operator decides by",
    body: about,
    reply: shownUserSchema,
  }),
  read_messages: operatorRoute("read_messages", {
    summary: "What a user wrote with the contact form",
    body: change,
    reply: z.array(keptMessageSchema),
  }),
  verify_user: operatorRoute("verify_user", {
    summary: "Verify the sign-up of an address whose mail never arrived",
    body: z.object({ ...change.shape, registrationId: z.optional(z.uuid()) }),
    reply: z.object({ email: z.string(), id: z.uuid() }),
  }),
  resend_verification: operatorRoute("resend_verification", {
    summary: "Mail the sign-up of an address its link again",
    body: change,
    reply: z.object({ email: z.string() }),
  }),
  log_out_user: operatorRoute("log_out_user", {
    summary: "Log out every device of a user; an open call ends",
    body: change,
    reply: z.object({ email: z.string() }),
  }),
  export_user: operatorRoute("export_user", {
    summary: "Everything that is kept about a user, as the user can download it",
    body: change,
    reply: exportSchema,
  }),
  delete_user: operatorRoute("delete_user", {
    summary: "Delete a user for good; the ledger stays without personal data",
    body: z.object({
      ...change.shape,
      /** The credits that the operator saw as lost. Where they are others now, `credits_left` says how many. */
      forfeitCredits: creditsSchema,
    }),
    reply: z.object({ email: z.string(), lost: creditsSchema }),
  }),
  freeze_user: operatorRoute("freeze_user", {
    summary: "Forbid a user to call, and end a call under way",
    body: change,
    reply: frozen,
  }),
  unfreeze_user: operatorRoute("unfreeze_user", {
    summary: "Allow a user to call again",
    body: change,
    reply: frozen,
  }),
  pause_recharge: operatorRoute("pause_recharge", {
    summary: "Pause a user's automatic recharge; the user gets a mail",
    body: change,
    reply: paused,
  }),
  resume_recharge: operatorRoute("resume_recharge", {
    summary: "Allow the automatic recharge of a user again that an operator has paused",
    body: change,
    reply: paused,
  }),
  lift_marks: operatorRoute("lift_marks", {
    summary: "Lift the marks that relate a user, even a deleted one, to other accounts",
    body: z.object({ userId: z.uuid(), reason: reasonSchema }),
    reply: z.object({ lifted: z.int() }),
  }),
} as const;
