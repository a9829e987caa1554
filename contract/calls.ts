import { z } from "zod";
import { creditsSchema } from "./money.ts";
import { route } from "./route.ts";

export const callStatusSchema = z.enum([
  "requested",
  "ringing",
  "answered",
  "completed",
  "busy",
  "no_answer",
  "failed",
  "canceled",
  "refused",
]);
export type CallStatus = z.infer<typeof callStatusSchema>;

/** A tariff price on the wire: the same numbers as `CallRate` in pricing.ts. */
const callRateSchema = z.object({
  perMinute_mc: z.int().nonnegative(),
  connect_mc: z.int().nonnegative(),
  minimum_s: z.int().positive(),
  increment_s: z.int().positive(),
});

export const tariffQuoteSchema = z.object({
  /** E.164, such as +442079460000. */
  number: z.string(),
  /** ISO 3166-1 alpha-2, such as GB. */
  country: z.string(),
  destination: z.string(),
  creditsPerMinute: creditsSchema,
  rate: callRateSchema,
});
export type TariffQuote = z.infer<typeof tariffQuoteSchema>;

export const callReceiptSchema = z.object({
  /** The balance now. */
  credits: creditsSchema,
  /** What the call cost; zero while `pending` and when it was not answered. */
  charged: creditsSchema,
  /** Started minutes, zero when it was not answered. */
  minutes: z.int().nonnegative(),
  status: z.enum(["settled", "pending"]),
  /** How the call ended; with `refused` the code and its sentence say why. */
  outcome: callStatusSchema,
  refusal: z.object({ code: z.string(), message: z.string() }).optional(),
});
export type CallReceipt = z.infer<typeof callReceiptSchema>;

export const callRoutes = {
  token: route({
    method: "POST",
    path: "/api/call/token",
    summary: "A short-lived token for the browser's calling device",
    access: "user",
    reply: z.object({ token: z.string() }),
  }),
  deductCredits: route({
    method: "POST",
    path: "/api/call/deduct-credits",
    summary: "The receipt of the last call to this number; the charge comes from the carrier's record alone",
    access: "user",
    body: z.object({
      /** Minutes as the browser counted them: a hint that charges nothing. */
      duration: z.unknown().optional(),
      phoneNumber: z
        .string({ error: "Please enter a phone number" })
        .min(1, "Please enter a phone number")
        .max(40),
    }),
    reply: callReceiptSchema,
  }),
  quote: route({
    method: "GET",
    path: "/api/tariff",
    summary: "What a call to `number` costs",
    access: "visitor",
    query: z.object({
      number: z
        .string({ error: "Please enter a phone number" })
        .min(1, "Please enter a phone number")
        .max(40),
    }),
    reply: tariffQuoteSchema,
  }),
} as const;

export const voicePaths = { outgoing: "/api/voice/outgoing", status: "/api/voice/status" } as const;
