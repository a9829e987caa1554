import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeEach, expect } from "vitest";
import { rentedNumberStore } from "#adapters/postgres/numbers/rented-number-store.ts";
import { voicePaths, voicePathsOf } from "#contract/calls/calls.ts";
import type { VoicemailBox } from "#contract/calls/voicemail.ts";
import { sessionHeader } from "#contract/constants.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { fetchRecordings } from "#domain/voicemail/record-message.ts";
import { writeWav } from "#domain/voicemail/wav.ts";
import type { Recording } from "#sandbox/voice/calls/recordings.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { newLondonNumber, rentedNumber } from "#testing/numbers/rented-number.ts";
import { createCallHarness } from "./call-harness.ts";
import { newProviderCallId, type Posted, postSigned } from "./carrier.ts";
import { voiceApp } from "./voice-app.ts";
import { voicemailHarness } from "./voicemail-harness.ts";

const { accountSid } = sandboxAccounts.voice;

interface ReportedRecording {
  sid: string;
  duration_s: number;
  callSid?: string;
}
interface ReportedAt {
  from?: string;
  to?: string;
  /** Another node of the product. */
  node?: FastifyInstance;
}

/**
 * A user with a number, for each test of a file another one, whose callers leave messages at the carrier's twin. Call it at the
 * top of the file.
 */
export async function voicemailScene() {
  const database = testDatabase();
  const harness = await createCallHarness(database);
  const { deps, storage, reports } = voicemailHarness(database, harness);
  const app = await voiceApp(harness.deps, deps);
  const caller = "+442079460011";
  const wav = writeWav(Buffer.alloc(3 * 16_000, 1));
  let user: WalletUser;
  let own: E164;

  afterAll(async () => {
    await app.close();
    await harness.close();
  });
  beforeEach(async () => {
    harness.twin.reset();
    storage.fault = undefined;
    storage.files.clear();
    reports.length = 0;
    user = await harness.openWallet(1_000);
    own = newLondonNumber();
    const row = rentedNumber({ walletId: user.walletId, userId: user.id, number: own });
    expect(await database.withClient((client) => rentedNumberStore(client).add(row))).toBe(true);
  });
  afterEach(() => harness.expectNothingBroken());

  const incoming = (CallSid = newProviderCallId(), From = caller) =>
    postSigned(app, voicePaths.incoming, {
      AccountSid: accountSid,
      CallSid,
      From,
      To: own,
      CallStatus: "ringing",
      Direction: "inbound",
    });
  const unanswered = (CallSid: string, From = caller, DialCallStatus = "no-answer") =>
    postSigned(app, `${voicePaths.ended}?wallet=${user.walletId}`, {
      AccountSid: accountSid,
      CallSid,
      From,
      To: own,
      DialCallStatus,
      DialCallSid: `${CallSid}child`,
    });
  /** A recording of so many seconds at the carrier. */
  const spoken = (duration_s = 3, values: Partial<Recording> = {}) =>
    harness.twin.recordings.add({ callSid: "CA1", startedAt: new Date(), duration_s, wav, ...values });
  const address = (to: string, from: string) =>
    `${voicePathsOf("twilio").recorded}?${new URLSearchParams({ user: to, from })}`;
  const reported = (
    { sid, duration_s, callSid = "CA1" }: ReportedRecording,
    values: Record<string, string> = {},
    { from = caller, to = user.id, node = app, ...posted }: Posted & ReportedAt = {},
  ) =>
    postSigned(
      node,
      address(to, from),
      {
        AccountSid: accountSid,
        CallSid: callSid,
        RecordingSid: sid,
        RecordingUrl: `https://elsewhere.example/Recordings/${sid}`,
        RecordingStatus: "completed",
        RecordingDuration: String(duration_s),
        ...values,
      },
      posted,
    );
  /** The end of the recording, as the `action` of the Record brings it. */
  const actioned = ({ sid, duration_s, callSid = "CA1" }: ReportedRecording, node = app) =>
    postSigned(node, address(user.id, caller), {
      AccountSid: accountSid,
      CallSid: callSid,
      CallStatus: "completed",
      RecordingUrl: `https://api.twilio.com/2010-04-01/Accounts/${accountSid}/Recordings/${sid}`,
      RecordingDuration: String(duration_s),
      Digits: "hangup",
    });
  const ask = (
    method: "GET" | "PUT" | "DELETE",
    path: string,
    payload?: object,
    { id = user.id, ...headers }: Record<string, string> = {},
  ) =>
    app.inject({
      method,
      url: `/api/voicemail${path}`,
      headers: { [sessionHeader]: id, ...headers },
      ...(payload && { payload }),
    });
  const box = async () => (await ask("GET", "")).json<VoicemailBox>();
  /** A message that was left, fetched and stored. */
  async function leftMessage(): Promise<VoicemailBox["messages"][number]> {
    await reported(spoken());
    await fetchRecordings(deps);
    const [message] = (await box()).messages;
    if (!message) throw new Error("there is no message");
    return message;
  }
  async function setting(values: Partial<VoicemailBox["settings"]>): Promise<void> {
    const settings = { isOn: true, mail: "none", kept_days: 90, ...values };
    expect((await ask("PUT", "/settings", settings)).statusCode).toBe(200);
  }

  return {
    database,
    harness,
    deps,
    storage,
    reports,
    app,
    caller,
    wav,
    get user() {
      return user;
    },
    incoming,
    unanswered,
    spoken,
    reported,
    actioned,
    ask,
    box,
    leftMessage,
    setting,
  };
}
