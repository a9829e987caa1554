import { randomInt } from "node:crypto";
import {
  MediaStreamTrack,
  type RtpPacket as ReceivedPacket,
  RTCPeerConnection,
  RTCRtpCodecParameters,
  RtpHeader,
  RtpPacket,
} from "werift";
import { followNomination } from "./follow-nomination.ts";
import { createEcho, type FrameSource, silence } from "./frame-source.ts";
import { createLevelMeter } from "./level-meter.ts";
import { frameLength, silentFrame } from "./mu-law.ts";
import { everyFrame } from "./pace.ts";
import { eventPayloadType, readKeys, telephoneEvent, withoutOtherEvents } from "./telephone-events.ts";

/** The caller's media: the audio to the browser and the audio from it. */
export interface MediaSession {
  /** The SDP answer to the offer that opened this session. */
  readonly answerSdp: string;
  /** The caller's own voice, half a second late. */
  readonly echo: FrameSource;
  /** Plays this to the browser, and silence after its end. */
  play(source: FrameSource): void;
  /** Sets the listener for keys that come as events within the media (0-9, * and #). */
  listenForKeys(onKey: (key: string) => void): void;
  /** Answers the browser's ICE restart. */
  renegotiate(offerSdp: string): Promise<string>;
  /** The caller's level in the last second, root mean square, 0 to 1; and the packets received. */
  heard(): { level: number; packets: number };
  /** Stops sending and receiving without a close message, as a broken network does. */
  drop(): void;
  close(): Promise<void>;
}

const payloadType = 0;
const longestOffer = 20_000;

/** The offer cannot be answered: it must be one audio section with PCMU in it. */
export class MediaNegotiationError extends Error {
  override name = "MediaNegotiationError";
}

/**
 * Answers a browser's offer with G.711 mu-law over an ICE-lite endpoint, like the carrier's gateways: it sends packets
 * only to addresses that the browser's own check has proven, and asks no STUN server.
 * @throws MediaNegotiationError
 */
export async function openMedia(offerSdp: string): Promise<MediaSession> {
  const track = new MediaStreamTrack({ kind: "audio" });
  const echo = createEcho();
  const meter = createLevelMeter();
  let onKey: (key: string) => void = () => {};
  let eventType: number | undefined;
  const takeKeys = readKeys((key) => onKey(key));
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
  connection.onTrack.subscribe((received) => {
    received.onReceiveRtp.subscribe((packet) => {
      if (packet.header.payloadType === eventType) {
        takeKeys({ timestamp: packet.header.timestamp, payload: packet.payload });
      }
      if (!isSpeech(packet)) return;
      meter.hear(packet.payload);
      echo.hear(packet.payload);
    });
  });

  let answerSdp: string;
  try {
    answerSdp = await answer(connection, offerSdp);
  } catch (error) {
    await connection.close();
    throw error;
  }

  eventType = eventPayloadType(answerSdp);
  let source: FrameSource = silence;
  let dropped = false;
  const nextPacket = packets();
  const stopSending = everyFrame(() => {
    for (const transport of connection.iceTransports) followNomination(transport.connection);
    if (!dropped && connection.connectionState === "connected") {
      track.writeRtp(nextPacket(source() ?? silentFrame));
    }
  });

  return {
    answerSdp,
    echo: echo.source,
    heard: () => ({ level: meter.level(), packets: meter.packets() }),
    play(next) {
      source = next;
    },
    listenForKeys(listener) {
      onKey = listener;
    },
    async renegotiate(restartSdp) {
      if (dropped) throw new MediaNegotiationError("The media is gone.");
      const restartedSdp = await answer(connection, restartSdp);
      // With DTLS already up, werift leaves a restarted ICE transport waiting for another start.
      for (const transport of connection.iceTransports) void transport.start().catch(() => undefined);
      return restartedSdp;
    },
    drop() {
      dropped = true;
      for (const transport of connection.iceTransports) void transport.connection.close();
    },
    async close() {
      stopSending();
      await connection.close();
    },
  };
}

async function answer(connection: RTCPeerConnection, offerSdp: string): Promise<string> {
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
  const sdp = connection.localDescription?.sdp;
  if (!sdp) throw new MediaNegotiationError("The SDP offer has no answer.");
  return sdp;
}

/**
 * A lite endpoint waits for the browser's checks; resolving the offer's candidates would send packets to unknown hosts.
 */
function withoutCandidates(sdp: string): string {
  return sdp.replace(/^a=(candidate|end-of-candidates)\b.*\r?\n/gm, "");
}

function expectPlainAudio(sdp: string): void {
  if (sdp.length > longestOffer) throw new MediaNegotiationError("The SDP offer is too long.");
  const sections = sdp.match(/^m=.*$/gm) ?? [];
  const audio = sections[0] ?? "";
  if (sections.length !== 1 || !/^m=audio \d{1,5} UDP\/TLS\/RTP\/SAVPF( \d{1,3})* *\r?$/.test(audio)) {
    throw new MediaNegotiationError("The SDP offer must have one audio section.");
  }
  if (!audio.trim().split(" ").slice(3).includes(String(payloadType))) {
    throw new MediaNegotiationError("The SDP offer does not offer PCMU.");
  }
}

function isSpeech(packet: ReceivedPacket): boolean {
  return packet.header.payloadType === payloadType && packet.payload.length > 0;
}

function packets(): (payload: Uint8Array) => RtpPacket {
  let sequenceNumber = randomInt(0x8000);
  let timestamp = randomInt(0x7fffffff);
  const ssrc = randomInt(1, 0x7fffffff);
  return (payload) => {
    const header = new RtpHeader({ payloadType, sequenceNumber, timestamp, ssrc });
    sequenceNumber = (sequenceNumber + 1) & 0xffff;
    timestamp = (timestamp + frameLength) >>> 0;
    return new RtpPacket(header, Buffer.from(payload));
  };
}
