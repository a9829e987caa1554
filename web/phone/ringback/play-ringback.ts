import type { E164 } from "#contract/numbers/phone-number.ts";
import { type AudioDevices, systemDevice } from "#web/phone/devices/audio-devices.ts";
import { ringbackToneOf } from "./ringback-tones.ts";
import { toneSamples } from "./tone-samples.ts";

const rate_hz = 8_000;

/** Sounds the ringing tone of the called country, through the chosen speaker, until `over`. */
export type PlayRingback = (number: E164, audio: AudioDevices | undefined, over: AbortSignal) => void;
export type LoadRingback = () => Promise<PlayRingback>;

/** Repeats one round of the tone, so that the sound needs no timer, which a page in the background would get late. */
export const playRingback: PlayRingback = (number, audio, over) => {
  const context = new AudioContext();
  const samples = toneSamples(ringbackToneOf(number), rate_hz);
  const buffer = context.createBuffer(1, samples.length, rate_hz);
  buffer.copyToChannel(samples, 0);
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  // An element, because fewer browsers let a page choose the speaker of an audio context.
  const output = context.createMediaStreamDestination();
  source.connect(output);
  const player = new Audio();
  player.srcObject = output.stream;
  source.start();
  void context.resume();
  const speaker = followSpeaker(player, audio);
  // The tone begins at its speaker, not at the system's.
  speaker.ready
    .then(async () => {
      if (!over.aborted) await player.play();
    })
    .catch(() => undefined);
  over.addEventListener("abort", () => {
    speaker.leave();
    player.pause();
    player.srcObject = null;
    source.stop();
    void context.close();
  });
};

/** Plays through the chosen speaker, and through another one as soon as that is chosen. */
function followSpeaker(player: HTMLAudioElement, audio: AudioDevices | undefined) {
  let current = systemDevice;

  async function apply(): Promise<void> {
    const { canChooseSpeaker, speakerId } = audio?.snapshot() ?? {
      canChooseSpeaker: false,
      speakerId: current,
    };
    if (!canChooseSpeaker || speakerId === current) return;
    current = speakerId;
    await player.setSinkId(speakerId === systemDevice ? "" : speakerId);
  }
  // The system's speaker is better than none; a failed choice is reported by the call's own audio.
  const applyQuietly = () => apply().catch(() => undefined);

  const leave = audio?.subscribe(() => void applyQuietly()) ?? (() => undefined);
  return { ready: applyQuietly(), leave };
}
