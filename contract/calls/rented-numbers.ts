import * as z from "zod/mini";
import { numberMessages as messages } from "#contract/messages/number-messages.ts";
import { creditsSchema } from "#contract/money/money-schemas.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { route } from "#contract/route.ts";

export const numberKindSchema = z.enum(["local", "mobile", "toll_free"]);
export type NumberKind = z.infer<typeof numberKindSchema>;

/** `overdue`: nothing rings, and the number is kept for some days. `releasing`: the carrier has to confirm the release. */
export const numberStateSchema = z.enum(["buying", "active", "overdue", "releasing", "released"]);
export type NumberState = z.infer<typeof numberStateSchema>;

/** Stands in the revenue for a destination, in English as those are. */
export const rentDestination = "Rent of numbers";

/** Numbers that a wallet may have at once. */
export const mostRentedNumbers = 5;
/** Days for which an unpaid number is kept. */
export const keptUnpaid_days = 10;

const countrySchema = z.string().check(z.regex(/^[A-Z]{2}$/));

/** A kind of numbers as the operator offers it. */
export const numberOfferSchema = z.object({
  country: countrySchema,
  kind: numberKindSchema,
  monthly_mc: z.int(),
  inboundPerMinute_mc: z.int(),
  /** The operator's words on the papers that are needed; empty for numbers that need none. */
  documents: z.string(),
  /** The carrier's ids of an address and of papers; empty without one. */
  addressRef: z.string(),
  documentsRef: z.string(),
});
export type NumberOffer = z.infer<typeof numberOfferSchema>;

const pricesSchema = {
  country: countrySchema,
  kind: numberKindSchema,
  monthly: creditsSchema,
  /** 0 is free. */
  inboundPerMinute: creditsSchema,
};

const offeredSchema = z.object({ ...pricesSchema, documents: z.string() });
export type OfferedNumbers = z.infer<typeof offeredSchema>;

/** A number of the user's that calls may go on to, and the price of both together as the user agrees to it. */
const forwardChoiceSchema = z.object({
  callerId: z.uuid(),
  number: e164Schema,
  perMinute: creditsSchema,
  rate: z.string(),
});

export const rentedNumberSchema = z.object({
  id: z.uuid(),
  number: e164Schema,
  ...pricesSchema,
  state: numberStateSchema,
  /** The next renewal, or the one that could not be paid; null until it is bought. */
  paidUntil: z.nullable(z.iso.datetime()),
  /** The end of the days for which an unpaid number is kept. */
  keptUntil: z.nullable(z.iso.datetime()),
  /** Numbers that its calls may go on to. Servers of an older version leave both out. */
  forwardChoices: z._default(z.array(forwardChoiceSchema), []),
  /** The caller ID that its calls go on to; with a problem the pages ring all the same. Null where they just ring. */
  forward: z._default(
    z.nullable(z.object({ callerId: z.uuid(), problem: z.nullable(z.enum(["not_verified", "dearer"])) })),
    null,
  ),
});
export type ShownRentedNumber = z.infer<typeof rentedNumberSchema>;

const availableSchema = z.object({ number: e164Schema, place: z.string() });
export type ShownAvailableNumber = z.infer<typeof availableSchema>;

export const rentReceiptSchema = z.object({
  ...pricesSchema,
  number: e164Schema,
  paidAt: z.iso.datetime(),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  credits: creditsSchema,
  /** The value of the credits in USD. */
  amount: z.number(),
});
export type RentReceipt = z.infer<typeof rentReceiptSchema>;

const params = z.object({ id: z.uuid(messages.notFound) });

export const rentedNumberRoutes = {
  list: route("GET /api/numbers", {
    summary: "The user's own numbers, and the kinds of numbers that are offered",
    failed: messages.loadFailed,
    reply: z.object({
      numbers: z.array(rentedNumberSchema),
      /** True while a freeze or a dispute keeps unpaid numbers from being renewed. Older servers leave it out. */
      isPaused: z._default(z.boolean(), false),
      offers: z.array(offeredSchema),
      /** False for a member of another's wallet, whose owner alone rents numbers. */
      mayRent: z.boolean(),
    }),
  }),
  search: route("POST /api/numbers/search", {
    summary: "Numbers of a country that can be rented now, with the date of the first renewal",
    failed: messages.searchFailed,
    body: z.object({
      country: countrySchema,
      kind: numberKindSchema,
      areaCode: z.optional(z.string().check(z.regex(/^\d{3}$/, messages.areaCodeWrong))),
      place: z.optional(z.string().check(z.trim(), z.maxLength(60))),
      digits: z.optional(z.string().check(z.regex(/^\d{2,10}$/, messages.digitsWrong))),
    }),
    reply: z.object({ numbers: z.array(availableSchema), renewsAt: z.iso.datetime() }),
  }),
  buy: route("POST /api/numbers", {
    summary: "Rent a number under an id of the client's, at the prices shown; sent again, it is bought once",
    failed: messages.buyFailed,
    body: z.object({
      id: z.uuid(),
      number: e164Schema,
      country: countrySchema,
      kind: numberKindSchema,
      monthly: creditsSchema,
      inboundPerMinute: creditsSchema,
    }),
    reply: rentedNumberSchema,
  }),
  release: route("DELETE /api/numbers/:id", {
    summary: "Give a number back; paid days are not returned",
    failed: messages.releaseFailed,
    params,
    reply: rentedNumberSchema,
  }),
  forward: route("PUT /api/numbers/:id/forward", {
    summary:
      "Have the calls to a number go on to a verified one, at the price shown; null has them ring the pages",
    failed: messages.forwardFailed,
    params,
    body: z.object({
      to: z.nullable(z.object({ callerId: z.uuid(), rate: z.string().check(z.maxLength(70)) })),
    }),
    reply: rentedNumberSchema,
  }),
  rent: route("GET /api/numbers/:id/rent", {
    summary: "The receipt of one month's rent, the first unless another is named",
    failed: messages.receiptFailed,
    params,
    query: z.object({ month: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1) }),
    reply: rentReceiptSchema,
  }),
} as const;
