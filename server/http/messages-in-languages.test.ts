import { globSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { callStatusSchema } from "#contract/calls/call-status.ts";
import { serverEventSchema } from "#contract/events.ts";
import { type Message, messageOf } from "#contract/messages/message.ts";
import { messageFields, messageSchema } from "#contract/messages/message-schema.ts";
import { messages } from "#contract/messages/messages.ts";
import { rechargeEnds } from "#contract/money/recharge-states.ts";
import { descriptionOf, transactionSchema, transactionTypeNames } from "#contract/money/wallet.ts";
import { languages } from "#contract/pages/languages.ts";
import {
  callRefusalSchema,
  errorReplySchema,
  type RefusalCode,
  refusals,
  refuse,
} from "#contract/refusals.ts";
import type { Route } from "#contract/route.ts";
import { personalDataRoutes } from "#contract/users/personal-data.ts";
import { refusalOf } from "#domain/calls/history/call-receipt.ts";
import { type PurchaseEntry, type TransactionEntry, toTransaction } from "#domain/ledger/transactions.ts";
import { quietApp } from "#testing/http/quiet-app.ts";
import { say } from "#words/say.ts";
import { inLanguage } from "#words/translate.ts";
import { sendRefusal, sentenceOf } from "./errors.ts";

const codes = Object.keys(refusals) as RefusalCode[];

const app = await quietApp();
app.get<{ Params: { code: RefusalCode } }>("/api/refused/:code", async ({ params }, reply) =>
  sendRefusal(reply, refuse(params.code)),
);
const root = join(import.meta.dirname, "../../contract");
const files = globSync("**/*.ts", {
  cwd: root,
  exclude: (path) => /[.]test[.]|^(operators|testing)/.test(path),
});
const modules: object[] = await Promise.all(files.map((file) => import(join(root, file))));
const routes = modules
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]) => (name.endsWith("Routes") ? Object.values<Route>(value) : []));
afterAll(() => app.close());

/** Fails where a text keeps a name in braces, or is the same in English. */
function expectWorded(texts: Record<string, string>): void {
  for (const [language, text] of Object.entries(texts)) {
    expect(text, `in ${language}`).not.toMatch(/[{}]|undefined/);
    expect(text.trim(), `in ${language}`).not.toBe("");
    if (language !== "en") expect(text, `in ${language}`).not.toBe(texts.en);
    if (language === "ar") expect(text).toMatch(/\p{Script=Arabic}/u);
    if (language === "hi") expect(text).toMatch(/\p{Script=Devanagari}/u);
  }
}

const inAll = (message: Message | string) =>
  Object.fromEntries(languages.map((language) => [language, inLanguage(language, () => say(message))]));

test.each(codes)(
  "the answer that refuses with %s is in each language, and so is its message",
  async (code) => {
    const texts: Record<string, string> = {};
    for (const language of languages) {
      const answer = await app.inject({
        url: `/api/refused/${code}`,
        headers: { "accept-language": language },
      });
      const reply = errorReplySchema.parse(answer.json());
      expect([reply.message, reply.msg]).toEqual([reply.error.message, reply.error.message]);
      texts[language] = reply.message;
      expect(inAll(messageOf(reply.error))[language]).toBe(reply.message);
      expect(inAll(messageOf(reply.error)).en).toBe(texts.en);
    }
    expectWorded(texts);
  },
);

/** Each object of a schema, however deep. */
function objectsIn(schema: unknown): Shape[] {
  if (!(schema instanceof z.core.$ZodType)) return [];
  const def: Readonly<Record<string, unknown>> = { ...schema._zod.def };
  const shape = schema instanceof z.core.$ZodObject ? [schema._zod.def.shape] : [];
  // A message may hold another one, and is read as a whole.
  const parts = schema === messageSchema ? [] : [...Object.values({ ...shape[0] }), ...Object.values(def)];
  return [...shape, ...parts.flatMap((part) => (Array.isArray(part) ? part : [part])).flatMap(objectsIn)];
}
type Shape = Readonly<Record<string, unknown>>;

function isMessage(schema: unknown): boolean {
  return (schema instanceof z.core.$ZodOptional ? schema._zod.def.innerType : schema) === messageSchema;
}

test("the wire has no text without its message: neither a reply nor an event", () => {
  // A file is worded when it is made.
  const replies = routes.filter((route) => route !== personalDataRoutes.download).map(({ reply }) => reply);
  const spoken = [errorReplySchema.shape.error, serverEventSchema, ...replies]
    .flatMap(objectsIn)
    // With a subject it is what a person wrote.
    .filter((shape) => ("message" in shape || "description" in shape) && !("subject" in shape));
  expect(spoken.length).toBeGreaterThan(20);
  for (const shape of spoken) {
    if (!isMessage(shape.message))
      expect(Object.keys(shape)).toEqual(expect.arrayContaining(Object.keys(messageFields)));
  }
});

