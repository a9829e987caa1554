import type twilio from "twilio";
import { z } from "zod";
import { withheldNumber } from "#contract/calls/call-status.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import {
  CarrierError,
  type CarrierRecording,
  type CarrierVoicemail,
  type RecordingReport,
} from "#domain/calls/voice-carrier.ts";
import { callTwilio, TwilioError } from "./call-twilio.ts";
import type { TwilioOptions } from "./options.ts";
import { callerQuery, formOf, read, sid, userQuery } from "./webhook-fields.ts";

type Client = InstanceType<typeof twilio.Twilio>;

const recordingSid = z.string().regex(/^RE\w{1,64}$/);
const seconds = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);

const ownerSchema = z.object({
  [userQuery]: z.uuid(),
  [callerQuery]: z.union([e164Schema, z.literal(withheldNumber)]),
});
/** A status callback names the recording; the `action` of the Record ends its address with it. */
const reportSchema = z.object({
  CallSid: sid,
  RecordingSid: recordingSid.optional(),
  RecordingUrl: z.string().max(500).optional(),
  RecordingStatus: z.enum(["in-progress", "completed", "absent", "failed"]).default("completed"),
  RecordingDuration: seconds.optional(),
});

/** The states by https://www.twilio.com/docs/voice/api/recording; those of recordings that cannot be had are not listed here. */
const listedSchema = z.object({
  sid: recordingSid,
  status: z.enum(["in-progress", "paused", "stopped", "processing", "completed", "absent", "deleted"]),
  duration: seconds.nullish(),
  dateCreated: z.date(),
});
/** One Record makes one; its document may be asked for again. */
const mostListed = 20;

/** Three minutes of telephone sound have 2.9 MB. */
const longest_bytes = 8 * 1024 * 1024;
const download_ms = 30_000;
const twilioApi = "https://api.twilio.com";

/** Recordings at Twilio: https://www.twilio.com/docs/voice/twiml/record and https://www.twilio.com/docs/voice/api/recording */
export function twilioVoicemail(client: Client, options: TwilioOptions): CarrierVoicemail {
  const { accountSid, authToken, apiUrl = twilioApi } = options;
  return {
    readReport({ path, ...message }): RecordingReport {
      const query = new URL(path, "http://localhost").searchParams;
      const { [userQuery]: userId, [callerQuery]: from } = read(ownerSchema, Object.fromEntries(query));
      const report = read(reportSchema, formOf({ path, ...message }));
      const isWhole = report.RecordingStatus === "completed";
      const recordingId = read(
        recordingSid,
        report.RecordingSid ??
          report.RecordingUrl?.split("/")
            .at(-1)
            ?.replace(/\.\w+$/, ""),
      );
      return {
        userId,
        from,
        providerCallId: report.CallSid,
        recordingId,
        length_s: isWhole ? (report.RecordingDuration ?? 0) : 0,
      };
    },

    async listRecordings(providerCallId) {
      const list = await callTwilio(() =>
        client.recordings.list({ callSid: providerCallId, limit: mostListed }),
      );
      return list.flatMap((recording): CarrierRecording[] => {
        const { sid: recordingId, status, duration, dateCreated } = read(listedSchema, recording);
        if (status === "absent" || status === "deleted") return [];
        const length_s = status === "completed" ? (duration ?? 0) : null;
        return [{ recordingId, startedAt: dateCreated, length_s }];
      });
    },

    /** By the recording's id and never by the address in a report. An answer may redirect to where Twilio keeps its files. */
    async fetchAudio(recordingId) {
      const path = `/2010-04-01/Accounts/${accountSid}/Recordings/${read(recordingSid, recordingId)}.wav`;
      const credentials = Buffer.from(`${accountSid}:${authToken}`).toString("base64");
      try {
        const response = await fetch(apiUrl + path, {
          headers: { authorization: `Basic ${credentials}` },
          signal: AbortSignal.timeout(download_ms),
        });
        if (response.status === 404) return undefined;
        if (!response.ok) throw new CarrierError(`Twilio answered ${response.status} about a recording`);
        const audio = await bounded(response);
        // What is no sound would be stored in its place, and the recording deleted.
        if (!isWav(audio)) throw new CarrierError("Twilio sent a recording that is no WAV");
        return audio;
      } catch (error) {
        if (error instanceof CarrierError) throw error;
        throw new CarrierError("Twilio did not send a recording", { cause: error });
      }
    },

    async remove(recordingId) {
      try {
        await callTwilio(() => client.recordings(recordingId).remove());
      } catch (error) {
        if (!(error instanceof TwilioError) || error.status !== 404) throw error;
      }
    },
  };
}

function isWav(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  return head.startsWith("RIFF") && head.endsWith("WAVE");
}

async function bounded(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > longest_bytes) throw new CarrierError("Twilio's recording is too long");
    parts.push(part);
  }
  return Buffer.concat(parts);
}
