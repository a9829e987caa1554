import type { Codec } from "./codec.ts";
import { opus } from "./opus.ts";
import { pcmu } from "./pcmu.ts";

export const spokenCodecs: readonly Codec[] = [opus, pcmu];

/** Payload type 0 needs no `a=rtpmap` (RFC 3551, 6). */
const staticTypes: readonly (readonly [type: string, rtpmap: string])[] = [["0", pcmu.rtpmap]];

/** The first of these codecs in an SDP's order of preference, and its payload type there. */
export function preferredCodec(
  sdp: string,
  codecs: readonly Codec[],
): { codec: Codec; payloadType: number } | undefined {
  const rtpmaps = new Map([
    ...staticTypes,
    ...[...sdp.matchAll(/^a=rtpmap:(\d{1,3}) (\S+)/gm)].map(
      ([, type = "", rtpmap = ""]) => [type, rtpmap] as const,
    ),
  ]);
  const types = /^m=audio \S+ \S+ ([\d ]+)/m.exec(sdp)?.[1]?.trim().split(" ") ?? [];
  for (const type of types) {
    const rtpmap = rtpmaps.get(type)?.toLowerCase();
    const codec = codecs.find((one) => one.rtpmap.toLowerCase() === rtpmap);
    if (codec) return { codec, payloadType: Number(type) };
  }
  return undefined;
}
