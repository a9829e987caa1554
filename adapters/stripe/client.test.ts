import Stripe from "stripe";
import { beforeEach, describe, expect, test } from "vitest";
import { notification } from "#testing/payments/notification.ts";
import { providerHarness } from "#testing/payments/provider-harness.ts";
import { apiVersion } from "./client.ts";

const otherVersion = "2025-03-31.basil";
const { stripe, provider: providerWith } = providerHarness();
let sentences: string[];

beforeEach(() => {
  sentences = [];
});

const provider = () => providerWith({ warn: (sentence) => sentences.push(sentence) });

function notify(receiver: ReturnType<typeof provider>, api_version?: string) {
  const intent = {
    id: "pi_1",
    metadata: {
      wallet_id: "5f0c1d2e-3b4a-4c6d-9e8f-7a6b5c4d3e2f",
      payment_id: "0b6a8f5e-9b0a-4a7e-8f6e-2d3c4b5a6978",
    },
  };
  const { payload, signature } = notification("payment_intent.succeeded", intent, { api_version });
  return receiver.readEvent(Buffer.from(payload), { "stripe-signature": signature });
}

test("the pinned version is the one that the installed package describes", () => {
  expect(apiVersion).toBe(Stripe.API_VERSION);
});

test("answers and notifications of the pinned version are no news", async () => {
  const ours = provider();
  await ours.check();
  expect(notify(ours)).toMatchObject({ intentRef: "pi_1" });
  expect(sentences).toEqual([]);
});

describe("another version", () => {
  beforeEach(() => {
    stripe.traffic.fault = () => ({
      status: 200,
      headers: { "stripe-version": otherVersion },
      body: { object: "balance" },
    });
  });

  test("of the answers is said once, with both versions, and the check passes", async () => {
    const ours = provider();
    await ours.check();
    await ours.check();
    expect(sentences).toEqual([
      expect.stringMatching(/^Stripe answers in version 2025-03-31\.basil .*2026-10-28\.endive/),
    ]);
  });

  test("of notifications is said once, and each of them is still handled", () => {
    const ours = provider();
    expect(notify(ours, otherVersion)).toMatchObject({ intentRef: "pi_1" });
    expect(notify(ours, otherVersion)).toMatchObject({ intentRef: "pi_1" });
    expect(sentences).toEqual([
      expect.stringMatching(/^Stripe sends notifications of version 2025-03-31\.basil .*webhook endpoint/),
    ]);
  });
});
