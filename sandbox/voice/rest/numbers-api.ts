import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { formatDate } from "#sandbox/voice/webhooks/parameters.ts";
import { numberResource } from "./account-resources.ts";
import { refuseForm, sendNotFound, sendRestError } from "./errors.ts";
import { type StockNumber, stock } from "./number-stock.ts";
import type { AvailableNumberResource, NumberResource } from "./resources.ts";
import { accountPath, pageQuery, sendList } from "./rest-api.ts";

const typesInPaths = { Local: "local", Mobile: "mobile", TollFree: "toll-free" } as const;
const availableParams = z.object({ country: z.string(), type: z.string() });
const digitsOrStars = z.string().regex(/^\+?[\d*]{2,16}$/);
/** Filters that the twin keeps; a request with another one is refused. */
const availableQuery = pageQuery
  .extend({
    AreaCode: z
      .string()
      .regex(/^\d{3}$/)
      .optional(),
    Contains: digitsOrStars.optional(),
    InLocality: z.string().optional(),
    VoiceEnabled: z.literal("true").optional(),
  })
  .strict();

const listQuery = pageQuery.extend({
  PhoneNumber: z.string().optional(),
  FriendlyName: z.string().optional(),
});
/** https://www.twilio.com/docs/phone-numbers/api/incomingphonenumber-resource; a friendly name has 64 characters at most. */
const purchaseForm = z.strictObject({
  PhoneNumber: z.string().regex(/^\+[1-9]\d{1,14}$/),
  FriendlyName: z.string().max(64).optional(),
  VoiceUrl: z.url().optional(),
  VoiceMethod: z.literal("POST").optional(),
  AddressSid: z
    .string()
    .regex(/^AD[\da-f]{32}$/)
    .optional(),
  BundleSid: z
    .string()
    .regex(/^BU[\da-f]{32}$/)
    .optional(),
});

/** The numbers of the account, by their SID: the caller ID from the start, and those that were bought. */
export class OwnedNumbers {
  readonly #numbers = new Map<string, NumberResource>([[numberResource().sid, numberResource()]]);

  list(): NumberResource[] {
    return [...this.#numbers.values()];
  }

  byNumber(phoneNumber: string): NumberResource | undefined {
    return this.list().find((number) => number.phone_number === phoneNumber);
  }

  save(number: NumberResource): NumberResource {
    this.#numbers.set(number.sid, number);
    return number;
  }

  /** Adds a number whose calls ask this address, as one that was bought. */
  add(phoneNumber: string, voiceUrl: string): void {
    const sid = `PN${randomBytes(16).toString("hex")}`;
    this.save({ ...numberResource(), sid, phone_number: phoneNumber, voice_url: voiceUrl });
  }

  /** Calls to a number without an address ring nowhere. */
  voiceUrlOf(phoneNumber: string): string | undefined {
    return this.byNumber(phoneNumber)?.voice_url || undefined;
  }

  release(sid: string): boolean {
    return this.#numbers.delete(sid);
  }
}

/** The carrier's REST API for numbers: the available ones, and those of the account, which are bought and released. */
export function numbersApi(scope: FastifyInstance, owned: OwnedNumbers): void {
  const ownPath = `${accountPath}/IncomingPhoneNumbers`;
  scope.get(`${accountPath}/AvailablePhoneNumbers/:country/:type(^\\w+).json`, (request, reply) =>
    sendAvailable(owned, request, reply),
  );
  scope.get(`${ownPath}.json`, (request, reply) => {
    const query = listQuery.parse(request.query);
    const numbers = owned
      .list()
      .filter(({ phone_number }) => contains(phone_number, query.PhoneNumber))
      .filter(({ friendly_name }) => [undefined, friendly_name].includes(query.FriendlyName));
    return sendList(reply, "incoming_phone_numbers", numbers, query);
  });
  scope.post(`${ownPath}.json`, (request, reply) => buy(owned, request, reply));
  scope.delete(`${ownPath}/:sid(^[^/.]+).json`, (request, reply) =>
    owned.release(sidOf(request)) ? reply.code(204).send() : sendNotFound(reply),
  );
}

function sendAvailable(owned: OwnedNumbers, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { country, type } = availableParams.parse(request.params);
  const query = availableQuery.safeParse(request.query);
  const inCountry = stock.filter((number) => number.country === country);
  if (inCountry.length === 0 || !(type in typesInPaths)) return sendNotFound(reply);
  if (!query.success) return refuseForm(reply, query.error);
  const { AreaCode, Contains, InLocality } = query.data;
  const wanted = typesInPaths[type as keyof typeof typesInPaths];
  const numbers = inCountry.filter(
    (one) =>
      one.type === wanted &&
      !owned.byNumber(one.number) &&
      (AreaCode === undefined || one.number.startsWith(`+1${AreaCode}`)) &&
      contains(one.number, Contains) &&
      (InLocality === undefined || one.locality?.toLowerCase() === InLocality.toLowerCase()),
  );
  return sendList(reply, "available_phone_numbers", numbers.map(availableResource), query.data);
}

function buy(owned: OwnedNumbers, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const form = purchaseForm.safeParse(request.body);
  if (!form.success) return refuseForm(reply, form.error);
  const { PhoneNumber, FriendlyName, VoiceUrl, VoiceMethod, AddressSid, BundleSid } = form.data;
  const number = stock.find((one) => one.number === PhoneNumber);
  if (!number || owned.byNumber(PhoneNumber))
    return sendRestError(reply, 400, 21_422, `${PhoneNumber} is not available.`);
  if (number.addressRequirements !== "none" && AddressSid === undefined)
    return sendRestError(
      reply,
      400,
      21_631,
      "Phone Number Requires an Address but the 'AddressSid' parameter was empty.",
    );
  const sid = `PN${randomBytes(16).toString("hex")}`;
  const now = formatDate(new Date());
  const purchase: NumberResource = {
    ...numberResource(),
    sid,
    date_created: now,
    date_updated: now,
    address_requirements: number.addressRequirements,
    friendly_name: FriendlyName ?? PhoneNumber,
    phone_number: PhoneNumber,
    voice_url: VoiceUrl ?? "",
    voice_method: VoiceMethod ?? "POST",
    address_sid: AddressSid ?? null,
    bundle_sid: BundleSid ?? null,
    type: number.type,
    uri: `${accountPath}/IncomingPhoneNumbers/${sid}.json`,
  };
  return reply.code(201).send(owned.save(purchase));
}

function availableResource({
  number,
  country,
  locality,
  region,
  addressRequirements,
}: StockNumber): AvailableNumberResource {
  return {
    friendly_name: number,
    phone_number: number,
    lata: null,
    locality,
    rate_center: null,
    latitude: null,
    longitude: null,
    region,
    postal_code: null,
    iso_country: country,
    address_requirements: addressRequirements,
    beta: false,
    capabilities: { voice: true, sms: false, mms: false, fax: false },
  };
}

function sidOf(request: FastifyRequest): string {
  return z.object({ sid: z.string() }).parse(request.params).sid;
}

/** The filter takes parts of numbers, with `*` for any digit. */
function contains(number: string, part = ""): boolean {
  const pattern = part.replace(/[^\d*]/g, "").replaceAll("*", "\\d");
  return new RegExp(pattern).test(number);
}