const rate = { perMinute_mc: 600_000, minimum_s: 60, increment_s: 60, connect_mc: 0 };
const terms = { country: "BE", destination: "Belgium", rate, limit_s: 0 };

test.each(codes)(
  "a call refused with %s says why in each language, in its receipt, history and event",
  (code) => {
    const events = objectsIn(serverEventSchema).filter(({ message }) => message === messageSchema);
    // The event of the refusal, the present state and the event of the call.
    expect(events.length).toBeGreaterThanOrEqual(3);
    for (const refusal of [refusalOf(code, null), refusalOf(code, terms)]) {
      expect(callRefusalSchema.parse(JSON.parse(JSON.stringify(refusal)))).toEqual(refusal);
      expectWorded(inAll(refusal.message));
    }
  },
);

test.each(callStatusSchema.options)(
  "a call that is %s is named in each language, also when it is over",
  (status) => {
    expectWorded(inAll(messages.callHistory.outcomes[status]));
    expectWorded(inAll(messages.callHistory.ended[status]));
  },
);

const moved = { id: "1", createdAt: new Date(0) };
const paid = { ...moved, amount_minor: 1_000, currency: "USD" } as const;
const called = { ...moved, country: "BE", destination: "Belgium", number: "+3221234567" };
const reasons = Object.keys(messages.transactions.purchaseEnded) as NonNullable<
  PurchaseEntry["endedBecause"]
>[];
const gone_mc = { credits_mc: -1_500 };
const come_mc = { credits_mc: 1_500 };
const over = { status: "completed" } as const;
const entries = {
  purchase: [null, ...reasons].flatMap((endedBecause) =>
    [
      { byRule: false, ruleEnd: null },
      ...[null, "changed" as const, ...rechargeEnds].map((ruleEnd) => ({ byRule: true, ruleEnd })),
    ].map((rule) => ({
      ...paid,
      ...come_mc,
      ...rule,
      kind: "purchase",
      status: "pending",
      endedBecause,
      declined: false,
      finisher: null,
    })),
  ),
  refund: [gone_mc, come_mc].map((credits) => ({ ...paid, ...credits, ...over, kind: "refund" })),
  dispute: [gone_mc, come_mc].map((credits) => ({ ...paid, ...credits, ...over, kind: "dispute" })),
  call: [{ ...called, ...gone_mc, kind: "call" }],
  bad_line: [{ ...called, ...come_mc, kind: "bad_line" }],
  member_call: ["Ben", ""].map((caller) => ({ ...moved, ...gone_mc, kind: "member_call", caller })),
  member_bad_line: [{ ...moved, ...come_mc, kind: "member_bad_line", caller: "Ben" }],
  adjustment: [gone_mc, come_mc].map((credits) => ({ ...moved, ...credits, kind: "adjustment" })),
  debt: [gone_mc, come_mc].map((credits) => ({ ...moved, ...credits, kind: "debt" })),
  rent: ["+442079460001", null].map((number) => ({ ...moved, ...gone_mc, kind: "rent", number })),
} satisfies Record<TransactionEntry["kind"], TransactionEntry[]>;

test.each(Object.values(entries).flat())(
  "a $kind of $credits_mc millicredits says what moved in each language",
  (entry) => {
    const onWire = transactionSchema.parse(JSON.parse(JSON.stringify(toTransaction(entry))));
    const texts = inAll(descriptionOf(onWire));
    expectWorded(texts);
    for (const language of languages) {
      expect(inLanguage(language, () => toTransaction(entry)).description).toBe(texts[language]);
    }
  },
);

test("the types and statuses of transactions are named in each language", () => {
  // German and French say "Test" too.
  const { test: _same, ...names } = transactionTypeNames;
  const statuses = transactionSchema.shape.status.options;
  for (const name of [...Object.values(names), ...statuses]) expectWorded(inAll(name));
});

test("every sentence of a route and of its fields is in each language", () => {
  const said = new Set(
    routes.flatMap(({ failed, params, query, body }) => [
      ...(failed === undefined ? [] : [failed]),
      ...[params, query, body].flatMap((schema) => complaintsOf(schema)),
    ]),
  );
  expect(said.size).toBeGreaterThan(50);
  for (const sentence of said) expectWorded(inAll(sentence));
});

/** Texts that fields may hold and should not. */
const wrong: readonly unknown[] = [
  undefined,
  null,
  "",
  " ",
  "x",
  "x".repeat(20_000),
  -1,
  0.5,
  1e9,
  {},
  [],
  Array(500).fill("x"),
];

/** The sentences about wrong values of a schema's fields, without those of the library, which are not shown. */
function complaintsOf(schema: z.core.$ZodType): string[] {
  const fields = objectsIn(schema).flatMap((shape) => Object.values(shape));
  return fields
    .filter((field) => field instanceof z.core.$ZodType)
    .flatMap((field) => wrong.flatMap((value) => z.core.safeParse(field, value).error?.issues ?? []))
    .map(({ message }) => message)
    .filter((message) => sentenceOf(message).message !== undefined);
}
