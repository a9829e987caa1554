import { keys } from "./keys.ts";

export const telephoneEvent = { mimeType: "audio/telephone-event", clockRate: 8_000 } as const;

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
  const agreed = /^a=rtpmap:(\d{1,3}) telephone-event\/8000\b/im.exec(sdp)?.[1];
  return agreed === undefined ? undefined : Number(agreed);
}

/** Removes the telephone events of other clock rates, which Chromium offers too. */
export function withoutOtherEvents(sdp: string): string {
  const others = [...sdp.matchAll(/^a=rtpmap:(\d{1,3}) telephone-event\/(?!8000\b)\d+.*$/gim)].map(
    ([, type]) => type,
  );
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
