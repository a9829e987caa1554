import { MediaStreamTrack, RTCPeerConnection, RTCRtpCodecParameters, RtpHeader, RtpPacket } from "werift";
import { encode, frameLength, loudness } from "#sandbox/voice/media/mu-law.ts";
import { everyFrame } from "#sandbox/voice/media/pace.ts";
import { toneSamples } from "#sandbox/voice/media/tone.ts";

/** The media half of a browser: speaks PCMU as Chromium does, plays a tone on request, measures what it receives. */
export interface BrowserMedia {
  accept(answerSdp: string): Promise<void>;
  speak(on: boolean): void;
  /** Resolves after half a second of uninterrupted sound (or silence). */
  hear(what: "sound" | "silence"): Promise<void>;
  packetsHeard(): number;
  /** Whether the received audio contains this recording, frame by frame. */
  hasHeard(audio: Uint8Array): boolean;
  restart(): Promise<string>;
  close(): Promise<void>;
}
export interface CallerMedia extends BrowserMedia {
  offerSdp: string;
}
export interface CalledMedia extends BrowserMedia {
  answerSdp: string;
}

const inARow = 25;
const mostFrames = 1_500;

export async function callerMedia(): Promise<CallerMedia> {
  const { connection, media } = browserMedia();
  await connection.setLocalDescription(await connection.createOffer());
  return { ...media, offerSdp: connection.localDescription?.sdp ?? "" };
}

/** The media of a browser that answers the gateway's offer. */
export async function calledMedia(offerSdp: string): Promise<CalledMedia> {
  const { connection, media } = browserMedia();
  await connection.setRemoteDescription({ type: "offer", sdp: offerSdp });
  await connection.setLocalDescription(await connection.createAnswer());
  return { ...media, answerSdp: connection.localDescription?.sdp ?? "" };
}

function browserMedia(): { connection: RTCPeerConnection; media: BrowserMedia } {
  const track = new MediaStreamTrack({ kind: "audio" });
  const connection = new RTCPeerConnection({
    codecs: {
      audio: [
        new RTCRtpCodecParameters({ mimeType: "audio/PCMU", clockRate: 8_000, channels: 1, payloadType: 0 }),
      ],
    },
    // Without a configured server werift asks one on the internet; no server listens on this address.
    iceServers: [{ urls: "stun:127.0.0.1:9" }],
    iceStunGatherTimeout: 0.05,
    iceAdditionalHostAddresses: ["127.0.0.1"],
  });
  connection.addTransceiver(track, { direction: "sendrecv" });
  let heard = 0;
  const frames: string[] = [];
  let run = { sound: 0, silence: 0 };
  const waiting: { what: "sound" | "silence"; resolve: () => void }[] = [];
  connection.onTrack.subscribe((received) => {
    received.onReceiveRtp.subscribe(({ payload }) => {
      heard++;
      frames.push(payload.toString("base64"));
      if (frames.length > mostFrames) frames.shift();
      const loud = loudness(payload) > 0.01;
      run = loud ? { sound: run.sound + 1, silence: 0 } : { sound: 0, silence: run.silence + 1 };
      for (const waiter of waiting.splice(0)) {
        if (run[waiter.what] >= inARow) waiter.resolve();
        else waiting.push(waiter);
      }
    });
  });

  const voice = encode(toneSamples({ frequencies_hz: [400], duration_ms: 20, level: 0.5 }));
  let speaking = false;
  let sequenceNumber = 1;
  const stop = everyFrame(() => {
    if (connection.connectionState !== "connected") return;
    const payload = Buffer.from(speaking ? voice : new Uint8Array(frameLength).fill(0xff));
    const header = new RtpHeader({
      payloadType: 0,
      sequenceNumber: sequenceNumber & 0xffff,
      timestamp: sequenceNumber * frameLength,
    });
    sequenceNumber++;
    track.writeRtp(new RtpPacket(header, payload));
  });

  const media: BrowserMedia = {
    async accept(sdp) {
      const restarted = connection.connectionState === "connected";
      await connection.setRemoteDescription({ type: "answer", sdp });
      if (restarted)
        for (const transport of connection.iceTransports) void transport.start().catch(() => undefined);
    },
    speak: (on) => {
      speaking = on;
    },
    hear: (what) => new Promise((resolve) => waiting.push({ what, resolve })),
    packetsHeard: () => heard,
    hasHeard(audio) {
      const whole = Math.floor(audio.length / frameLength) * frameLength;
      const wanted = Array.from({ length: whole / frameLength }, (_, index) =>
        Buffer.from(audio.subarray(index * frameLength, (index + 1) * frameLength)).toString("base64"),
      );
      return frames.join(" ").includes(wanted.join(" "));
    },
    async restart() {
      connection.restartIce();
      await connection.setLocalDescription(await connection.createOffer());
      return connection.localDescription?.sdp ?? "";
    },
    async close() {
      stop();
      await connection.close();
    },
  };
  return { connection, media };
}
