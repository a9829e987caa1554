import type { BeginTrialCall, ServiceAccess } from "#web/phone/call-transport.ts";
import { causeOf, hintsOf, secondOf } from "./errors.ts";
import { loadSdk } from "./load-sdk.ts";
import { type LoadSdk, listenToPreflight, type SdkPreflightReport } from "./sdk.ts";

export async function prepareTrialCall(
  { signallingHost, fetchToken }: ServiceAccess,
  load: LoadSdk = loadSdk,
): Promise<BeginTrialCall> {
  const [sdk, token] = await Promise.all([load(signallingHost), fetchToken()]);
  return (report) => {
    sdk.wakeSound();
    const preflight = sdk.runPreflight(token);
    let isOver = false;
    const stops = [
      listenToPreflight(preflight, "sample", (sample) => report.measured(secondOf(sample))),
      listenToPreflight(preflight, "completed", (measured) => {
        isOver = true;
        report.completed(measurementOf(measured));
      }),
      listenToPreflight(preflight, "failed", (error) => {
        isOver = true;
        report.failed(causeOf(error));
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      if (!isOver) preflight.stop();
    };
  };
}

function measurementOf({ stats, totals, warnings }: SdkPreflightReport) {
  return {
    averages: stats && {
      mos: stats.mos.average,
      jitter_ms: stats.jitter.average,
      roundTrip_ms: stats.rtt.average,
      packetsLostPercent: totals?.packetsLostFraction ?? 0,
    },
    hints: hintsOf(warnings.map(({ name }) => name)),
  };
}
