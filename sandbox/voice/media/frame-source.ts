import { frameLength, sampleRate_hz, silentFrame } from "./mu-law.ts";

/** Returns the next 20 ms of mu-law audio, every 20 ms; undefined after the end. */
export type FrameSource = () => Uint8Array | undefined;

export const silence: FrameSource = () => silentFrame;

/** Plays audio once. The last frame is padded with silence. */
export function recording(audio: Uint8Array): FrameSource {
  let position = 0;
  return () => {
    if (position >= audio.length) return undefined;
    const frame = Uint8Array.from(silentFrame);
    frame.set(audio.subarray(position, position + frameLength));
    position += frameLength;
    return frame;
  };
}

/** Plays audio in a loop. */
export function loop(audio: Uint8Array): FrameSource {
  let source = recording(audio);
  return () => {
    const frame = source();
    if (frame) return frame;
    source = recording(audio);
    return source();
  };
}

/** Plays one source to its end, then the next. */
export function sequence(...sources: FrameSource[]): FrameSource {
  const waiting = [...sources];
  return () => {
    for (;;) {
      const current = waiting[0];
      if (!current) return undefined;
      const frame = current();
      if (frame) return frame;
      waiting.shift();
    }
  };
}

export interface DelayedAudio {
  /** Takes audio from a browser's microphone. */
  hear(audio: Uint8Array): void;
  source: FrameSource;
}

// Long enough for a caller to tell the echo from their own voice, and to bridge a late packet.
const echo_frames = 25;
// Bridges a late packet, and is short enough for a conversation.
const voice_frames = 5;

/** Plays the caller's own voice half a second late, and silence when there is none. */
export function createEcho(): DelayedAudio {
  return createDelay(echo_frames);
}

/** Plays a browser's voice to the other side of the call, a tenth of a second late. */
export function createVoice(): DelayedAudio {
  return createDelay(voice_frames);
}

function createDelay(delay_frames: number): DelayedAudio {
  const heard: Uint8Array[] = [];
  let playing = false;
  return {
    hear(audio) {
      if (audio.length > sampleRate_hz) return;
      heard.push(audio);
      if (heard.length > 2 * delay_frames) heard.shift();
    },
    source() {
      if (heard.length >= delay_frames) playing = true;
      if (heard.length === 0) playing = false;
      return (playing && heard.shift()) || silentFrame;
    },
  };
}
