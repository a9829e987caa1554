import { expect, test } from "vitest";
import type { Codec } from "#sandbox/voice/media/codec.ts";
import { spokenCodecs } from "#sandbox/voice/media/codecs.ts";
import { opus } from "#sandbox/voice/media/opus.ts";
import { pcmu } from "#sandbox/voice/media/pcmu.ts";
import { sounds } from "#sandbox/voice/media/sounds.ts";
import { callerMedia } from "#sandbox/voice/testing/caller-media.ts";
import { liveCalls } from "#sandbox/voice/testing/control.ts";
import { eventually } from "#sandbox/voice/testing/eventually.ts";
import { acceptCall, type PlacedCall, placeCall } from "#sandbox/voice/testing/placed-call.ts";
import { accessToken } from "#sandbox/voice/testing/raw-browser.ts";
import { sandboxCalls } from "#sandbox/voice/testing/sandbox-calls.ts";
import { dialClient } from "#sandbox/voice/testing/stand-in-app.ts";

const sandbox = sandboxCalls({}, dialClient());

/** A call to Bob from a browser that offers these codecs. */
async function calling(codecs: readonly Codec[]): Promise<PlacedCall> {
  return sandbox.closing(await placeCall(sandbox.url, "bob", "", accessToken(), codecs));
}

for (const codec of spokenCodecs) {
  test(`the called browser is offered the caller's ${codec.name} alone, and frames are forwarded as they are`, async () => {
    const bob = await sandbox.registered("bob");
    const alice = await calling([codec, ...spokenCodecs.filter((other) => other !== codec)]);
    const invite = await bob.next("invite");
    for (const other of spokenCodecs) {
      expect(String(invite.sdp).includes(other.rtpmap)).toBe(other === codec);
    }
    await alice.media.accept(String((await alice.browser.next("ringing")).sdp));
    const media = await acceptCall(bob, invite, spokenCodecs);
    sandbox.closing(media);
    await alice.browser.next("answer");
    expect((await liveCalls(sandbox.url)).map((call) => call.codec)).toEqual([codec.name, codec.name]);
    const spoken = sounds[codec.name].ringback.slice(20, 60);
    for (const [speaker, listener] of [
      [alice.media, media],
      [media, alice.media],
    ] as const) {
      speaker.speak(true);
      for (const frame of spoken) await eventually(() => listener.hasHeard([frame]));
    }
  });
}

test("a browser that does not speak the caller's codec cannot answer, and the call fails", async () => {
  const bob = await sandbox.registered("bob");
  await calling([opus, pcmu]);
  const { callsid } = await bob.next("invite");
  const other = await callerMedia([pcmu]);
  sandbox.closing(other);
  bob.send("answer", { callsid, sdp: other.offerSdp });
  expect(await bob.next("hangup")).toMatchObject({ callsid, error: { code: 31_400 } });
  const dialled = () => sandbox.app.webhooks.find(({ path }) => path === "/after")?.form;
  expect(await eventually(dialled)).toMatchObject({ DialCallStatus: "failed" });
});
