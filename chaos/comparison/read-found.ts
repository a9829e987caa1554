import { z } from "zod";
import { openDatabase } from "#adapters/postgres/connection/open-database.ts";
import { connectionTo } from "#adapters/postgres/embedded/server.ts";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import { cardProvider } from "#chaos/load/cards.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import {
  type Charge,
  callSchema,
  type Found,
  type GivenBack,
  paymentSchema,
  refundSchema,
  walletSchema,
} from "./found.ts";

const { accountSid, authToken } = sandboxAccounts.voice;

type FoundInDatabase = Pick<Found, "payments" | "refunds" | "calls" | "wallets" | "audit" | "unsentMails">;

/** Reads the database's record of money and mails, on the primary itself. */
export async function readDatabase(primaryFolder: string): Promise<FoundInDatabase> {
  const database = openDatabase({ connection: connectionTo(primaryFolder), poolSize: 1 });
  try {
    return await database.withClient(async (client) => {
      const rows = async (text: string) => (await client.query(text)).rows;
      const [unsent] = await rows("SELECT count(*) AS count FROM outbox");
      return {
        payments: z.array(paymentSchema).parse(
          await rows(
            `SELECT wallet_id AS "walletId", id, provider_ref AS ref, credits_mc, refunded_minor,
                    disputed_at IS NOT NULL AS "isDisputed", ${posted("contra <> 'disputes'")} AS posted_mc,
                    ${posted("contra = 'disputes'")} AS disputed_mc
               FROM payment AS subject WHERE provider_ref IS NOT NULL`,
          ),
        ),
        refunds: z
          .array(refundSchema)
          .parse(
            await rows(
              'SELECT id, payment_id AS "paymentId", asked_by AS "askedBy", amount_minor, status FROM refund_request WHERE asked_by <> \'provider\'',
            ),
          ),
        calls: z.array(callSchema).parse(
          await rows(
            `SELECT provider_call_id AS "providerCallId", open, cost_mc, ${posted("true")} AS posted_mc
               FROM call AS subject`,
          ),
        ),
        wallets: z
          .array(walletSchema)
          .parse(await rows("SELECT id, posted_mc, held_mc, floor_mc FROM wallet")),
        audit: await ledgerStore(client).audit(),
        unsentMails: Number(unsent?.count),
      };
    });
  } finally {
    await database.close();
  }
}

function posted(condition: string): string {
  return `ARRAY(SELECT delta_mc FROM transfer WHERE transfer.wallet_id = subject.wallet_id
    AND transfer.subject_id = subject.id AND ${condition} ORDER BY seq)::bigint[]`;
}

/** Paid intents and the refunds that were made of them, by the card provider's record. */
export async function readCards(sandboxUrl: string): Promise<Pick<Found, "charged" | "givenBack">> {
  const cards = cardProvider(sandboxUrl);
  const charged = new Map<unknown, Charge>();
  for await (const { id, status, amount_received } of cards.paymentIntents.list({ limit: 100 })) {
    const nothing = { refunded_minor: 0, disputed_minor: 0, refunds: 0, failedRefunds: 0, disputes: 0 };
    if (status === "succeeded") charged.set(id, { ref: id, charge_minor: amount_received, ...nothing });
  }
  const givenBack: GivenBack[] = [];
  for await (const { payment_intent, status, amount, metadata } of cards.refunds.list({ limit: 100 })) {
    const charge = charged.get(payment_intent);
    if (!charge) throw new Error(`The card provider refunded ${payment_intent}, which was not paid`);
    charge.refunds += 1;
    const failed = status === "failed";
    if (failed) charge.failedRefunds += 1;
    else charge.refunded_minor += amount;
    givenBack.push({ refundId: metadata?.refund_id ?? "", ref: charge.ref, amount_minor: amount, failed });
  }
  for await (const { payment_intent, status, amount } of cards.disputes.list({ limit: 100 })) {
    const charge = charged.get(payment_intent);
    if (!charge) throw new Error(`The card provider disputes ${payment_intent}, which was not paid`);
    charge.disputes += 1;
    if (status !== "won") charge.disputed_minor += amount;
  }
  return { charged: [...charged.values()], givenBack };
}

const pageSchema = z.object({
  calls: z.array(
    z.object({ status: z.string(), parent_call_sid: z.string().nullable(), duration: z.coerce.number() }),
  ),
  next_page_uri: z.string().nullable(),
});

/** Ids of the callers' legs whose far end talked, by the carrier's record. A call of 0 seconds is free. */
export async function readAnswered(sandboxUrl: string): Promise<string[]> {
  const answered: string[] = [];
  let path: string | null = `/2010-04-01/Accounts/${accountSid}/Calls.json?PageSize=1000`;
  while (path !== null) {
    const reply = await fetch(sandboxUrl + path, {
      headers: { authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}` },
    });
    const page: z.infer<typeof pageSchema> = pageSchema.parse(await reply.json());
    for (const { status, parent_call_sid, duration } of page.calls) {
      if (status === "completed" && parent_call_sid !== null && duration > 0) answered.push(parent_call_sid);
    }
    path = page.next_page_uri;
  }
  return answered;
}
