import { beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { cardsForTests } from "#sandbox/cards/testing/cards-for-tests.ts";
import { endpoints } from "./endpoints.ts";

const listSchema = z.object({ data: z.array(z.looseObject({ id: z.string() })).min(1) });

/** The harness holds every answer against Stripe's types when it stops. */
const tests = cardsForTests();
let saved: { customer: string; mandate: string };
beforeAll(async () => {
  saved = await tests.savedCard();
  await tests.paid("pm_card_createDispute");
  const hasDispute = async () => expect((await tests.stripe.disputes.list()).data).toHaveLength(1);
  await vi.waitFor(hasDispute, { timeout: 30_000 });
  await tests.stripe.refunds.create({ payment_intent: (await tests.paid("pm_card_visa")).id });
});

async function read(path: string): Promise<unknown> {
  const reply = await fetch(`${tests.cards.url}/v1${path}`, {
    headers: { authorization: `Bearer ${sandboxAccounts.cards.secretKey}` },
  });
  expect(reply.status).toBe(200);
  return reply.json();
}

/** The id of an object that the endpoint can read: of the newest in its list, or the newest payment's card or mandate. */
async function readableId(collection: string): Promise<string> {
  if (collection === "/mandates") return saved.mandate;
  if (collection === "/payment_methods") {
    return z.string().parse(listSchema.parse(await read("/payment_intents")).data[0]?.payment_method);
  }
  return listSchema.parse(await read(collection)).data[0]?.id ?? "";
}

/** The only list that its owner has to be named for. */
const listPath = (path: string) =>
  path === "/payment_methods" ? `${path}?customer=${saved.customer}` : path;

const ofStripeJs = "/elements/sessions";
const readable = endpoints.filter(({ method, path }) => method === "GET" && path !== ofStripeJs);

test.each(readable.map(({ path }) => path))(
  "GET %s answers with an object of Stripe's types",
  async (path) => {
    const [collection = "", id] = path.split("/:");
    const answer = z
      .looseObject({ object: z.string() })
      .parse(await read(id === undefined ? listPath(path) : `${collection}/${await readableId(collection)}`));
    if (id === undefined && answer.object === "list")
      expect(listSchema.parse(answer).data[0]?.id).toBeTypeOf("string");
  },
);
