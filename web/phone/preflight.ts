import pTimeout from "p-timeout";
import { type QualityBand, qualityBand } from "#contract/call-quality.ts";
import { callTestMessages } from "#contract/call-test-messages.ts";
import { t } from "#words/translate.ts";
import { type CallQuality, qualityOf } from "./call-quality.ts";
import { loadSdk as loadRealSdk, UnsupportedBrowserError } from "./load-sdk.ts";
import { isSilence, type QualityHint, watchLine } from "./quality-hints.ts";
import { type LoadSdk, listenToPreflight, type SdkError, type SdkPreflightReport } from "./sdk.ts";
import { sentence, sentenceFor } from "./sdk-errors.ts";

export interface PreflightOptions {
  fetchToken: () => Promise<string>;
  signallingHost?: string | undefined;
  loadSdk?: LoadSdk;
  /** Called about once a second. */
  onSample: (quality: CallQuality) => void;
}

export type PreflightResult =
  | {
      kind: "measured";
      band: QualityBand;
      mos: number;
      jitter_ms: number;
      roundTrip_ms: number;
      packetsLostPercent: number;
      hints: readonly QualityHint[];
    }
  | { kind: "failed"; sentence: string };

export interface Preflight {
  /** Never rejects. */
  result: Promise<PreflightResult>;
  stop(): void;
}

const begin_ms = 20_000;
const test_ms = 40_000;

/** Makes the SDK's free trial call and measures the quality of the connection. */
export function runPreflight({
  fetchToken,
  signallingHost,
  loadSdk = loadRealSdk,
  onSample,
}: PreflightOptions): Preflight {
  const line = watchLine();
  /** Undefined until the first second is measured. */
  let hasReceived: boolean | undefined;
  const { promise: result, resolve } = Promise.withResolvers<PreflightResult>();
  const stops: (() => void)[] = [];
  let isOver = false;

  function finish(outcome: PreflightResult): void {
    if (isOver) return;
    isOver = true;
    for (const stop of stops.splice(0)) stop();
    resolve(outcome);
  }
  let stopPreflight = () => {};
  function fail(words: string): void {
    if (isOver) return;
    finish({ kind: "failed", sentence: words });
    stopPreflight();
  }

  async function run(): Promise<void> {
    const loading = Promise.all([loadSdk(signallingHost), fetchToken()]);
    const [sdk, token] = await pTimeout(loading, { milliseconds: begin_ms });
    if (isOver) return;
    sdk.wakeSound();
    const preflight = sdk.runPreflight(token);
    const limit = setTimeout(() => fail(sentence("unreachable")), test_ms);
    stops.push(
      listenToPreflight(preflight, "sample", (sample) => {
        const quality = qualityOf(sample, false);
        hasReceived = hasReceived || quality.received;
        // A connection may take some seconds to come up.
        if (hasReceived) line.add(quality);
        onSample(quality);
      }),
      listenToPreflight(preflight, "completed", (report) => finish(measured(report))),
      listenToPreflight(preflight, "failed", (error) => finish(failed(error))),
      () => clearTimeout(limit),
    );
    stopPreflight = () => preflight.stop();
  }

  const failed = (error: SdkError): PreflightResult =>
    hasReceived === false ? silent() : { kind: "failed", sentence: sentenceFor(error) };
  const silent = (): PreflightResult => ({ kind: "failed", sentence: t(callTestMessages.noSound) });

  function measured({ stats, totals, warnings }: SdkPreflightReport): PreflightResult {
    // The score counts delays only, so it can be excellent although no sound flows.
    if (hasReceived === false || line.ever().some(isSilence)) return silent();
    if (!stats) return { kind: "failed", sentence: t(callTestMessages.failed) };
    for (const { name } of warnings) line.raise(name);
    return {
      kind: "measured",
      band: qualityBand(stats.mos.average),
      mos: stats.mos.average,
      jitter_ms: stats.jitter.average,
      roundTrip_ms: stats.rtt.average,
      packetsLostPercent: totals?.packetsLostFraction ?? 0,
      hints: line.hints(),
    };
  }

  run().catch((error: unknown) =>
    fail(error instanceof UnsupportedBrowserError ? sentence("unsupported") : t(callTestMessages.failed)),
  );
  return { result, stop: () => fail(t(callTestMessages.stopped)) };
}
