import { z } from "zod";
import { creditsSchema } from "./money.ts";
import { longestTyped } from "./phone-number.ts";
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
    summary:
      "The receipt of the call named, or else of the last one to this number; the charge comes from the carrier's record alone",
    access: "user",
    body: z.object({
      /** Minutes as the browser counted them: a hint that charges nothing. */
      duration: z.unknown().optional(),
      phoneNumber: z
        .string({ error: "Please enter a phone number" })
        .min(1, "Please enter a phone number")
        .max(longestTyped),
      /** The carrier's id of the call, where the browser knows it: then the receipt is of this very call. */
      providerCallId: z.string().max(64).optional(),
      /** Seconds since the browser began the call: without a name, an older one is not meant. */
      startedAgo: z.number().min(0).max(86_400).optional(),
    }),
    reply: callReceiptSchema,
  }),
} as const;

/** What a browser dials to test its line; the server answers it, and nobody else. */
export const testCallNumber = "test";

export const voicePaths = { outgoing: "/api/voice/outgoing", status: "/api/voice/status" } as const;
