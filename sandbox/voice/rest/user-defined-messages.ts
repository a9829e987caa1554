import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { Exchange } from "#sandbox/voice/signalling/exchange.ts";
import { formatDate } from "#sandbox/voice/webhooks/parameters.ts";
import { callsPath } from "./call-resource.ts";
import { sendNotFound, sendRestError } from "./errors.ts";
import type { UserDefinedMessageResource } from "./resources.ts";

const { accountSid } = sandboxAccounts.voice;
const callParams = z.object({ call: z.string() });
const messageForm = z.strictObject({ Content: z.string().optional(), IdempotencyKey: z.string().optional() });
const invalidContent = 32_702;

/**
 * Messages from the app to the browser of a running call: https://www.twilio.com/docs/voice/api/userdefinedmessage-resource.
 * The page says that the call must be active and not which error another call gets: here it is not found.
 */
export function userDefinedMessages(scope: FastifyInstance, exchange: Pick<Exchange, "message">): void {
  scope.post(`${callsPath}/:call/UserDefinedMessages.json`, (request, reply) => {
    const { call } = callParams.parse(request.params);
    const form = messageForm.safeParse(request.body);
    if (!form.success) return sendRestError(reply, 400, 20_001, "Invalid or unsupported parameter");
    const content = readJson(form.data.Content);
    if (content === undefined) return sendRestError(reply, 400, invalidContent, "Invalid Content");
    const sid = `KX${randomBytes(16).toString("hex")}`;
    if (!exchange.message(call, { sid, content })) return sendNotFound(reply);
    const message: UserDefinedMessageResource = {
      account_sid: accountSid,
      call_sid: call,
      sid,
      date_created: formatDate(new Date()),
    };
    return reply.code(201).send(message);
  });
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
