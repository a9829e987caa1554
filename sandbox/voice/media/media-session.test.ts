import { afterEach, expect, test } from "vitest";
import { calledMedia, callerMedia } from "#sandbox/voice/testing/caller-media.ts";
import { eventually } from "#sandbox/voice/testing/eventually.ts";
import { type Codec, ticksPerFrame } from "./codec.ts";
import { spokenCodecs } from "./codecs.ts";
import { loop, silence } from "./frame-source.ts";
import { MediaNegotiationError } from "./gateway-connection.ts";
import { type MediaSession, offerMedia, openMedia } from "./media-session.ts";
import { opus } from "./opus.ts";
import { pcmu } from "./pcmu.ts";
import { sounds } from "./sounds.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

async function connected(...codecs: Codec[]) {
  const caller = await callerMedia(codecs.length > 0 ? codecs : [pcmu]);
  open.push(caller);
  const session = await openMedia(caller.offerSdp);
  open.push(session);
  await caller.accept(session.localSdp);
  return { caller, session };
}
const tone = ({ codec }: MediaSession) => loop(sounds[codec.name].ringback.slice(10, 90));
const level = async (session: MediaSession) => (await session.heard()).level;
/** The codecs of an SDP, without the telephone events. */
const codecsOf = (sdp: string) =>
  [...sdp.matchAll(/^a=rtpmap:\d+ (?!telephone-event)(\S+)/gm)].map(([, rtpmap]) => rtpmap);

test("a bad line loses packets evenly, and the numbers of the others show the gaps", async () => {
  const { caller, session } = await connected();
  session.lose(50);
  session.play(tone(session));
  await eventually(() => caller.packetsHeard() > 60);
  const latest = caller.timestampsHeard().slice(-20);
  const steps = latest.slice(1).map((one, index) => one - (latest[index] ?? one));
  expect(new Set(steps)).toEqual(new Set([2 * ticksPerFrame(pcmu)]));
});

for (const codec of spokenCodecs) {
  const { name } = codec;

  test(`${name}: the caller hears the played sound, then silence`, async () => {
    const { caller, session } = await connected(codec);
    session.play(tone(session));
    await caller.hear("sound");
    session.play(silence(codec));
    await caller.hear("silence");
  });

  test(`${name}: the caller's voice is echoed as it came, and falls silent with the microphone`, async () => {
    const { caller, session } = await connected(codec);
    session.play(session.echo);
    caller.speak(true);
    await caller.hear("sound");
    for (const frame of sounds[name].ringback.slice(20, 60)) await eventually(() => caller.hasHeard([frame]));
    caller.speak(false);
    await caller.hear("silence");
  });

  test(`${name}: the level is that of the caller's voice, and 0 without one`, async () => {
    const { caller, session } = await connected(codec);
    expect(await level(session)).toBe(0);
    caller.speak(true);
    await eventually(async () => (await level(session)) > 0.1);
    caller.speak(false);
    await eventually(async () => (await level(session)) === 0);
    const { packets } = await session.heard();
    await eventually(async () => (await session.heard()).packets > packets);
  });

  test(`${name}: the time stamps of the packets advance by 20 ms`, async () => {
    const { caller, session } = await connected(codec);
    session.play(tone(session));
    await caller.hear("sound");
    const steps = caller.timestampsHeard().map((one, index, all) => one - (all[index - 1] ?? one));
    const ticks = { pcmu: 160, opus: 960 }[name];
    expect(steps).toContain(ticks);
    expect(steps.every((step) => step % ticks === 0)).toBe(true);
  });

  test(`${name}: media goes on after the browser restarts ICE`, async () => {
    const { caller, session } = await connected(codec);
    session.play(tone(session));
    await caller.hear("sound");
    await caller.accept(await session.renegotiate(await caller.restart()));
    session.play(silence(codec));
    await caller.hear("silence");
    session.play(session.echo);
    caller.speak(true);
    await caller.hear("sound");
  });

  test(`${name}: an offered session carries both voices once the browser has answered`, async () => {
    const { session, called } = await answeredOffer(codec);
    session.play(tone(session));
    await called.hear("sound");
    session.play(session.voice);
    await called.hear("silence");
    called.speak(true);
    await called.hear("sound");
  });

  test(`${name}: an offered session goes on after the called browser restarts ICE`, async () => {
    const { session, called } = await answeredOffer(codec);
    session.play(tone(session));
    await called.hear("sound");
    await called.accept(await session.renegotiate(await called.restart()));
    session.play(silence(codec));
    await called.hear("silence");
    session.play(tone(session));
    await called.hear("sound");
  });
}

