import { fastify } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#sandbox/listen.ts";
import { siteverifyCheck } from "./check-siteverify.ts";

async function check(status: number, answer: unknown) {
  const app = fastify();
  app.addContentTypeParser("*", (_request, _body, done) => done(null));
  app.post("/siteverify", (_request, reply) => reply.code(status).send(answer));
  onTestFinished(() => app.close());
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  return checkAt(`${origin}/siteverify`);
}

const checkAt = (url: string) =>
  siteverifyCheck({
    vendor: "turnstile",
    siteKey: "site",
    secretKey: "the-secret",
    url,
    timeout_ms: 60_000,
  }).check();

test.each(["invalid-input-response", "timeout-or-duplicate"])(
  "%s blames the false token alone",
  async (code) => {
    expect(await check(200, { success: false, "error-codes": [code] })).toEqual([
      { right: true, sentence: "The CAPTCHA service accepts the secret key and refuses a false token." },
    ]);
  },
);

test.each([
  [
    200,
    { success: false, "error-codes": ["invalid-input-response", "invalid-input-secret"] },
    /refuses the secret key \(invalid-input-secret\)/,
  ],
  [200, { success: false, "error-codes": ["sitekey-secret-mismatch"] }, /refuses the secret key/],
  [400, { success: false, "error-codes": ["bad-request"] }, /refused our request \(bad-request\)/],
  [200, { success: false }, /refused our request \(no reason\)/],
  [200, { success: true, hostname: "example.com" }, /accepts every token, as with a test secret/],
  [503, {}, /does not answer properly/],
  [200, "<html>", /does not answer properly/],
])("%d with %j is told in one sentence", async (status, answer, sentence) => {
  const findings = await check(status, answer);
  expect(findings).toEqual([{ right: false, sentence: expect.stringMatching(sentence) }]);
  expect(JSON.stringify(findings)).not.toContain("the-secret");
});

test("a dead service is a sentence", async () => {
  expect(await checkAt(`http://127.0.0.1:${await freePort()}`)).toEqual([
    { right: false, sentence: expect.stringMatching(/does not answer properly \(ECONNREFUSED\): see that/) },
  ]);
});
