import { randomInt } from "node:crypto";
import {
  MediaStreamTrack,
  type RtpPacket as ReceivedPacket,
  type RTCPeerConnection,
  RtpHeader,
  RtpPacket,
} from "werift";
import { followNomination } from "./follow-nomination.ts";
import { createEcho, createVoice, type FrameSource, silence } from "./frame-source.ts";
import {
  answerOffer,
  createOffer,
  gatewayConnection,
  MediaNegotiationError,
  payloadType,
  takeAnswer,
} from "./gateway-connection.ts";
import { createLevelMeter } from "./level-meter.ts";
import { frameLength, silentFrame } from "./mu-law.ts";
import { everyFrame } from "./pace.ts";
import { eventPayloadType, readKeys } from "./telephone-events.ts";

/** A browser's media: the audio to it and the audio from it. */
export interface MediaSession {
  /** The gateway's SDP: the answer to the browser's offer, or the offer that a called browser answers. */
  readonly localSdp: string;
  /** The browser's own voice, half a second late. */
  readonly echo: FrameSource;
  /** The browser's voice for the other side of the call. */
  readonly voice: FrameSource;
  /** Plays this to the browser, and silence after its end. */
  play(source: FrameSource): void;
  /** Sets the listener for keys that come as events within the media (0-9, * and #). */
  listenForKeys(onKey: (key: string) => void): void;
  /** Answers the browser's ICE restart. */
  renegotiate(offerSdp: string): Promise<string>;
  /** The browser's level in the last second, root mean square, 0 to 1; and the packets received. */
  heard(): { level: number; packets: number };
  /** Stops sending and receiving without a close message, as a broken network does. */
  drop(): void;
  close(): Promise<void>;
}

/** Media that waits for a called browser to answer. */
export interface OfferedMedia extends MediaSession {
  /** @throws MediaNegotiationError */
  accept(answerSdp: string): Promise<void>;
}

/**
 * Answers a calling browser's offer.
 * @throws MediaNegotiationError
 */
export async function openMedia(offerSdp: string): Promise<MediaSession> {
  const track = new MediaStreamTrack({ kind: "audio" });
  const connection = gatewayConnection(track);
  const session = createSession(connection, track);
  try {
    const localSdp = await answerOffer(connection, offerSdp);
    session.agree(localSdp);
    return { ...session, localSdp };
  } catch (error) {
    await session.close();
    throw error;
  }
}

/** Offers media to a called browser. */
export async function offerMedia(): Promise<OfferedMedia> {
  const track = new MediaStreamTrack({ kind: "audio" });
  const connection = gatewayConnection(track);
  const session = createSession(connection, track);
  return {
    ...session,
    localSdp: await createOffer(connection),
    async accept(answerSdp) {
      await takeAnswer(connection, answerSdp);
      session.agree(answerSdp);
    },
  };
}

function createSession(connection: RTCPeerConnection, track: MediaStreamTrack) {
  const echo = createEcho();
  const voice = createVoice();
  const meter = createLevelMeter();
  let onKey: (key: string) => void = () => {};
  let eventType: number | undefined;
  const takeKeys = readKeys((key) => onKey(key));
  connection.onTrack.subscribe((received) => {
    received.onReceiveRtp.subscribe((packet) => {
      if (packet.header.payloadType === eventType) {
        takeKeys({ timestamp: packet.header.timestamp, payload: packet.payload });
      }
      if (!isSpeech(packet)) return;
      for (const listener of [meter, echo, voice]) listener.hear(packet.payload);
    });
  });

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
    echo: echo.source,
    voice: voice.source,
    /** Takes what the SDP answer of either side says of telephone events. */
    agree(answerSdp: string) {
      eventType = eventPayloadType(answerSdp);
    },
    heard: () => ({ level: meter.level(), packets: meter.packets() }),
    play(next: FrameSource) {
      source = next;
    },
    listenForKeys(listener: (key: string) => void) {
      onKey = listener;
    },
    async renegotiate(restartSdp: string) {
      if (dropped) throw new MediaNegotiationError("The media is gone.");
      const restartedSdp = await answerOffer(connection, restartSdp);
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
