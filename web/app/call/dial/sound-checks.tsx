import { useEffect, useRef, useState } from "react";
import type { QualityBand } from "#contract/calls/call-quality.ts";
import { callTestMessages, inCallMessages } from "#contract/messages/call-messages.ts";
import type { CallSession } from "#web/app/call/call-session.tsx";
import { AudioChoice } from "#web/app/call/controls/audio-choice.tsx";
import { LevelMeter, QualityFigures } from "#web/app/call/controls/call-meters.tsx";
import { Badge } from "#web/kit/controls/badge.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import type { CallQuality } from "#web/phone/quality/call-quality.ts";
import { type Preflight, type PreflightResult, runPreflight } from "#web/phone/quality/preflight.ts";
import { t } from "#words/translate.ts";

export function SoundChecks({ callSession }: { callSession: CallSession }) {
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <AudioChoice audio={callSession.audio} />
      <ConnectionTest callSession={callSession} />
    </div>
  );
}

const tones = {
  excellent: "good",
  great: "good",
  good: "good",
  fair: "warn",
  degraded: "danger",
} as const satisfies Record<QualityBand, string>;

function ConnectionTest({ callSession }: { callSession: CallSession }) {
  const running = useRef<Preflight | null>(null);
  const [sample, setSample] = useState<CallQuality | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [result, setResult] = useState<PreflightResult | null>(null);
  useEffect(() => () => running.current?.stop(), []);

  async function run(): Promise<void> {
    setRunning(true);
    setResult(null);
    setSample(null);
    const test = runPreflight({ ...callSession.access, onSample: setSample });
    running.current = test;
    setResult(await test.result);
    setRunning(false);
  }

  return (
    <div className="space-y-4">
      <p className="text-ink-soft text-sm">
        {t("A test call of about ten seconds to our own line. It is free, and no phone rings.")}
      </p>
      {isRunning ? (
        <Button variant="secondary" onClick={() => running.current?.stop()}>
          {t("Stop the test")}
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => void run()}>
          {result ? t("Test again") : t("Test my connection")}
        </Button>
      )}
      {isRunning && (
        <div className="space-y-3">
          <p role="status" className="font-medium text-sm">
            {t(callTestMessages.running)}
          </p>
          <LevelMeter label={t("Microphone level in the test")} level={sample?.outgoingLevel ?? 0} />
        </div>
      )}
      {result && <Result result={result} />}
    </div>
  );
}

function Result({ result }: { result: PreflightResult }) {
  if (result.kind === "failed") return <Alert tone="danger">{result.sentence}</Alert>;
  const { word, advice } = callTestMessages.bands[result.band];
  return (
    <div role="status" className="fade-in space-y-3 rounded-control bg-sunken px-4 py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tones[result.band]}>{t(word)}</Badge>
        <span className="font-medium text-sm">{t(advice)}</span>
      </p>
      <QualityFigures quality={result} />
      {result.hints.map((hint) => (
        <p key={hint} className="text-ink-soft text-sm">
          {t(inCallMessages.hints[hint])}
        </p>
      ))}
    </div>
  );
}
