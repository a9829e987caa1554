import * as z from "zod/mini";
import { callDirectionSchema, callStatusSchema } from "#contract/calls/call-status.ts";
import { csvText } from "#contract/csv-text.ts";
import { minorUnitDigits } from "#contract/money/currencies.ts";
import { creditsSchema, currencySchema } from "#contract/money/money-schemas.ts";
import { cursorSchema } from "#contract/paging.ts";
import { messageStates } from "./inbox.ts";
import { moment, operatorRoute, reasonSchema } from "./operator-route.ts";
import { paymentFailures, refundOriginSchema, shownPaymentSchema } from "./payments.ts";
import { foundUserSchema } from "./people.ts";
import type { UseCase } from "./permissions.ts";

const word = z.optional(z.string().check(z.regex(/^[a-z_]{1,40}$/)));

/** The filters of lists; each list takes some of them. A period begins at `since` and ends before `until`. */
export const listFilterSchema = z.object({
  since: z.optional(moment),
  until: z.optional(moment),
  user: z.optional(z.uuid()),
  /** Of a payment's card, or to which a call goes. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  state: word,
  brand: word,
  /** The user id of the operator to whom a message belongs, or `none`. */
  assigned: z.optional(z.union([z.uuid(), z.literal("none")])),
  failure: z.optional(z.enum(paymentFailures)),
  /** With the amounts, in its smallest unit. */
  currency: z.optional(currencySchema),
  from_minor: z.optional(z.int().check(z.nonnegative())),
  to_minor: z.optional(z.int().check(z.nonnegative())),
});
export type ListFilters = z.infer<typeof listFilterSchema>;

/** Each row has the user that it is of. The address of a deleted user is empty. */
const row = { id: z.uuid(), createdAt: moment, userId: z.uuid(), email: z.string() };

export const paymentRowSchema = z.object({
  ...row,
  ...z.pick(shownPaymentSchema, {
    initiator: true,
    status: true,
    charge_minor: true,
    refunded_minor: true,
    currency: true,
    credits: true,
    endedBecause: true,
    cardBrand: true,
    cardLast4: true,
    cardCountry: true,
    failure: true,
    disputedAt: true,
  }).shape,
  /** Its price in USD. */
  usd: z.number(),
});
export type PaymentRow = z.infer<typeof paymentRowSchema>;

/** Support reads its number masked. */
const callRowSchema = z.object({
  ...row,
  direction: callDirectionSchema,
  number: z.string(),
  country: z.nullable(z.string()),
  destination: z.nullable(z.string()),
  status: callStatusSchema,
  /** Code of the refusal that its user read. */
  refusal: z.nullable(z.string()),
  answered_s: z.nullable(z.int()),
  /** Null until it is settled. */
  cost: z.nullable(creditsSchema),
});
export type CallRow = z.infer<typeof callRowSchema>;

const refundRowSchema = z.object({
  ...row,
  paymentId: z.uuid(),
  amount_minor: z.int(),
  currency: currencySchema,
  askedBy: refundOriginSchema,
  status: z.enum(["requested", "done", "refused"]),
});
export type RefundRow = z.infer<typeof refundRowSchema>;

/** A movement of credits by a dispute: taken at its beginning, and returned when it is won. Its id is the payment's. */
const disputeRowSchema = z.object({
  ...row,
  paymentId: z.uuid(),
  /** The part of the charge. */
  amount_minor: z.int(),
  currency: currencySchema,
  /** Below zero where they were taken. */
  credits: creditsSchema,
  state: z.enum(["taken", "returned"]),
});
export type DisputeRow = z.infer<typeof disputeRowSchema>;

const userRowSchema = z.extend(foundUserSchema, { userId: z.uuid() });
export type UserRow = z.infer<typeof userRowSchema>;

/** A message of the contact form. Its user, who was signed in, has `email`; a visitor is no user. */
const messageRowSchema = z.object({
  ...row,
  userId: z.nullable(z.uuid()),
  name: z.string(),
  /** The address that answers go to. */
  sender: z.string(),
  subject: z.string(),
  state: z.enum(messageStates),
  /** The operator's address; null for a message that belongs to none. */
  assignedTo: z.nullable(z.string()),
  answers: z.int(),
});
export type MessageRow = z.infer<typeof messageRowSchema>;

const chargeFilters = ["user", "country", "brand", "currency", "from_minor", "to_minor", "state"] as const;

