import type { FastifyInstance } from "fastify";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { accountResource, applicationResource } from "./account-resources.ts";
import { isAccountToken } from "./authenticate.ts";
import { sendRestError } from "./errors.ts";
import { accountPath } from "./rest-api.ts";

/**
 * The carrier's REST API for what the account has: itself and its one application. `voiceUrl` is the
 * application's webhook.
 */
export function accountApi(scope: FastifyInstance, voiceUrl: string): void {
  scope.get(`${accountPath}.json`, (request, reply) => {
    // A standard API key may not read accounts: https://www.twilio.com/docs/iam/api-keys/keys-in-console
    if (!isAccountToken(request.headers.authorization))
      return sendRestError(reply, 401, 20_003, "Authenticate");
    return reply.send(accountResource());
  });
  scope.get(`${accountPath}/Applications/${sandboxAccounts.voice.appSid}.json`, async () =>
    applicationResource(voiceUrl),
  );
}
