import { randomUUID } from "node:crypto";
import Fastify from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { afterAll, describe, expect, test } from "vitest";
import { qualityStores } from "#adapters/postgres/calls/bad-line-store.ts";
import { callHistory } from "#adapters/postgres/calls/call-history-store.ts";
import { callSummaries } from "#adapters/postgres/calls/call-summary-store.ts";
import type { CallHistoryItem } from "#contract/calls/call-history.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { nextCursorHeader } from "#contract/paging.ts";
import { authoriseCall } from "#domain/calls/authorise-call.ts";
import { readDialled } from "#domain/calls/judge-call.ts";
import { defaultBadLineLimits } from "#domain/calls/lines/bad-line.ts";
import { recordCallEvent } from "#domain/calls/record-call-event.ts";
import type { CarrierEvent } from "#domain/calls/voice-carrier.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { handleErrors } from "#server/http/errors.ts";
import { createMount, unauthenticated } from "#server/http/mount.ts";
import { callRequest, createCallHarness } from "#testing/calls/call-harness.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { ownLimits } from "#testing/http/quiet-app.ts";
import { callHistoryRoutes } from "./call-history-routes.ts";
import { callRoutes } from "./call-routes.ts";

const database = testDatabase();
const harness = await createCallHarness(database);
const app = Fastify();
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
handleErrors(app);
const person = {
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@example.org",
  createdAt: new Date(),
  currency: null,
};
const mount = createMount(
  app,
  async (token) => {
    const caller = token && (await harness.deps.findCaller(token));
    return caller ? { ...person, ...caller, memberRole: "owner", sessionId: caller.id } : unauthenticated;
  },
  ownLimits(),
);
callRoutes(mount, harness.deps, ownLimits());
callHistoryRoutes(mount, {
  connection: (work) =>
    database.withClient((client) => work({ history: callHistory(client), summaries: callSummaries(client) })),
  clock: harness.deps.clock,
  quality: {
    ...harness.deps,
    limits: defaultBadLineLimits,
    connection: (work) => database.withClient((client) => work(qualityStores(client))),
    transaction: (work) => database.transaction((client) => work(qualityStores(client))),
  },
});
afterAll(async () => {
  await app.close();
  await harness.close();
});

const london = e164Schema.parse("+442079460000");
const newProviderCallId = () => `CA${randomUUID().replaceAll("-", "")}`;

/** Adds a call of `answered_s` seconds; null for an unanswered one. */
async function callHistoryItem(
  { id: userId, walletId }: WalletUser,
  answered_s: number | null,
  dialled = london,
): Promise<string> {
  const providerCallId = newProviderCallId();
  harness.pass(60);
  await authoriseCall(harness.deps, callRequest(userId, providerCallId, dialled));
  const childCallId = `${providerCallId}child`;
  const report = (event: CarrierEvent) =>
    recordCallEvent(harness.deps, "twilio", { event, of: { walletId } });
  if (answered_s !== null) {
    await report({ kind: "progress", providerCallId, childCallId, status: "answered" });
    harness.pass(answered_s);
  }
  const status = answered_s === null ? "busy" : "completed";
  await report({ kind: "ended", providerCallId, outcome: { status, answered_s, childCallId } });
  return providerCallId;
}

async function ask({ id: token }: WalletUser, path: string, payload?: object) {
  const headers = { "x-auth-token": token };
  const reply = await app.inject(
    payload ? { method: "POST", url: path, headers, payload } : { method: "GET", url: path, headers },
  );
  return { status: reply.statusCode, body: reply.json(), next: reply.headers[nextCursorHeader] };
}

const quality = {
  duration_s: 61,
  mosAverage: 4.21,
  mosLowest: 3.9,
  jitterAverage_ms: 3.25,
  jitterHighest_ms: 11,
  roundTripAverage_ms: 48.5,
  roundTripHighest_ms: 120,
  packetsLostPercent: 0.12,
  hints: ["delay", "loss"],
};