/** The lists of the desk, newest first: the use-case of each, its filters, and the fields that its file may have. */
export const lists = {
  payments: {
    useCase: "list_payments",
    states: ["completed", "pending", "failed", "refunded", "disputed"],
    filters: [...chargeFilters, "failure"],
    row: paymentRowSchema,
  },
  calls: {
    useCase: "list_all_calls",
    states: callStatusSchema.options,
    filters: ["user", "country", "state"],
    row: callRowSchema,
  },
  refunds: {
    useCase: "list_refunds",
    states: ["requested", "done", "refused"],
    filters: chargeFilters,
    row: refundRowSchema,
  },
  disputes: {
    useCase: "list_disputes",
    states: ["taken", "returned"],
    filters: chargeFilters,
    row: disputeRowSchema,
  },
  users: {
    useCase: "list_users",
    states: ["active", "frozen", "paused"],
    filters: ["user", "state"],
    row: userRowSchema,
  },
  messages: {
    useCase: "list_messages",
    states: messageStates,
    filters: ["user", "state", "assigned"],
    row: messageRowSchema,
  },
} as const satisfies Record<string, ListDeclaration>;
export type ListName = keyof typeof lists;
export type ListRow<Name extends ListName> = z.infer<(typeof lists)[Name]["row"]>;

interface ListDeclaration {
  useCase: UseCase;
  states: readonly string[];
  filters: readonly Exclude<keyof ListFilters, "since" | "until">[];
  row: z.ZodMiniObject;
}

/** Returns the filter that a list does not have, if there is one. */
export function foreignFilter(name: ListName, filters: ListFilters): string | undefined {
  const { filters: own, states }: ListDeclaration = lists[name];
  const isOwn = (filter: string) => ["since", "until", ...own].includes(filter);
  const names = Object.entries(filters).flatMap(([filter, value]) => (value === undefined ? [] : filter));
  if (filters.state !== undefined && !states.includes(filters.state)) return "state";
  return names.find((filter) => !isOwn(filter));
}

export function isFieldOf(name: ListName, field: string): boolean {
  return Object.hasOwn(lists[name].row.shape, field);
}

/** A field as a cell of a CSV. Money in smallest units is a decimal in the row's currency. */
export function csvCell(row: Readonly<Record<string, unknown>>, field: string): string {
  const value = row[field];
  if (value === null || value === undefined) return "";
  const currency = currencySchema.safeParse(row.currency).data;
  if (typeof value === "number" && currency !== undefined && field.endsWith("_minor")) {
    return (value / 10 ** minorUnitDigits(currency)).toFixed(minorUnitDigits(currency));
  }
  return typeof value === "string" && field !== "createdAt" ? csvText(value) : String(value);
}

const listBody = z.object({ ...listFilterSchema.shape, before: z.optional(cursorSchema) });

/** The next page begins before `next`; null at the end. A page may be short, or empty, and have one. */
function listRoute<Row extends z.ZodMiniType>(useCase: UseCase, summary: string, row: Row) {
  const reply = z.object({ rows: z.array(row), next: z.nullable(z.string()) });
  return operatorRoute(useCase, { summary, body: listBody, reply });
}

/** A period that has a beginning and an end, and what is left of it by the list's other filters. */
const sumBody = z.object({ ...listFilterSchema.shape, since: moment, until: moment });

/** Transfers of the period for payments in one currency. The price of credits in USD is exact to the cent. */
const paymentSumSchema = z.object({
  currency: currencySchema,
  purchases: z.int(),
  charge_minor: z.int(),
  sold: creditsSchema,
  /** Credits that refunds took, less those that a failed refund gave back. */
  back: creditsSchema,
  /** Credits that banks took back, less those that came again. */
  disputed: creditsSchema,
});
export type PaymentSum = z.infer<typeof paymentSumSchema>;

/** Calls that were charged within the period, as the revenue counts them. */
const callSumSchema = z.object({ calls: z.int(), answered_s: z.int(), charged: creditsSchema });
export type CallSum = z.infer<typeof callSumSchema>;

export const listRoutes = {
  list_payments: listRoute("list_payments", "Payments of all users, the newest first", paymentRowSchema),
  list_all_calls: listRoute("list_all_calls", "Calls of all users, the newest first", callRowSchema),
  list_refunds: listRoute(
    "list_refunds",
    "Refunds that were asked for here, the newest first",
    refundRowSchema,
  ),
  list_disputes: listRoute(
    "list_disputes",
    "Credits that disputes took and returned, the newest first",
    disputeRowSchema,
  ),
  list_users: listRoute("list_users", "Users, the newest first", userRowSchema),
  list_messages: listRoute(
    "list_messages",
    "Messages of the contact form, the newest first",
    messageRowSchema,
  ),
  sum_calls: operatorRoute("sum_calls", {
    summary: "Calls that were charged within a period by the ledger",
    body: sumBody,
    reply: callSumSchema,
  }),
  sum_payments: operatorRoute("sum_payments", {
    summary: "Sales, refunds and disputes of a period by the ledger, by currency",
    body: sumBody,
    reply: z.array(paymentSumSchema),
  }),
  export_list: operatorRoute("export_list", {
    summary: "A list as CSV, as long as it is",
    body: z.object({
      ...listFilterSchema.shape,
      list: z.enum(Object.keys(lists) as [ListName, ...ListName[]]),
      columns: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(30)),
      reason: reasonSchema,
    }),
    // A stream of text.
    reply: z.unknown(),
  }),
} as const;
