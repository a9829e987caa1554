import type { Codec, Frame } from "./codec.ts";

/** Returns the next frame, every 20 ms; undefined after the end. */
export type FrameSource = () => Frame | undefined;

export function silence({ silentFrame }: Codec): FrameSource {
  return () => silentFrame;
}

export function recording(audio: readonly Frame[]): FrameSource {
  let position = 0;
  return () => audio[position++];
}

export function loop(audio: readonly Frame[]): FrameSource {
  let position = 0;
  return () => audio[position++ % audio.length];
}

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
  hear(frame: Frame): void;
  source: FrameSource;
}

// More than the longest packet that a network carries whole.
const longestFrame_bytes = 1_500;
// Long enough for a caller to tell the echo from their own voice, and to bridge a late packet.
const echo_frames = 25;
// Bridges a late packet, and is short enough for a conversation.
const voice_frames = 5;

/** Plays the caller's own voice half a second late, and silence when there is none. */
export function createEcho(codec: Codec): DelayedAudio {
  return createDelay(codec, echo_frames);
}

/** Plays a browser's voice to the other side of the call, a tenth of a second late. */
export function createVoice(codec: Codec): DelayedAudio {
  return createDelay(codec, voice_frames);
}

function createDelay({ silentFrame }: Codec, delay_frames: number): DelayedAudio {
  const heard: Frame[] = [];
  let playing = false;
  return {
    hear(frame) {
      if (frame.length > longestFrame_bytes) return;
      heard.push(frame);
      if (heard.length > 2 * delay_frames) heard.shift();
    },
    source() {
      if (heard.length >= delay_frames) playing = true;
      if (heard.length === 0) playing = false;
      return (playing && heard.shift()) || silentFrame;
    },
  };
}
