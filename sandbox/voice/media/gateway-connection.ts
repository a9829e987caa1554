import { type MediaStreamTrack, RTCPeerConnection, RTCRtpCodecParameters } from "werift";
import { telephoneEvent, withoutOtherEvents } from "./telephone-events.ts";

export const payloadType = 0;
const longestSdp = 20_000;

/** The browser's SDP cannot be used: it must be one audio section with PCMU in it. */
export class MediaNegotiationError extends Error {
  override name = "MediaNegotiationError";
}

/**
 * Speaks G.711 mu-law over an ICE-lite endpoint, like the carrier's gateways: it sends packets only to addresses that
 * the browser's own check has proven, and asks no STUN server.
 */
export function gatewayConnection(track: MediaStreamTrack): RTCPeerConnection {
  const connection = new RTCPeerConnection({
    codecs: {
      audio: [
        new RTCRtpCodecParameters({ mimeType: "audio/PCMU", clockRate: 8_000, channels: 1, payloadType }),
        new RTCRtpCodecParameters({ ...telephoneEvent, channels: 1 }),
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

/** Returns the SDP answer. @throws MediaNegotiationError */
export async function answerOffer(connection: RTCPeerConnection, offerSdp: string): Promise<string> {
  expectPlainAudio(offerSdp);
  try {
    await connection.setRemoteDescription({
      type: "offer",
      sdp: withoutOtherEvents(withoutCandidates(offerSdp)),
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
export async function takeAnswer(connection: RTCPeerConnection, answerSdp: string): Promise<void> {
  expectPlainAudio(answerSdp);
  try {
    await connection.setRemoteDescription({ type: "answer", sdp: withoutCandidates(answerSdp) });
  } catch (cause) {
    throw new MediaNegotiationError("The SDP answer does not fit the offer.", { cause });
  }
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
  if (!audio.trim().split(" ").slice(3).includes(String(payloadType))) {
    throw new MediaNegotiationError("The SDP does not offer PCMU.");
  }
}
