import { afterEach, expect, test } from "vitest";
import { calledMedia, callerMedia } from "#sandbox/voice/testing/caller-media.ts";
import { loop, silence } from "./frame-source.ts";
import { MediaNegotiationError } from "./gateway-connection.ts";
import { type MediaSession, offerMedia, openMedia } from "./media-session.ts";
import { ringback } from "./sounds.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

async function connected() {
  const caller = await callerMedia();
  open.push(caller);
  const session = await openMedia(caller.offerSdp);
  open.push(session);
  await caller.accept(session.localSdp);
  return { caller, session };
}

test("the caller hears the played sound, then silence", async () => {
  const { caller, session } = await connected();
  session.play(loop(ringback));
  await caller.hear("sound");
  session.play(silence);
  await caller.hear("silence");
});

test("the caller's voice is echoed and falls silent with the microphone", async () => {
  const { caller, session } = await connected();
  session.play(session.echo);
  caller.speak(true);
  await caller.hear("sound");
  caller.speak(false);
  await caller.hear("silence");
});

test("media goes on after the browser restarts ICE", async () => {
  const { caller, session } = await connected();
  session.play(loop(ringback));
  await caller.hear("sound");
  await caller.accept(await session.renegotiate(await caller.restart()));
  session.play(silence);
  await caller.hear("silence");
  session.play(session.echo);
  caller.speak(true);
  await caller.hear("sound");
});

test("dropped media stops without a close message", async () => {
  const { caller, session } = await connected();
  session.play(loop(ringback));
  await caller.hear("sound");
  session.drop();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const heard = caller.packetsHeard();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(caller.packetsHeard()).toBe(heard);
  await expect(session.renegotiate(caller.offerSdp)).rejects.toThrow(MediaNegotiationError);
});

test("the answer names loopback and this machine only, and no server on the internet", async () => {
  const { session } = await connected();
  const candidates = session.localSdp.match(/^a=candidate:.*$/gm) ?? [];
  expect(candidates.some((line) => line.includes(" 127.0.0.1 "))).toBe(true);
  expect(candidates.every((line) => line.includes("typ host"))).toBe(true);
  expect(session.localSdp).toMatch(/^a=ice-lite\r?$/m);
});

test.each([
  ["nothing", ""],
  ["no SDP", "hello"],
  ["video", "v=0\r\nm=video 9 UDP/TLS/RTP/SAVPF 96\r\n"],
  ["no PCMU", "v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\n"],
  ["PCMU and nothing else", "v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 0\r\n"],
  ["two sections", "m=audio 9 UDP/TLS/RTP/SAVPF 0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 0\r\n"],
  ["too much", `m=audio 9 UDP/TLS/RTP/SAVPF 0\r\n${"a=x\r\n".repeat(10_000)}`],
])("an offer of %s is refused", async (_name, sdp) => {
  await expect(openMedia(sdp).then((session: MediaSession) => session.close())).rejects.toThrow(
    MediaNegotiationError,
  );
});

/** A session that the gateway offered, and the browser that answered it. */
async function answeredOffer() {
  const session = await offerMedia();
  open.push(session);
  const called = await calledMedia(session.localSdp);
  open.push(called);
  await session.accept(called.answerSdp);
  return { session, called };
}

test("an offered session carries both voices once the browser has answered", async () => {
  const { session, called } = await answeredOffer();
  session.play(loop(ringback));
  await called.hear("sound");
  session.play(session.voice);
  await called.hear("silence");
  called.speak(true);
  await called.hear("sound");
});

test("an offered session goes on after the called browser restarts ICE", async () => {
  const { session, called } = await answeredOffer();
  session.play(loop(ringback));
  await called.hear("sound");
  await called.accept(await session.renegotiate(await called.restart()));
  session.play(silence);
  await called.hear("silence");
  session.play(loop(ringback));
  await called.hear("sound");
});

test.each([
  ["nothing", ""],
  ["no PCMU", "v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\n"],
])("an answer of %s is refused", async (_name, sdp) => {
  const session = await offerMedia();
  open.push(session);
  await expect(session.accept(sdp)).rejects.toThrow(MediaNegotiationError);
});
