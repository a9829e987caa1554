import { toneSamples } from "./tone-samples.ts";

const rate_hz = 8_000;

/** The bell of a telephone, once in three seconds. */
const bell = { frequencies_hz: [440, 480], modulation_hz: 20, cadence_ms: [1_000, 2_000] };

/**
 * Sounds the bell of an incoming call until `over`. One buffer is repeated, so that the sound needs no timer. A browser is
 * silent until the user has touched the page.
 */
export function playRing(over: AbortSignal): void {
  if (typeof AudioContext === "undefined") return;
  const context = new AudioContext();
  const samples = toneSamples(bell, rate_hz);
  const buffer = context.createBuffer(1, samples.length, rate_hz);
  buffer.copyToChannel(samples, 0);
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  source.connect(context.destination);
  source.start();
  void context.resume();
  over.addEventListener("abort", () => {
    source.stop();
    void context.close();
  });
}
