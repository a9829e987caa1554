import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { ValidationCalls } from "#sandbox/voice/calls/validation-calls.ts";
import { callerIdResource } from "./account-resources.ts";
import { sendNotFound, sendRestError } from "./errors.ts";
import type { ValidationRequestResource } from "./resources.ts";
import { accountPath, pageQuery, sendList } from "./rest-api.ts";

const path = `${accountPath}/OutgoingCallerIds`;
const alreadyValidated = 21_450;

const listQuery = pageQuery.extend({
  PhoneNumber: z.string().optional(),
  FriendlyName: z.string().optional(),
});
const params = z.object({ sid: z.string() });

/** The sandbox dials no extension, and its callbacks are posts. */
const requestForm = z.strictObject({
  PhoneNumber: z.string().regex(/^\+[1-9]\d{6,14}$/),
  FriendlyName: z.string().max(64).optional(),
  CallDelay: z.coerce.number().int().min(0).max(60).default(0),
  StatusCallback: z.url().optional(),
  StatusCallbackMethod: z.literal("POST").optional(),
});

/** The carrier's REST API for validated numbers: https://www.twilio.com/docs/voice/api/outgoing-caller-ids */
export function outgoingCallerIdsApi(scope: FastifyInstance, calls: ValidationCalls): void {
  scope.get(`${path}.json`, (request, reply) => {
    const query = listQuery.parse(request.query);
    const { PhoneNumber, FriendlyName } = query;
    const records = calls
      .list()
      .filter(({ number }) => PhoneNumber === undefined || number === PhoneNumber)
      .filter(({ friendlyName }) => FriendlyName === undefined || friendlyName === FriendlyName);
    return sendList(reply, "outgoing_caller_ids", records.map(callerIdResource), query);
  });
  scope.post(`${path}.json`, (request, reply) => {
    const form = requestForm.safeParse(request.body);
    if (!form.success) return sendRestError(reply, 400, 20_001, "Invalid or unsupported parameter");
    const { PhoneNumber: number, FriendlyName: friendlyName = number, CallDelay, StatusCallback } = form.data;
    if (calls.has(number)) {
      return sendRestError(reply, 400, alreadyValidated, "Phone number already validated for your account");
    }
    const { leg, code } = calls.start({
      number,
      friendlyName,
      delay_s: CallDelay,
      statusCallback: StatusCallback,
    });
    const validation: ValidationRequestResource = {
      account_sid: sandboxAccounts.voice.accountSid,
      call_sid: leg.sid,
      friendly_name: friendlyName,
      phone_number: number,
      validation_code: code,
    };
    return reply.send(validation);
  });
  scope.delete(`${path}/:sid(^[^/.]+).json`, (request, reply) =>
    calls.remove(params.parse(request.params).sid) ? reply.code(204).send() : sendNotFound(reply),
  );
}
