import { z } from "zod";
import { connectionTo } from "#adapters/postgres/embedded/server.ts";
import { ledgerStore } from "#adapters/postgres/ledger-store.ts";
import { openDatabase } from "#adapters/postgres/open-database.ts";
import { cardProvider } from "#chaos/load/run-load.ts";
import { sandboxAccounts } from "#contract/sandbox-accounts.ts";
import type { Found } from "./found.ts";

const { accountSid, authToken } = sandboxAccounts.voice;

const mc = z.array(z.coerce.number());
const paymentsSchema = z.array(z.object({ ref: z.string(), credits_mc: z.number(), posted_mc: mc }));
const callsSchema = z.array(
  z.object({
    providerCallId: z.string(),
    open: z.boolean(),
    cost_mc: z.number().nullable(),
    posted_mc: mc,
  }),
);

/** What the database says of money and mails, read on the primary itself. */
export async function readDatabase(
  primaryFolder: string,
): Promise<Pick<Found, "payments" | "calls" | "belowFloor" | "audit" | "unsentMails">> {
  const database = openDatabase({ connection: connectionTo(primaryFolder), poolSize: 1 });
  try {
    return await database.withClient(async (client) => {
      const rows = async (text: string) => (await client.query(text)).rows;
      const [unsent] = await rows("SELECT count(*) AS count FROM outbox");
      const below = await rows("SELECT id FROM wallet WHERE posted_mc - held_mc < floor_mc");
      return {
        payments: paymentsSchema.parse(
          await rows(
            `SELECT provider_ref AS ref, credits_mc, ${posted} AS posted_mc
               FROM payment AS subject WHERE provider_ref IS NOT NULL`,
          ),
        ),
        calls: callsSchema.parse(
          await rows(
            `SELECT provider_call_id AS "providerCallId", open, cost_mc, ${posted} AS posted_mc FROM call AS subject`,
          ),
        ),
        belowFloor: below.map(({ id }) => String(id)),
        audit: await ledgerStore(client).audit(),
        unsentMails: Number(unsent?.count),
      };
    });
  } finally {
    await database.close();
  }
}

const posted = `ARRAY(SELECT delta_mc FROM transfer
  WHERE transfer.wallet_id = subject.wallet_id AND transfer.subject_id = subject.id ORDER BY seq)::bigint[]`;

/** Ids of the paid intents, by the card provider's record. */
export async function readCharged(sandboxUrl: string): Promise<string[]> {
  const charged: string[] = [];
  for await (const { id, status } of cardProvider(sandboxUrl).paymentIntents.list({ limit: 100 })) {
    if (status === "succeeded") charged.push(id);
  }
  return charged;
}

const pageSchema = z.object({
  calls: z.array(z.object({ status: z.string(), parent_call_sid: z.string().nullable() })),
  next_page_uri: z.string().nullable(),
});

/** Ids of the callers' legs whose far end answered, by the carrier's record. */
export async function readAnswered(sandboxUrl: string): Promise<string[]> {
  const answered: string[] = [];
  let path: string | null = `/2010-04-01/Accounts/${accountSid}/Calls.json?PageSize=1000`;
  while (path !== null) {
    const reply = await fetch(sandboxUrl + path, {
      headers: { authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}` },
    });
    const page: z.infer<typeof pageSchema> = pageSchema.parse(await reply.json());
    for (const { status, parent_call_sid } of page.calls) {
      if (status === "completed" && parent_call_sid !== null) answered.push(parent_call_sid);
    }
    path = page.next_page_uri;
  }
  return answered;
}
