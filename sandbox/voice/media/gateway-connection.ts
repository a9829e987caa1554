import { type MediaStreamTrack, RTCPeerConnection, RTCRtpCodecParameters } from "werift";
import type { Codec } from "./codec.ts";
import { preferredCodec } from "./codecs.ts";
import { telephoneEvent, withEventsFor } from "./telephone-events.ts";

const longestSdp = 20_000;

/** The browser's SDP cannot be used: it must be one audio section with a codec that the gateway speaks. */
export class MediaNegotiationError extends Error {
  override name = "MediaNegotiationError";
}

/**
 * Speaks one codec over an ICE-lite endpoint, like the carrier's gateways: it sends packets only to addresses that
 * the browser's own check has proven, and asks no STUN server.
 */
export function gatewayConnection(track: MediaStreamTrack, codec: Codec): RTCPeerConnection {
  const { rtpmap, clockRate_hz: clockRate, channels, payloadType, parameters } = codec;
  const connection = new RTCPeerConnection({
    codecs: {
      audio: [
        new RTCRtpCodecParameters({
          mimeType: `audio/${rtpmap.split("/")[0]}`,
          clockRate,
          channels,
          payloadType,
          ...(parameters && { parameters }),
        }),
        new RTCRtpCodecParameters({ mimeType: telephoneEvent, clockRate, channels: 1 }),
      ],
    },
    iceServers: [],
    iceLite: true,
    // A browser on this machine can always reach loopback, even without a network.
    iceAdditionalHostAddresses: ["127.0.0.1"],
  });
  connection.addTransceiver(track, { direction: "sendrecv" });
  return connection;
}

/** The first of these codecs that the browser's SDP has, and its payload type. @throws MediaNegotiationError */
export function agreedCodec(sdp: string, codecs: readonly Codec[]): { codec: Codec; payloadType: number } {
  expectPlainAudio(sdp);
  const agreed = preferredCodec(sdp, codecs);
  if (agreed) return agreed;
  throw new MediaNegotiationError(`The SDP has none of ${codecs.map(({ rtpmap }) => rtpmap).join(", ")}.`);
}

/** Returns the SDP answer, which names this codec alone. @throws MediaNegotiationError */
export async function answerOffer(
  connection: RTCPeerConnection,
  offerSdp: string,
  codec: Codec,
): Promise<string> {
  agreedCodec(offerSdp, [codec]);
  try {
    await connection.setRemoteDescription({
      type: "offer",
      sdp: withEventsFor(codec, withoutCandidates(offerSdp)),
    });
    await connection.setLocalDescription(await connection.createAnswer());
  } catch (cause) {
    throw new MediaNegotiationError("The SDP offer cannot be answered.", { cause });
  }
  return localSdp(connection);
}

export async function createOffer(connection: RTCPeerConnection): Promise<string> {
  await connection.setLocalDescription(await connection.createOffer());
  return localSdp(connection);
}

/** @throws MediaNegotiationError */
export async function takeAnswer(
  connection: RTCPeerConnection,
  answerSdp: string,
  codec: Codec,
): Promise<void> {
  agreedCodec(answerSdp, [codec]);
  try {
    await connection.setRemoteDescription({ type: "answer", sdp: withoutCandidates(answerSdp) });
  } catch (cause) {
    throw new MediaNegotiationError("The SDP answer does not fit the offer.", { cause });
  }
}

/** Replaces the addresses of an SDP by one of this machine that answers nothing: its discard port. */
export function withoutRoute(sdp: string): string {
  return sdp.replace(/^(a=candidate:\S+ \d+ udp \d+) \S+ \d+/gim, "$1 127.0.0.1 9");
}

function localSdp(connection: RTCPeerConnection): string {
  const sdp = connection.localDescription?.sdp;
  if (!sdp) throw new MediaNegotiationError("There is no SDP for the browser.");
  return sdp;
}

/**
 * A lite endpoint waits for the browser's checks; resolving the browser's candidates would send packets to unknown
 * hosts.
 */
function withoutCandidates(sdp: string): string {
  return sdp.replace(/^a=(candidate|end-of-candidates)\b.*\r?\n/gm, "");
}

function expectPlainAudio(sdp: string): void {
  if (sdp.length > longestSdp) throw new MediaNegotiationError("The SDP is too long.");
  const sections = sdp.match(/^m=.*$/gm) ?? [];
  const audio = sections[0] ?? "";
  if (sections.length !== 1 || !/^m=audio \d{1,5} UDP\/TLS\/RTP\/SAVPF( \d{1,3})* *\r?$/.test(audio)) {
    throw new MediaNegotiationError("The SDP must have one audio section.");
  }
}
