import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expect, test } from "vitest";
import { altchaCaptcha } from "./altcha.ts";

const minute_ms = 60_000;

function captchaAt(hmacKey = "a key of the operator") {
  const time = { now_ms: Date.now() };
  const seen = new Set<string>();
  const captcha = altchaCaptcha({
    clock: { now: () => new Date(time.now_ms) },
    hmacKey,
    spent: {
      spend: async (id) => {
        if (seen.has(id)) return false;
        seen.add(id);
        return true;
      },
    },
    attempts: { minimum: 2, maximum: 5 },
  });
  return { captcha, time, seen };
}

/** Does what the widget does in the browser. */
async function solve(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error("The challenge was not solved in time.");
  return { challenge, solution };
}

function encode(payload: unknown): string {
  return Buffer.from(JSON.stringify(payload)).toString("base64");
}

test("accepts an answer that proves the work, once", async () => {
  const { captcha } = captchaAt();
  const token = encode(await solve(await captcha.createChallenge()));
  expect(await captcha.verify(token)).toBe("solved");
  expect(await captcha.verify(token)).toBe("failed");
});

test("refuses a used answer that is encoded differently", async () => {
  const { captcha } = captchaAt();
  const payload = await solve(await captcha.createChallenge());
  expect(await captcha.verify(encode(payload))).toBe("solved");
  const { challenge, solution } = payload;
  const reordered = {
    solution: { ...solution, time: 1 },
    challenge: { signature: challenge.signature, ...challenge },
  };
  expect(await captcha.verify(encode(reordered))).toBe("failed");
});

test("accepts one of two racing requests with the same answer", async () => {
  const { captcha } = captchaAt();
  const token = encode(await solve(await captcha.createChallenge()));
  const verdicts = await Promise.all([captcha.verify(token), captcha.verify(token)]);
  expect(verdicts.toSorted()).toEqual(["failed", "solved"]);
});

test("a challenge expires after ten minutes", async () => {
  const { captcha, time } = captchaAt();
  const first = encode(await solve(await captcha.createChallenge()));
  const second = encode(await solve(await captcha.createChallenge()));
  time.now_ms += 9 * minute_ms;
  expect(await captcha.verify(first)).toBe("solved");
  time.now_ms += minute_ms;
  expect(await captcha.verify(second)).toBe("failed");
});

test("refuses a challenge signed with another key", async () => {
  const { captcha } = captchaAt();
  const { captcha: stranger } = captchaAt("another key");
  expect(await captcha.verify(encode(await solve(await stranger.createChallenge())))).toBe("failed");
});

test("a challenge cannot be made easier, longer-lived or reusable", async () => {
  const { captcha, seen } = captchaAt();
  const { challenge, solution } = await solve(await captcha.createChallenge());
  const changes = [
    { keyPrefix: "00" },
    { cost: 1 },
    { expiresAt: 4_000_000_000 },
    { nonce: "00".repeat(16) },
    { extra: 1 },
  ];
  for (const change of changes) {
    const forged = { ...challenge, parameters: { ...challenge.parameters, ...change } };
    expect(await captcha.verify(encode({ challenge: forged, solution })), JSON.stringify(change)).toBe(
      "failed",
    );
  }
  expect(seen.size).toBe(0);
});

test("a guess instead of the work fails and leaves the challenge open", async () => {
  const { captcha, seen } = captchaAt();
  const { challenge, solution } = await solve(await captcha.createChallenge());
  const guess = `${challenge.parameters.keyPrefix}${"0".repeat(32)}`;
  expect(await captcha.verify(encode({ challenge, solution: { ...solution, derivedKey: guess } }))).toBe(
    "failed",
  );
  expect(seen.size).toBe(0);
  expect(await captcha.verify(encode({ challenge, solution }))).toBe("solved");
});

test.each(["", "x", "{}", encode(null), encode({}), encode({ challenge: {}, solution: {} }), "%%%"])(
  "what is no payload at all fails: %j",
  async (token) => {
    expect(await captchaAt().captcha.verify(token)).toBe("failed");
  },
);
