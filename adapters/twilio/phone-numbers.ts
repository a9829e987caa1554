import twilio from "twilio";
import { voicePathsOf } from "#contract/calls/calls.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import type { AvailableNumber, CarrierNumbers, OwnedNumber } from "#domain/calls/carrier-numbers.ts";
import { callTwilio, TwilioError } from "./call-twilio.ts";
import { type TwilioOptions, twilioId } from "./options.ts";
import { type RequestClientOptions, TwilioRequestClient } from "./request-client.ts";
import { connectionOverrides } from "./twiml.ts";

type Client = InstanceType<typeof twilio.Twilio>;
type Limits = Pick<RequestClientOptions, "timeout_ms" | "attempts" | "pause_ms">;

/** Longer than of calls: no call waits for it, and Twilio takes seconds to provide a number. */
const purchase_ms = 15_000;
/** https://www.twilio.com/docs/api/errors/21422, and 21421 for a number that exists no more. */
const notAvailable = [21_421, 21_422];
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Numbers of Twilio: https://www.twilio.com/docs/phone-numbers/api. A number's friendly name is our id of it. */
export function twilioNumbers(client: Client, options: TwilioOptions, limits: Limits): CarrierNumbers {
  // A purchase is asked for once: a repeated one could answer that the number is not available, because it is ours by then.
  const once = new twilio.Twilio(options.accountSid, options.authToken, {
    httpClient: new TwilioRequestClient({
      apiUrl: options.apiUrl,
      ...limits,
      timeout_ms: Math.max(purchase_ms, limits.timeout_ms),
      attempts: 1,
    }),
  });

  return {
    async search({ country, kind, areaCode, locality, digits, limit }) {
      const { local, mobile, tollFree } = client.availablePhoneNumbers(country);
      // The lists of the three kinds have the same form.
      const ofKind = { local, mobile, toll_free: tollFree }[kind] as typeof local;
      const filter = {
        voiceEnabled: true,
        ...(areaCode !== undefined && { areaCode: Number(areaCode) }),
        ...(locality !== undefined && { inLocality: locality }),
        ...(digits !== undefined && { contains: digits }),
        limit,
      };
      const numbers = await callTwilio(() => ofKind.list(filter)).catch((error: unknown) => {
        // Twilio has no numbers of this kind in the country.
        if (error instanceof TwilioError && error.status === 404) return [];
        throw error;
      });
      return numbers.flatMap((one): AvailableNumber[] => {
        const number = e164Schema.safeParse(one.phoneNumber).data;
        if (number === undefined) return [];
        const place = [one.locality, one.region].filter((part) => part !== null && part !== "").join(", ");
        return [
          { number, country: one.isoCountry, place, needsDocuments: one.addressRequirements !== "none" },
        ];
      });
    },

    async buy({ id, number, addressRef, documentsRef }) {
      const order = {
        phoneNumber: number,
        friendlyName: id,
        voiceUrl: `${options.publicUrl}${voicePathsOf(twilioId).incoming}${connectionOverrides}`,
        voiceMethod: "POST",
        ...(addressRef !== undefined && { addressSid: addressRef }),
        ...(documentsRef !== undefined && { bundleSid: documentsRef }),
      };
      try {
        const { sid } = await callTwilio(() => once.incomingPhoneNumbers.create(order));
        return { providerNumberId: sid };
      } catch (error) {
        if (!(error instanceof TwilioError) || error.status === undefined) throw error;
        if (error.code !== undefined && notAvailable.includes(error.code)) return "taken";
        if (error.status === 400 || error.status === 404) return "refused";
        throw error;
      }
    },

    async find(id) {
      const numbers = await callTwilio(() =>
        client.incomingPhoneNumbers.list({ friendlyName: id, limit: 1 }),
      );
      return numbers.flatMap(owned)[0];
    },

    async release(providerNumberId) {
      try {
        await callTwilio(() => client.incomingPhoneNumbers(providerNumberId).remove());
      } catch (error) {
        if (!(error instanceof TwilioError) || error.status !== 404) throw error;
      }
    },

    list: async () =>
      (await callTwilio(() => client.incomingPhoneNumbers.list({ pageSize: 1_000 }))).flatMap(owned),
  };
}

function owned({
  sid,
  phoneNumber,
  friendlyName,
}: {
  sid: string;
  phoneNumber: string;
  friendlyName: string;
}): OwnedNumber[] {
  const number = e164Schema.safeParse(phoneNumber).data;
  if (number === undefined) return [];
  return [{ providerNumberId: sid, number, id: uuid.test(friendlyName) ? friendlyName : undefined }];
}
