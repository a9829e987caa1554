import { z } from "zod";
import { readEmailAddress } from "#contract/users/email-address.ts";

/** Answers of mail servers to a recipient (RFC 5321 section 4.2.3, RFC 3463). */
const answers = {
  accepted: undefined,
  "no such mailbox": {
    responseCode: 550,
    text: "5.1.1 The email account that you tried to reach does not exist",
  },
  "mailbox full": { responseCode: 452, text: "4.2.2 The recipient's inbox is out of storage space" },
  "sender blocked": { responseCode: 554, text: "5.7.1 Service unavailable; client host is blocked" },
} as const;

export const recipientOrderSchema = z.strictObject({
  email: z.string().refine((email) => readEmailAddress(email) !== undefined),
  answer: z.enum(["accepted", "no such mailbox", "mailbox full", "sender blocked"]),
});
export type RecipientOrder = z.infer<typeof recipientOrderSchema>;

const mostOrders = 1_000;

/** Answers recipients as tests have ordered; every other recipient is accepted. */
export function createRecipients() {
  const orders = new Map<string, Exclude<RecipientOrder["answer"], "accepted">>();
  return {
    order({ email, answer }: RecipientOrder): void {
      const key = keyOf(email);
      orders.delete(key);
      if (answer !== "accepted") orders.set(key, answer);
      const [oldest] = orders.keys();
      if (orders.size > mostOrders && oldest !== undefined) orders.delete(oldest);
    },
    /** The error to answer with; undefined for a recipient that is accepted. */
    refusalOf(email: string): Error | undefined {
      const order = orders.get(keyOf(email));
      if (order === undefined) return undefined;
      const { responseCode, text } = answers[order];
      return Object.assign(new Error(text), { responseCode });
    },
  };
}

/** The mail server names an international host by its letters. */
function keyOf(email: string): string {
  return (readEmailAddress(email) ?? email).toLowerCase();
}

export type Recipients = ReturnType<typeof createRecipients>;
