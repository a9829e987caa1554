import pTimeout from "p-timeout";
import { type QualityBand, qualityBand } from "#contract/calls/call-quality.ts";
import { callTestMessages } from "#contract/messages/call-messages.ts";
import {
  type LoadTrialCall,
  type ServiceAccess,
  type TrialAverages,
  type TrialMeasurement,
  UnsupportedBrowserError,
} from "#web/phone/call-transport.ts";
import { sentence } from "#web/phone/failures.ts";
import { t } from "#words/translate.ts";
import { type CallQuality, qualityOf } from "./call-quality.ts";
import { hintsOf, isSilence, newLine, type QualityHint, withSecond, withWarnings } from "./quality-hints.ts";

interface PreflightOptions extends ServiceAccess {
  /** By default the carrier's. */
  loadTrialCall?: LoadTrialCall;
  /** Called about once a second. */
  onSample: (quality: CallQuality) => void;
}

export type PreflightResult =
  | ({ kind: "measured"; band: QualityBand; hints: readonly QualityHint[] } & TrialAverages)
  | { kind: "failed"; sentence: string };

export interface Preflight {
  /** Never rejects. */
  result: Promise<PreflightResult>;
  stop(): void;
}

const begin_ms = 20_000;
const test_ms = 40_000;

const loadCarrier: LoadTrialCall = async () =>
  (await import("#web/phone/twilio/trial-call.ts")).prepareTrialCall;

/** Makes the voice service's free trial call and measures the quality of the connection. */
export function runPreflight({
  loadTrialCall = loadCarrier,
  onSample,
  ...access
}: PreflightOptions): Preflight {
  let line = newLine;
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
  const failed = (words: string): PreflightResult => ({ kind: "failed", sentence: words });
  const fail = (words: string) => finish(failed(words));

  async function run(): Promise<void> {
    const preparing = loadTrialCall().then((prepare) => prepare(access));
    const begin = await pTimeout(preparing, { milliseconds: begin_ms });
    if (isOver) return;
    const limit = setTimeout(() => fail(sentence("unreachable")), test_ms);
    const stop = begin({
      measured(second) {
        const quality = qualityOf(second, false);
        hasReceived = hasReceived || quality.received;
        // A connection may take some seconds to come up.
        if (hasReceived) line = withSecond(line, quality);
        onSample(quality);
      },
      completed: (measurement) => finish(judged(measurement)),
      failed: (cause) => fail(hasReceived === false ? t(callTestMessages.noSound) : sentence(cause)),
    });
    stops.push(() => clearTimeout(limit), stop);
  }

  function judged({ averages, hints }: TrialMeasurement): PreflightResult {
    // The score counts delays only, so it can be excellent although no sound flows.
    if (hasReceived === false || line.ever.some(isSilence)) return failed(t(callTestMessages.noSound));
    if (!averages) return failed(t(callTestMessages.failed));
    const band = qualityBand(averages.mos);
    return { kind: "measured", band, ...averages, hints: hintsOf(withWarnings(line, hints)) };
  }

  run().catch((error: unknown) =>
    fail(error instanceof UnsupportedBrowserError ? sentence("unsupported") : t(callTestMessages.failed)),
  );
  return { result, stop: () => fail(t(callTestMessages.stopped)) };
}
