/** The balance and the transactions of a wallet. */
import * as z from "zod/mini";
import { asMessage, type Message } from "#contract/messages/message.ts";
import { messageSchema } from "#contract/messages/message-schema.ts";
import { messages } from "#contract/messages/messages.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { cursorSchema, nextCursorHeader } from "#contract/paging.ts";
import { route } from "#contract/route.ts";
import { creditsSchema, currencySchema } from "./money-schemas.ts";

const transactionStatusSchema = z.enum(["completed", "pending", "failed"]);
export const transactionSchema = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  type: z.enum(["purchase", "call", "refund", "usage", "test", "adjustment"]),
  /** In the language of the request, for programs; for a call, with the number in E.164. */
  description: z.string(),
  /** The description unworded, for screens; servers of an older version leave it out. */
  message: z.optional(messageSchema),
  /** The number of a call, unless its caller has deleted their account. */
  number: z.optional(e164Schema),
  /** Money that moved at the card provider, in `currency`; for a call, its credits in USD. */
  amount: z.number(),
  currency: currencySchema,
  /** Negative for credits that left the wallet. */
  credits: creditsSchema,
  status: transactionStatusSchema,
  /** Cause of the status, where a word names it better than the status does. */
  reason: z.optional(z.enum(["declined"])),
  /** True for a purchase that its reader can finish, because the bank wants it confirmed: at `rechargeFinishPath`. */
  toFinish: z.optional(z.literal(true)),
});
export type Transaction = z.infer<typeof transactionSchema>;

export const transactionTypeNames = {
  purchase: "Purchase",
  call: "Call#noun",
  refund: "Refund",
  usage: "Usage",
  test: "Test",
  adjustment: "Adjustment",
} as const satisfies Record<Transaction["type"], string>;

/**
 * The word that says how a transaction ended: "declined" rather than "failed" where the bank refused the card, and "on its
 * way" for a refund that has not reached the card.
 */
export function outcomeWord({
  type,
  status,
  reason,
}: Transaction): Transaction["status"] | "declined" | "on its way" {
  return type === "refund" && status === "pending" ? "on its way" : (reason ?? status);
}

export function descriptionOf({ message, description }: Transaction): Message {
  return message ?? asMessage(description);
}

const mostTransactions = 1_000;

export const walletRoutes = {
  credits: route("GET /api/payments/credits", {
    summary: "The balance",
    failed: messages.credits.failed,
    reply: z.object({ credits: creditsSchema }),
  }),
  transactions: route("GET /api/payments/transactions", {
    summary: `Every purchase, call and refund, newest first. For older entries send the cursor of ${nextCursorHeader} as \`before\``,
    failed: messages.transactions.failed,
    query: z.object({
      before: z.optional(cursorSchema),
      limit: z._default(
        z.coerce.number().check(z.int(), z.gte(1), z.lte(mostTransactions)),
        mostTransactions,
      ),
      type: z.optional(transactionSchema.shape.type),
    }),
    reply: z.array(transactionSchema),
  }),
} as const;