describe("the history of calls", () => {
  test("is filtered by time, country, digits and numbers", async () => {
    const user = await harness.openWallet(100_000);
    const tuvalu = e164Schema.parse("+68820123");
    await callHistoryItem(user, 60);
    const middle = harness.deps.clock.now().toISOString();
    await callHistoryItem(user, 60, tuvalu);
    await callHistoryItem(user, null, e164Schema.parse("+442079460101"));
    for (const [query, numbers] of [
      [{}, ["+442079460101", tuvalu, london]],
      [{ country: "TV" }, [tuvalu]],
      [{ country: "FR" }, []],
      [{ from: middle }, ["+442079460101", tuvalu]],
      [{ to: middle }, [london]],
      [{ digits: "0101" }, ["+442079460101"]],
      [{ numbers: `${tuvalu},+12125550100` }, [tuvalu]],
      [{ digits: "0000", numbers: tuvalu }, [tuvalu, london]],
      [{ digits: "2079", country: "GB", to: middle }, [london]],
    ] as const) {
      const { body } = await ask(user, `/api/calls?${new URLSearchParams(query)}`);
      expect(body.map(({ number }: CallHistoryItem) => number)).toEqual(numbers);
    }
    for (const wrong of ["country=gb", "digits=1;2", "numbers=44", "from=yesterday"]) {
      expect((await ask(user, `/api/calls?${wrong}`)).status).toBe(400);
    }
  });

  test("lists every call, newest first, with its seconds and cost", async () => {
    const user = await harness.openWallet(10_000);
    const talked = await callHistoryItem(user, 61);
    await callHistoryItem(user, null);
    harness.pass(60);
    await authoriseCall(
      harness.deps,
      callRequest(user.id, newProviderCallId(), readDialled("+1 900 555-1234")),
    );
    harness.pass(60);
    await authoriseCall(
      harness.deps,
      callRequest(user.id, newProviderCallId(), readDialled("call my mother")),
    );
    const { body } = await ask(user, "/api/calls");
    expect(body).toMatchObject([
      { dialled: "call my mother", number: null, refusal: { code: "number_not_valid" } },
      {
        dialled: "+19005551234",
        number: "+19005551234",
        status: "refused",
        refusal: {
          code: "premium_number_not_served",
          message: { key: "Premium and shared-cost numbers cannot be called.", values: {} },
        },
        charged: 0,
        receipt: null,
      },
      { status: "busy", seconds: null, charged: 0, answeredAt: null, refusal: null, receipt: null },
      {
        providerCallId: talked,
        number: london,
        country: "GB",
        creditsPerMinute: 1,
        status: "completed",
        seconds: 61,
        charged: 2,
        answeredAt: expect.any(String),
        endedAt: expect.any(String),
        quality: null,
        receipt: expect.stringMatching(/^FL-\d{8}-[0-9A-F]{12}$/),
      },
    ]);
    expect((await ask(user, `/api/calls/${talked}`)).body).toEqual(body[3]);
    expect((await ask(user, `/api/calls/${body[3].id}`)).body).toEqual(body[3]);
  });

  test("is the same read page by page while calls are added", async () => {
    const user = await harness.openWallet(100_000);
    for (let n = 0; n < 7; n++) await callHistoryItem(user, null);
    const whole: CallHistoryItem[] = (await ask(user, "/api/calls")).body;
    const paged: CallHistoryItem[] = [];
    let before = "";
    do {
      const page = await ask(user, `/api/calls?limit=3${before}`);
      paged.push(...page.body);
      await callHistoryItem(user, null);
      before = page.next ? `&before=${page.next}` : "";
    } while (before);
    expect(paged).toEqual(whole);
  });

  test("shows no other user's calls", async () => {
    const [ada, eve] = [await harness.openWallet(10_000), await harness.openWallet(10_000)];
    const providerCallId = await callHistoryItem(ada, 10);
    const [{ id }] = (await ask(ada, "/api/calls")).body;
    expect((await ask(eve, "/api/calls")).body).toEqual([]);
    for (const name of [providerCallId, id]) {
      expect(await ask(eve, `/api/calls/${name}`)).toMatchObject({ status: 404 });
      expect(await ask(eve, `/api/calls/${name}/quality`, quality)).toMatchObject({ status: 404 });
    }
    expect((await ask(ada, `/api/calls/${id}`)).body.quality).toBeNull();
    const body = { phoneNumber: london, providerCallId };
    expect(await ask(eve, "/api/call/deduct-credits", body)).toMatchObject({ status: 404 });
  });
});

describe("quality", () => {
  test("is stored with the call once, by either of its ids", async () => {
    const user = await harness.openWallet(10_000);
    const providerCallId = await callHistoryItem(user, 61);
    expect(await ask(user, `/api/calls/${providerCallId}/quality`, quality)).toMatchObject({ status: 200 });
    const { body } = await ask(user, `/api/calls/${providerCallId}`);
    expect(body.quality).toEqual(quality);
    expect(await ask(user, `/api/calls/${body.id}/quality`, quality)).toMatchObject({ status: 200 });
    const other = { ...quality, mosAverage: 5 };
    expect(await ask(user, `/api/calls/${body.id}/quality`, other)).toMatchObject({ status: 409 });
    expect((await ask(user, `/api/calls/${body.id}`)).body.quality).toEqual(quality);
  });

  test("of twenty concurrent reports stores and confirms one", async () => {
    const user = await harness.openWallet(10_000);
    const providerCallId = await callHistoryItem(user, 61);
    const reports = Array.from({ length: 20 }, (_, n) => ({ ...quality, jitterHighest_ms: n }));
    const answers = await Promise.all(
      reports.map((report) => ask(user, `/api/calls/${providerCallId}/quality`, report)),
    );
    const agreed = answers.filter(({ status }) => status === 200);
    expect(agreed).toHaveLength(1);
    expect((await ask(user, `/api/calls/${providerCallId}`)).body.quality).toEqual(agreed[0]?.body);
  });

  test.each([
    { mosAverage: 6 },
    { mosLowest: Number.NaN },
    { jitterHighest_ms: -1 },
    { packetsLostPercent: 101 },
    { duration_s: 0 },
    { duration_s: 1.5 },
    { hints: ["<script>"] },
    { hints: Array.from({ length: 9 }, () => "loss") },
  ])("refuses %o", async (wrong) => {
    const user = await harness.openWallet(10_000);
    const providerCallId = await callHistoryItem(user, 61);
    const answer = await ask(user, `/api/calls/${providerCallId}/quality`, { ...quality, ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: "invalid_request" } } });
  });
});

test("a receipt belongs to the requested call", async () => {
  const user = await harness.openWallet(10_000);
  const first = await callHistoryItem(user, 30);
  await callHistoryItem(user, 120);
  const receipt = async (body: object) =>
    (await ask(user, "/api/call/deduct-credits", { phoneNumber: london, ...body })).body;
  expect(await receipt({ providerCallId: first })).toMatchObject({ charged: 1, minutes: 1 });
  expect(await receipt({})).toMatchObject({ charged: 2, minutes: 2 });
  expect(await receipt({ providerCallId: newProviderCallId() })).toMatchObject({
    error: { code: "call_not_found" },
  });
});
