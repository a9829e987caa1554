import { MediaStreamTrack, RTCPeerConnection, RTCRtpCodecParameters, RtpHeader, RtpPacket } from "werift";
import { type Codec, type Frame, ticksPerFrame } from "#sandbox/voice/media/codec.ts";
import { preferredCodec } from "#sandbox/voice/media/codecs.ts";
import { loop, silence } from "#sandbox/voice/media/frame-source.ts";
import { everyFrame } from "#sandbox/voice/media/pace.ts";
import { pcmu } from "#sandbox/voice/media/pcmu.ts";
import { sounds } from "#sandbox/voice/media/sounds.ts";

/** The media half of a browser: plays a tone on request, measures what it receives. */
export interface BrowserMedia {
  accept(answerSdp: string): Promise<void>;
  speak(on: boolean): void;
  /** Resolves after half a second of uninterrupted sound (or silence). */
  hear(what: "sound" | "silence"): Promise<void>;
  packetsHeard(): number;
  /** The RTP time stamps of the latest packets. */
  timestampsHeard(): number[];
  /** Returns true when the received audio contains this recording, frame by frame. */
  hasHeard(audio: readonly Frame[]): boolean;
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
// An Opus decoder follows a change of level within these.
const measuredFrames = 5;
// The loud part of the ringing tone.
const toneFrames = [10, 90] as const;
const mostFrames = 1_500;

/** The media of a browser that calls and offers these codecs, the one it prefers first. */
export async function callerMedia(codecs: readonly Codec[] = [pcmu]): Promise<CallerMedia> {
  const { connection, media } = browserMedia(codecs);
  await connection.setLocalDescription(await connection.createOffer());
  return { ...media, offerSdp: connection.localDescription?.sdp ?? "" };
}

/** The media of a browser that answers the gateway's offer. @throws Error when the offer has none of these codecs */
export async function calledMedia(offerSdp: string, codecs: readonly Codec[] = [pcmu]): Promise<CalledMedia> {
  const { connection, media, agree } = browserMedia(codecs);
  await connection.setRemoteDescription({ type: "offer", sdp: offerSdp });
  await connection.setLocalDescription(await connection.createAnswer());
  const answerSdp = connection.localDescription?.sdp ?? "";
  agree(answerSdp);
  return { ...media, answerSdp };
}

function browserMedia(codecs: readonly Codec[]): {
  connection: RTCPeerConnection;
  media: BrowserMedia;
  agree: (answerSdp: string) => void;
} {
  const track = new MediaStreamTrack({ kind: "audio" });
  const connection = new RTCPeerConnection({
    codecs: {
      audio: codecs.map(
        ({ rtpmap, clockRate_hz: clockRate, channels, payloadType }) =>
          new RTCRtpCodecParameters({
            mimeType: `audio/${rtpmap.split("/")[0]}`,
            clockRate,
            channels,
            payloadType,
          }),
      ),
    },
    // Without a configured server werift asks one on the internet; no server listens on this address.
    iceServers: [{ urls: "stun:127.0.0.1:9" }],
    iceStunGatherTimeout: 0.05,
    iceAdditionalHostAddresses: ["127.0.0.1"],
  });
  connection.addTransceiver(track, { direction: "sendrecv" });
  let codec: Codec | undefined;
  let speech = silence(pcmu);
  let speaking = false;
  const speak = (on: boolean) => {
    speaking = on;
    if (codec) speech = on ? loop(sounds[codec.name].ringback.slice(...toneFrames)) : silence(codec);
  };
  const agree = (answerSdp: string) => {
    codec = preferredCodec(answerSdp, codecs)?.codec;
    speak(speaking);
  };
  let heard = 0;
  const frames: string[] = [];
  const timestamps: number[] = [];
  const measured: Frame[] = [];
  let run = { sound: 0, silence: 0 };
  const waiting: { what: "sound" | "silence"; resolve: () => void }[] = [];
  connection.onTrack.subscribe((received) => {
    received.onReceiveRtp.subscribe(async ({ header, payload }) => {
      heard++;
      frames.push(payload.toString("base64"));
      timestamps.push(header.timestamp);
      for (const list of [frames, timestamps]) if (list.length > mostFrames) list.shift();
      measured.push(payload);
      if (measured.length > measuredFrames) measured.shift();
      if (waiting.length === 0) run = { sound: 0, silence: 0 };
      if (waiting.length === 0 || !codec) return;
      const loud = (await codec.loudness(measured)) > 0.01;
      run = loud ? { sound: run.sound + 1, silence: 0 } : { sound: 0, silence: run.silence + 1 };
      for (const waiter of waiting.splice(0)) {
        if (run[waiter.what] >= inARow) waiter.resolve();
        else waiting.push(waiter);
      }
    });
  });

  let sequenceNumber = 1;
  const stop = everyFrame(() => {
    if (connection.connectionState !== "connected" || !codec) return;
    const header = new RtpHeader({
      sequenceNumber: sequenceNumber & 0xffff,
      timestamp: sequenceNumber * ticksPerFrame(codec),
    });
    sequenceNumber++;
    track.writeRtp(new RtpPacket(header, Buffer.from(speech() ?? codec.silentFrame)));
  });

  const media: BrowserMedia = {
    async accept(sdp) {
      agree(sdp);
      const restarted = connection.connectionState === "connected";
      await connection.setRemoteDescription({ type: "answer", sdp });
      if (restarted)
        for (const transport of connection.iceTransports) void transport.start().catch(() => undefined);
    },
    speak,
    hear: (what) => new Promise((resolve) => waiting.push({ what, resolve })),
    packetsHeard: () => heard,
    timestampsHeard: () => timestamps,
    hasHeard(audio) {
      const wanted = audio.map((frame) => Buffer.from(frame).toString("base64"));
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
  return { connection, media, agree };
}
