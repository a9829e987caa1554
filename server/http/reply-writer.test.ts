import { expect, test } from "vitest";
import * as z from "zod/mini";
import { messages } from "#contract/messages/messages.ts";
import { walletRoutes } from "#contract/money/wallet.ts";
import { replyWriter } from "./reply-writer.ts";

const writerOf = (schema: z.ZodMiniType) =>
  replyWriter({ schema, method: "GET", url: "/", httpStatus: "200" });
const secret = { password_hash: "secret" };

test("a column that the reply's schema lacks never leaves, at any depth", () => {
  const transaction = {
    id: "a",
    createdAt: "2026-11-29T10:00:00.000Z",
    type: "call",
    description: "Call",
    message: messages.transactions.call({ country: "GB", destination: "United Kingdom" }, "+442079460000"),
    number: undefined,
    amount: -0.1,
    currency: "USD",
    credits: -1,
    status: "completed",
  };
  const { message } = transaction;
  const destination = { ...Object(message.values.destination), ...secret };
  const nested = { ...message, ...secret, values: { ...message.values, destination, other: message } };
  const write = writerOf(walletRoutes.transactions.reply);
  expect(JSON.parse(write([{ ...transaction, ...secret, message: nested }]))).toEqual([
    JSON.parse(
      JSON.stringify({
        ...transaction,
        message: { ...message, values: { ...message.values, other: message } },
      }),
    ),
  ]);
});

test("nor does one of a value that may be null, or that has several forms", () => {
  const form = z.object({ outcome: z.literal("moved"), delta: z.number() });
  const other = z.object({ outcome: z.literal("proposed"), id: z.string() });
  const reply = z.object({
    grant: z.nullable(z.object({ role: z.string() })),
    result: z.discriminatedUnion("outcome", [form, other]),
  });
  const grant = { role: "support" };
  const result = { outcome: "moved", delta: 1 };
  const write = writerOf(reply);
  const written = write({ grant: { ...grant, ...secret }, result: { ...result, ...secret } });
  expect(JSON.parse(written)).toEqual({ grant, result });
});

test("a field that is required and missing is an error", () => {
  expect(() => writerOf(walletRoutes.credits.reply)({})).toThrow('"credits" is required');
});

test("text is the same as JSON's, with quotes, control characters and half characters", () => {
  const text = 'a "quoted"\n\\ \u0000 \u2028 \ud800 é 😀';
  const fields = { text, none: null, number: 1e21, list: [] };
  const schema = z.object({
    text: z.string(),
    none: z.nullable(z.string()),
    number: z.number(),
    list: z.array(z.string()),
  });
  expect(writerOf(schema)(fields)).toBe(JSON.stringify(fields));
});