test.each([
  ["Opus first", [opus, pcmu], opus],
  ["PCMU first", [pcmu, opus], pcmu],
  ["Opus alone", [opus], opus],
  ["PCMU alone", [pcmu], pcmu],
])("an offer of %s is answered with its first codec alone", async (_name, offered, agreed) => {
  const { caller, session } = await connected(...offered);
  expect(codecsOf(caller.offerSdp)).toEqual(offered.map(({ rtpmap }) => rtpmap));
  expect(session.codec).toBe(agreed);
  expect(codecsOf(session.localSdp)).toEqual([agreed.rtpmap]);
});

test("an unknown codec that the browser prefers is passed over, and Opus keeps the browser's payload type", async () => {
  const caller = await callerMedia([opus, pcmu]);
  open.push(caller);
  const offer = caller.offerSdp
    .replace(/^(m=audio .*) 111 0/m, "$1 63 109 0")
    .replace("a=rtpmap:111 ", "a=rtpmap:63 red/48000/2\r\na=rtpmap:109 ");
  const session = await openMedia(offer);
  open.push(session);
  expect(session.localSdp).toMatch(/^m=audio \d+ \S+ 109( |\r)/m);
  expect(session.localSdp).toMatch(/^a=rtpmap:109 opus\/48000\/2\r?$/m);
});

test("an ICE restart cannot change the codec", async () => {
  const { session } = await connected(pcmu);
  const other = await callerMedia([opus]);
  open.push(other);
  await expect(session.renegotiate(other.offerSdp)).rejects.toThrow(MediaNegotiationError);
});

test("dropped media stops without a close message", async () => {
  const { caller, session } = await connected();
  session.play(tone(session));
  await caller.hear("sound");
  session.drop();
  // Packets that are under way still arrive.
  await eventually(async () => {
    const before = caller.packetsHeard();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return caller.packetsHeard() === before;
  });
  await expect(session.renegotiate(caller.offerSdp)).rejects.toThrow(MediaNegotiationError);
});

test("blocked media never connects, also after an ICE restart", async () => {
  const caller = await callerMedia([pcmu]);
  open.push(caller);
  const session = await openMedia(caller.offerSdp);
  open.push(session);
  session.block();
  const addresses = (sdp: string) =>
    [...sdp.matchAll(/^a=candidate:.* (\S+ \d+) typ /gm)].map(([, at]) => at);
  expect(new Set(addresses(session.localSdp))).toEqual(new Set(["127.0.0.1 9"]));
  await caller.accept(session.localSdp);
  expect(addresses(await session.renegotiate(await caller.restart()))).toContain("127.0.0.1 9");
  expect(await session.heard()).toEqual({ level: 0, packets: 0 });
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
  ["a payload type without a codec", "v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\n"],
  ["PCMA alone", "v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 8\r\na=rtpmap:8 PCMA/8000\r\n"],
  ["PCMU and nothing else", "v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 0\r\n"],
  ["two sections", "m=audio 9 UDP/TLS/RTP/SAVPF 0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 0\r\n"],
  ["too much", `m=audio 9 UDP/TLS/RTP/SAVPF 0\r\n${"a=x\r\n".repeat(10_000)}`],
])("an offer of %s is refused", async (_name, sdp) => {
  await expect(openMedia(sdp).then((session: MediaSession) => session.close())).rejects.toThrow(
    MediaNegotiationError,
  );
});

async function answeredOffer(codec: Codec) {
  const session = await offerMedia(codec);
  open.push(session);
  const called = await calledMedia(session.localSdp, spokenCodecs);
  open.push(called);
  await session.accept(called.answerSdp);
  return { session, called };
}

test.each([
  ["nothing", ""],
  ["another codec", "v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\na=rtpmap:111 opus/48000/2\r\n"],
])("an answer of %s is refused", async (_name, sdp) => {
  const session = await offerMedia(pcmu);
  open.push(session);
  await expect(session.accept(sdp)).rejects.toThrow(MediaNegotiationError);
});
