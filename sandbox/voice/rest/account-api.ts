import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { apiVersion } from "#sandbox/voice/webhooks/parameters.ts";
import { accountResource, applicationResource, basePath, numberResource } from "./account-resources.ts";
import { isAccountToken } from "./authenticate.ts";
import { sendFault, sendNotFound, sendRestError } from "./errors.ts";
import { requireKeys } from "./require-keys.ts";

const { accountSid, appSid } = sandboxAccounts.voice;
const accountParams = z.object({ account: z.string() });
const applicationParams = z.object({ application: z.string() });

const listQuery = z.object({
  PhoneNumber: z.string().optional(),
  PageSize: z.coerce.number().int().min(1).max(1_000).catch(50),
});

/**
 * The carrier's REST API for what the account has: itself, its one application, its one number, and no verified caller
 * ID. `voiceUrl` is the application's webhook.
 */
export function accountApi(app: FastifyInstance, voiceUrl: string): void {
  void app.register(async (scope) => {
    requireKeys(scope);
    scope.setErrorHandler((error, _request, reply) => sendFault(reply, error));
    scope.addHook("preHandler", async (request, reply) => {
      if (accountParams.parse(request.params).account !== accountSid)
        return sendNotFound(reply, pathOf(request));
    });
    const base = `/${apiVersion}/Accounts/:account`;
    scope.get(`/${apiVersion}/Accounts/:account(^[^/.]+).json`, (request, reply) => {
      // A standard API key may not read accounts: https://www.twilio.com/docs/iam/api-keys/keys-in-console
      if (!isAccountToken(request.headers.authorization))
        return sendRestError(reply, 401, 20_003, "Authenticate");
      return reply.send(accountResource());
    });
    scope.get(`${base}/Applications/:application(^[^/.]+).json`, (request, reply) =>
      applicationParams.parse(request.params).application === appSid
        ? reply.send(applicationResource(voiceUrl))
        : sendNotFound(reply, pathOf(request)),
    );
    scope.get(`${base}/IncomingPhoneNumbers.json`, (request, reply) => {
      const { PhoneNumber } = listQuery.parse(request.query);
      const numbers = [numberResource()].filter(({ phone_number }) => contains(phone_number, PhoneNumber));
      return sendPage(request, reply, "incoming_phone_numbers", numbers);
    });
    scope.get(`${base}/OutgoingCallerIds.json`, (request, reply) =>
      sendPage(request, reply, "outgoing_caller_ids", []),
    );
  });
}

/** The filter takes parts of numbers, with `*` for any digit. */
function contains(number: string, part: string | undefined): boolean {
  const pattern = (part ?? "").replace(/[^\d*]/g, "").replaceAll("*", "\\d");
  return new RegExp(pattern).test(number);
}

/** Every list here fits on its first page. */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  items: readonly object[],
): FastifyReply {
  const { PageSize } = listQuery.parse(request.query);
  const list = pathOf(request).slice(basePath.length);
  const uri = `${basePath}${list}?PageSize=${PageSize}&Page=0`;
  return reply.send({
    [name]: items,
    page: 0,
    page_size: PageSize,
    start: 0,
    end: Math.max(0, items.length - 1),
    uri,
    first_page_uri: uri,
    previous_page_uri: null,
    next_page_uri: null,
  });
}

function pathOf(request: FastifyRequest): string {
  return request.url.split("?")[0] ?? request.url;
}
