import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { accountResource, applicationResource, numberResource } from "./account-resources.ts";
import { isAccountToken } from "./authenticate.ts";
import { sendRestError } from "./errors.ts";
import { accountPath, pageQuery, restApi, sendList } from "./rest-api.ts";

const numbersQuery = pageQuery.extend({ PhoneNumber: z.string().optional() });

/**
 * The carrier's REST API for what the account has: itself, its one application and its one number. `voiceUrl` is the
 * application's webhook.
 */
export function accountApi(app: FastifyInstance, voiceUrl: string): void {
  restApi(app, (scope) => {
    scope.get(`${accountPath}.json`, (request, reply) => {
      // A standard API key may not read accounts: https://www.twilio.com/docs/iam/api-keys/keys-in-console
      if (!isAccountToken(request.headers.authorization))
        return sendRestError(reply, 401, 20_003, "Authenticate");
      return reply.send(accountResource());
    });
    scope.get(`${accountPath}/Applications/${sandboxAccounts.voice.appSid}.json`, async () =>
      applicationResource(voiceUrl),
    );
    scope.get(`${accountPath}/IncomingPhoneNumbers.json`, (request, reply) => {
      const query = numbersQuery.parse(request.query);
      const numbers = [numberResource()].filter((number) => contains(number.phone_number, query.PhoneNumber));
      return sendList(reply, "incoming_phone_numbers", numbers, query);
    });
  });
}

/** The filter takes parts of numbers, with `*` for any digit. */
function contains(number: string, part = ""): boolean {
  const pattern = part.replace(/[^\d*]/g, "").replaceAll("*", "\\d");
  return new RegExp(pattern).test(number);
}
