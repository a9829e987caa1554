import { randomInt } from "node:crypto";
import { MediaStreamTrack, type RTCPeerConnection, RtpHeader, RtpPacket } from "werift";
import { type Codec, type Frame, ticksPerFrame } from "./codec.ts";
import { spokenCodecs } from "./codecs.ts";
import { followNomination } from "./follow-nomination.ts";
import { createEcho, createVoice, type FrameSource, silence } from "./frame-source.ts";
import {
  agreedCodec,
  answerOffer,
  createOffer,
  gatewayConnection,
  MediaNegotiationError,
  takeAnswer,
  withoutRoute,
} from "./gateway-connection.ts";
import { createLevelMeter } from "./level-meter.ts";
import { everyFrame } from "./pace.ts";
import { eventPayloadType, readKeys } from "./telephone-events.ts";

export interface MediaSession {
  /** The gateway's SDP: the answer to the browser's offer, or the offer that a called browser answers. */
  readonly localSdp: string;
  readonly codec: Codec;
  /** The browser's own voice, half a second late. */
  readonly echo: FrameSource;
  /** The browser's voice for the other side of the call. */
  readonly voice: FrameSource;
  /** Passes on each packet of the browser's voice, until another listener is set. */
  listenForVoice(hear: (frame: Frame) => void): void;
  /** Plays this to the browser, and silence after its end. */
  play(source: FrameSource): void;
  /** Sets the listener for keys that come as events within the media (0-9, * and #). */
  listenForKeys(onKey: (key: string) => void): void;
  renegotiate(offerSdp: string): Promise<string>;
  /** The browser's level in the last second, root mean square, 0 to 1; and the packets received. */
  heard(): Promise<{ level: number; packets: number }>;
  /** Packets from the browser and to it; those that a bad line loses were sent. */
  packets(): { received: number; sent: number };
  lose(percent: number): void;
  /** Names only addresses that nothing answers from now on, as where the browser's network blocks UDP. */
  block(): void;
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
 * Answers a calling browser's offer with the first codec of the offer that is among these.
 * @throws MediaNegotiationError
 */
export async function openMedia(offerSdp: string, codecs = spokenCodecs): Promise<MediaSession> {
  const { codec } = agreedCodec(offerSdp, codecs);
  const track = new MediaStreamTrack({ kind: "audio" });
  const connection = gatewayConnection(track, codec);
  const session = createSession(connection, track, codec);
  try {
    const answerSdp = await answerOffer(connection, offerSdp, codec);
    session.agree(answerSdp);
    return {
      ...session,
      get localSdp() {
        return session.reachable(answerSdp);
      },
    };
  } catch (error) {
    await session.close();
    throw error;
  }
}

/** Offers media in this codec to a called browser. */
export async function offerMedia(codec: Codec): Promise<OfferedMedia> {
  const track = new MediaStreamTrack({ kind: "audio" });
  const connection = gatewayConnection(track, codec);
  const session = createSession(connection, track, codec);
  return {
    ...session,
    localSdp: await createOffer(connection),
    async accept(answerSdp) {
      await takeAnswer(connection, answerSdp, codec);
      session.agree(answerSdp);
    },
  };
}

function createSession(connection: RTCPeerConnection, track: MediaStreamTrack, codec: Codec) {
  const echo = createEcho(codec);
  const voice = createVoice(codec);
  const meter = createLevelMeter(codec);
  let onKey: (key: string) => void = () => {};
  let onVoice: (frame: Frame) => void = () => {};
  let speechType: number | undefined;
  let eventType: number | undefined;
  const takeKeys = readKeys((key) => onKey(key));
  connection.onTrack.subscribe((received) => {
    received.onReceiveRtp.subscribe(({ header, payload }) => {
      if (header.payloadType === eventType) takeKeys({ timestamp: header.timestamp, payload });
      if (header.payloadType !== speechType || payload.length === 0) return;
      for (const listener of [meter, echo, voice]) listener.hear(payload);
      onVoice(payload);
    });
  });

  let source: FrameSource = silence(codec);
  let dropped = false;
  let blocked = false;
  const reachable = (sdp: string) => (blocked ? withoutRoute(sdp) : sdp);
  let sent = 0;
  const loss = evenLoss();
  const nextPacket = packets(codec);
  const stopSending = everyFrame(() => {
    for (const transport of connection.iceTransports) followNomination(transport.connection);
    if (!dropped && connection.connectionState === "connected") {
      const packet = nextPacket(source() ?? codec.silentFrame);
      sent++;
      if (!loss.next()) track.writeRtp(packet);
    }
  });

  return {
    codec,
    echo: echo.source,
    voice: voice.source,
    /** Takes the payload types of the SDP answer of either side. */
    agree(answerSdp: string) {
      speechType = agreedCodec(answerSdp, [codec]).payloadType;
      eventType = eventPayloadType(answerSdp);
    },
    reachable,
    heard: async () => ({ level: await meter.level(), packets: meter.packets() }),
    play(next: FrameSource) {
      source = next;
    },
    listenForVoice(hear: (frame: Frame) => void) {
      onVoice = hear;
    },
    listenForKeys(listener: (key: string) => void) {
      onKey = listener;
    },
    async renegotiate(restartSdp: string) {
      if (dropped) throw new MediaNegotiationError("The media is gone.");
      const restartedSdp = await answerOffer(connection, restartSdp, codec);
      // With DTLS already up, werift leaves a restarted ICE transport waiting for another start.
      for (const transport of connection.iceTransports) void transport.start().catch(() => undefined);
      return reachable(restartedSdp);
    },
    packets: () => ({ received: meter.packets(), sent }),
    lose: loss.set,
    block() {
      blocked = true;
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

function packets(codec: Codec): (payload: Frame) => RtpPacket {
  const step = ticksPerFrame(codec);
  let sequenceNumber = randomInt(0x8000);
  let timestamp = randomInt(0x7fffffff);
  const ssrc = randomInt(1, 0x7fffffff);
  return (payload) => {
    // The connection fills in the payload type that was agreed.
    const header = new RtpHeader({ sequenceNumber, timestamp, ssrc });
    sequenceNumber = (sequenceNumber + 1) & 0xffff;
    timestamp = (timestamp + step) >>> 0;
    return new RtpPacket(header, Buffer.from(payload));
  };
}

/** Loses a share of the packets, evenly: the browser counts the gaps in their numbers. */
function evenLoss() {
  let each_percent = 0;
  let owed_percent = 0;
  return {
    set(percent: number) {
      each_percent = percent;
    },
    /** Returns true when the next packet is lost. */
    next(): boolean {
      owed_percent += each_percent;
      const lost = owed_percent >= 100;
      if (lost) owed_percent -= 100;
      return lost;
    },
  };
}
