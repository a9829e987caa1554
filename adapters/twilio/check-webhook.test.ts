import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { voicePaths } from "#contract/calls/calls.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { twilioWebhookCheck } from "./check-webhook.ts";
import { twilioWebhooks } from "./twilio-voice.ts";

const { voice } = sandboxAccounts;

let app: FastifyInstance;
let publicUrl: string;
let answer: (request: FastifyRequest, reply: FastifyReply) => unknown;

beforeEach(async () => {
  app = Fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
  app.post(voicePaths.outgoing, (request, reply) => answer(request, reply));
  publicUrl = await app.listen({ port: 0, host: "127.0.0.1" });
  answer = answerAs({});
});
afterEach(() => app.close());

/** The product's own judgement of a request, and its answer for a call of no user. */
function answerAs(changes: { authToken?: string; accountSid?: string }) {
  return ({ url: path, headers, body }: FastifyRequest, reply: FastifyReply) => {
    const webhooks = twilioWebhooks({ ...voice, ...changes, publicUrl });
    const message = { path, headers, body: String(body) };
    if (webhooks.verify(message) !== "ours") return reply.code(403).send({});
    const refusal = { refused: "email_not_verified" } as const;
    expect(webhooks.readOutgoing(message)).toMatchObject({ dialled: "" });
    const instructions = webhooks.writeInstructions({ kind: "reject", refusal });
    return reply.type(instructions.contentType).send(instructions.body);
  };
}

const check = (origin = publicUrl) => twilioWebhookCheck({ ...voice, publicUrl: origin }).check();

test("an address that takes signed requests alone is right", async () => {
  const sentence = `${publicUrl}/api/voice/outgoing takes a request that is signed as Twilio signs it, and refuses one that is not.`;
  expect(await check()).toEqual([{ right: true, sentence }]);
});

test.each([
  [
    "of a process with another token",
    () => answerAs({ authToken: "another" }),
    /refuses a request .* restart it/,
  ],
  [
    "of another account",
    () => answerAs({ accountSid: `AC${"1".repeat(32)}` }),
    /refuses a request .* restart it/,
  ],
  [
    "that takes everything",
    () => () => "<Response></Response>",
    /answers 200 to a request that Twilio did not sign/,
  ],
  [
    "that redirects",
    () => (_: unknown, reply: FastifyReply) => reply.redirect("/"),
    /answers 302 to a request that/,
  ],
  [
    "that answers signed requests with a page",
    () =>
      ({ headers }: FastifyRequest, reply: FastifyReply) =>
        reply.code(headers["x-twilio-signature"] ? 200 : 403).send("<html>"),
    /answers 200 to a request that is signed .* not with TwiML/,
  ],
  [
    "that fails",
    () =>
      ({ headers }: FastifyRequest, reply: FastifyReply) =>
        reply.code(headers["x-twilio-signature"] ? 502 : 403).send(""),
    /answers 502 to a request that is signed/,
  ],
])("an address %s is wrong in one sentence", async (_condition, made, sentence) => {
  answer = made();
  const findings = await check();
  expect(findings).toEqual([{ right: false, sentence: expect.stringMatching(sentence) }]);
  expect(JSON.stringify(findings)).not.toContain(voice.authToken);
});

test("a dead address is wrong in one sentence", async () => {
  await app.close();
  expect(await check()).toEqual([
    { right: false, sentence: expect.stringMatching(/gives no answer \(ECONN/) },
  ]);
});
