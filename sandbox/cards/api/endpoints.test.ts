import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { type RunningCards, startCards } from "#sandbox/cards/testing/running-cards.ts";
import { endpoints } from "./endpoints.ts";

const listSchema = z.object({ data: z.array(z.looseObject({ id: z.string() })).min(1) });

let cards: RunningCards;

/** The harness holds every answer against Stripe's types when it stops. */
beforeAll(async () => {
  cards = await startCards();
  const pay = (payment_method: string) =>
    cards.stripe.paymentIntents.create({
      amount: 1_000,
      currency: "usd",
      confirm: true,
      payment_method,
      return_url: "http://localhost:3000/dashboard",
    });
  await pay("pm_card_createDispute");
  const hasDispute = async () => expect((await cards.stripe.disputes.list()).data).toHaveLength(1);
  await vi.waitFor(hasDispute, { timeout: 30_000 });
  await cards.stripe.refunds.create({ payment_intent: (await pay("pm_card_visa")).id });
});
afterAll(() => cards.stop());

async function read(path: string): Promise<unknown> {
  const reply = await fetch(`${cards.url}/v1${path}`, {
    headers: { authorization: `Bearer ${sandboxAccounts.cards.secretKey}` },
  });
  expect(reply.status).toBe(200);
  return reply.json();
}

/** The id of an object that the endpoint can read: of the newest in its list, or the newest payment's card. */
async function readableId(collection: string): Promise<string> {
  if (collection === "/payment_methods") {
    return z.string().parse(listSchema.parse(await read("/payment_intents")).data[0]?.payment_method);
  }
  return listSchema.parse(await read(collection)).data[0]?.id ?? "";
}

const ofStripeJs = "/elements/sessions";
const readable = endpoints.filter(({ method, path }) => method === "GET" && path !== ofStripeJs);

test.each(readable.map(({ path }) => path))(
  "GET %s answers with an object of Stripe's types",
  async (path) => {
    const [collection = "", id] = path.split("/:");
    const answer = z
      .looseObject({ object: z.string() })
      .parse(await read(id === undefined ? path : `${collection}/${await readableId(collection)}`));
    if (id === undefined && answer.object === "list")
      expect(listSchema.parse(answer).data[0]?.id).toBeTypeOf("string");
  },
);
