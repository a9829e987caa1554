import { expect, test } from "vitest";
import { opus } from "./opus.ts";
import { pcmu } from "./pcmu.ts";
import { eventPayloadType, readKeys, withEventsFor } from "./telephone-events.ts";

/** One packet: the event's number, its end bit and volume, its duration so far. */
const packet = (timestamp: number, event: number, end = false) => ({
  timestamp,
  payload: Uint8Array.from([event, end ? 0x8a : 0x0a, 0, 160]),
});

function heard(packets: { timestamp: number; payload: Uint8Array }[]): string {
  let keys = "";
  const take = readKeys((key) => {
    keys += key;
  });
  for (const one of packets) take(one);
  return keys;
}

test("a key counts once for all its packets, and again when it is pressed again", () => {
  const first = [packet(100, 1), packet(100, 1), packet(100, 1, true), packet(100, 1, true)];
  const again = [packet(2_000, 1), packet(2_000, 1, true)];
  expect(heard([...first, ...again])).toBe("11");
  // The first packets were lost.
  expect(heard([packet(100, 10, true), packet(100, 10, true), packet(900, 11)])).toBe("*#");
});

test("an event that is no key is ignored", () => {
  expect(heard([packet(1, 12), packet(2, 255), { timestamp: 3, payload: Uint8Array.from([1]) }])).toBe("");
  expect(heard([{ timestamp: 3, payload: new Uint8Array(0) }])).toBe("");
});

const offer = [
  "m=audio 9 UDP/TLS/RTP/SAVPF 111 0 110 126",
  "a=rtpmap:111 opus/48000/2",
  "a=rtpmap:0 PCMU/8000",
  "a=rtpmap:110 telephone-event/48000",
  "a=fmtp:110 0-15",
  "a=rtpmap:126 telephone-event/8000",
  "",
].join("\r\n");

test("of Chromium's telephone events only the one with the codec's clock rate is kept", () => {
  const ofPcmu = offer
    .replace(" 110", "")
    .replace("a=rtpmap:110 telephone-event/48000\r\n", "")
    .replace("a=fmtp:110 0-15\r\n", "");
  expect(withEventsFor(pcmu, offer)).toBe(ofPcmu);
  expect(eventPayloadType(ofPcmu)).toBe(126);
  const ofOpus = offer.replace(" 126", "").replace("a=rtpmap:126 telephone-event/8000\r\n", "");
  expect(withEventsFor(opus, offer)).toBe(ofOpus);
  expect(eventPayloadType(ofOpus)).toBe(110);
});

test("the only telephone event of an offer is kept, as Firefox has it beside Opus", () => {
  const ofFirefox = offer.replace(" 110", "").replace(/a=.*:110 .*\r\n/g, "");
  expect(withEventsFor(opus, ofFirefox)).toBe(ofFirefox);
  expect(eventPayloadType("a=rtpmap:0 PCMU/8000")).toBeUndefined();
});
