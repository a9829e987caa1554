import { z } from "zod";
import { readEmailAddress } from "#contract/users/email-address.ts";
import { BoundedMap } from "#sandbox/bounded-map.ts";

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

/** Answers recipients as tests have ordered; every other recipient is accepted. */
export class Recipients {
  readonly #orders = new BoundedMap<RecipientOrder["answer"]>(1_000);

  order({ email, answer }: RecipientOrder): void {
    this.#orders.set(keyOf(email), answer);
  }

  refusalOf(email: string): Error | undefined {
    const refusal = answers[this.#orders.get(keyOf(email)) ?? "accepted"];
    return refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.responseCode });
  }
}

/** The mail server names an international host by its letters. */
function keyOf(email: string): string {
  return (readEmailAddress(email) ?? email).toLowerCase();
}
