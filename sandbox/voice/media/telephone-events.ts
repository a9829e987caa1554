import type { Codec } from "./codec.ts";

/** The keys of a telephone, in the order of their event numbers (RFC 4733, 3.2). */
export const keys = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "*", "#"] as const;

/** The spoken name of a key, which its recordings have too. */
export function keyName(key: (typeof keys)[number]): string {
  return key === "*" ? "star" : key === "#" ? "hash" : key;
}

export const telephoneEvent = "audio/telephone-event";

const shortestPayload = 4;

/**
 * Reads keys from packets of telephone events (RFC 4733). The packets of one key share a time stamp, and the last is
 * sent three times: the key counts once. Returns the function that takes packets.
 */
export function readKeys(
  onKey: (key: string) => void,
): (packet: { timestamp: number; payload: Uint8Array }) => void {
  let last: number | undefined;
  return ({ timestamp, payload }) => {
    if (payload.length < shortestPayload || timestamp === last) return;
    last = timestamp;
    const key = keys[payload[0] ?? keys.length];
    if (key !== undefined) onKey(key);
  };
}

/** The payload type for telephone events in an SDP answer. */
export function eventPayloadType(sdp: string): number | undefined {
  const [agreed] = eventTypes(sdp);
  return agreed && Number(agreed.type);
}

/**
 * Leaves one kind of telephone events, of the several that Chromium offers: events share the time stamps of the audio
 * and should share its clock rate (RFC 4733). Firefox offers no other rate than 8000, also beside Opus.
 */
export function withEventsFor({ clockRate_hz }: Codec, sdp: string): string {
  const offered = eventTypes(sdp);
  const format = offered.find((one) => one.clockRate_hz === clockRate_hz) ?? offered[0];
  const others = offered.filter((one) => one !== format).map(({ type }) => type);
  return sdp
    .replace(/^a=(?:rtpmap|fmtp|rtcp-fb):(\d{1,3}) .*\r?\n/gm, (line, type) =>
      others.includes(type) ? "" : line,
    )
    .replace(/^m=audio .*$/m, (line) =>
      line
        .split(" ")
        .filter((part, index) => index < 3 || !others.includes(part.trim()))
        .join(" "),
    );
}

function eventTypes(sdp: string): { type: string; clockRate_hz: number }[] {
  return [...sdp.matchAll(/^a=rtpmap:(\d{1,3}) telephone-event\/(\d+)/gim)].map(([, type = "", rate]) => ({
    type,
    clockRate_hz: Number(rate),
  }));
}
