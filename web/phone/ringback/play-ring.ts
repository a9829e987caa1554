import { type Tone, toneSamples } from "./tone-samples.ts";

const rate_hz = 8_000;

/** The bell of a telephone, once in three seconds. */
const bell = { frequencies_hz: [440, 480], modulation_hz: 20, cadence_ms: [1_000, 2_000] };

/** The tone of call waiting, once. */
const waiting = { frequencies_hz: [440], cadence_ms: [300] };

/**
 * Sounds the bell of an incoming call until `over`. One buffer is repeated, so that the sound needs no timer. A browser is
 * silent until the user has touched the page.
 */
export function playRing(over: AbortSignal): void {
  play(bell, true, over);
}

/** One soft tone: another call waits. */
export function playCallWaiting(over: AbortSignal): void {
  play(waiting, false, over);
}

function play(tone: Tone, loop: boolean, over: AbortSignal): void {
  if (typeof AudioContext === "undefined") return;
  const context = new AudioContext();
  const samples = toneSamples(tone, rate_hz);
  const buffer = context.createBuffer(1, samples.length, rate_hz);
  buffer.copyToChannel(samples, 0);
  const source = new AudioBufferSourceNode(context, { buffer, loop });
  source.connect(context.destination);
  source.start();
  void context.resume();
  over.addEventListener("abort", () => {
    source.stop();
    void context.close();
  });
}
