import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { Mishaps } from "#sandbox/disturbance.ts";
import { cardsForTests } from "./testing/cards-for-tests.ts";

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});
const tests = cardsForTests("test");
const { open } = tests;

const authorization = `Bearer ${sandboxAccounts.cards.secretKey}`;
async function control(body: object | undefined, headers: Record<string, string> = { authorization }) {
  const reply = await fetch(`${tests.cards.url}/sandbox/webhooks`, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json", ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}
const ended = () => expect.poll(async () => (await control(undefined)).body.waiting).toBe(0);

test("every event arrives late and as often as configured", async () => {
  const disturbed = await control({ copies: 3, shuffle_ms: 30 });
  expect(disturbed.body).toEqual({ copies: 3, shuffle_ms: 30, failFirst: 0, waiting: 0 });
  await open();
  expect(await tests.cards.webhook.received(3)).toHaveLength(3);
  await ended();
  expect(tests.cards.webhook.deliveries).toHaveLength(3);
  expect(new Set(tests.cards.webhook.deliveries.map(({ body }) => body)).size).toBe(1);
});

test("a later event overtakes one that is held back", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  await control({ shuffle_ms: 60_000 });
  const held = await open();
  await control({});
  const next = await open();
  const [first] = await tests.cards.webhook.received(1);
  expect(first?.body).toContain(next.id);
  expect(first?.body).not.toContain(held.id);
  expect((await control(undefined)).body.waiting).toBeGreaterThanOrEqual(1);
});

test("a delivery whose first request or reply is lost is retried", async () => {
  await control({ failFirst: 1 });
  for (let n = 0; n < 4; n += 1) await open();
  await ended();
  // Two of four events were lost on their first attempt. The replies to the other two were lost, so those came twice.
  expect(tests.cards.webhook.deliveries).toHaveLength(6);
  const log = vi.mocked(console.log).mock.calls.flat().join("\n");
  expect(log.match(/the request was lost on purpose/g)).toHaveLength(2);
  expect(log.match(/the answer was lost on purpose/g)).toHaveLength(2);
  expect(new Set(tests.cards.webhook.deliveries.map(({ body }) => body)).size).toBe(4);
});

test("failures are spread evenly and alternate between both kinds", () => {
  const mishaps = new Mishaps();
  expect(Array.from({ length: 9 }, () => mishaps.next(1 / 3))).toEqual([
    undefined,
    undefined,
    "request lost",
    undefined,
    undefined,
    "answer lost",
    undefined,
    undefined,
    "request lost",
  ]);
  expect(Array.from({ length: 9 }, () => mishaps.next(0))).not.toContain("request lost");
});

test.each([{ copies: 0 }, { copies: 100 }, { shuffle_ms: -1 }, { failFirst: 2 }, { colour: "red" }, []])(
  "%j is refused and changes nothing",
  async (body) => {
    expect((await control(body)).status).toBe(400);
    expect((await control(undefined)).body).toEqual({ copies: 1, shuffle_ms: 0, failFirst: 0, waiting: 0 });
  },
);

test("the switch takes the secret key only", async () => {
  const { publishableKey } = sandboxAccounts.cards;
  for (const given of ["", "Bearer stranger", `Bearer ${publishableKey}`]) {
    expect((await control({ copies: 5 }, { authorization: given })).status).toBe(401);
  }
  expect((await control(undefined)).body.copies).toBe(1);
});
