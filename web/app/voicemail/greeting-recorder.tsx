import { useEffect, useRef, useState } from "react";
import { longestGreeting_s, voicemailMessages, voicemailRoutes } from "#contract/calls/voicemail.ts";
import { messages } from "#contract/messages/messages.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { formatDuration } from "#web/kit/wording/format.ts";
import { isDenied } from "#web/phone/failures.ts";
import { t } from "#words/translate.ts";
import { dataAddressOf, Player } from "./audio.tsx";
import { canRecord, type Recorder, startRecorder } from "./record.ts";
import { useVoicemailChange } from "./use-voicemail-change.ts";

const timeout_ms = 60_000;

type State =
  | { step: "before"; problem?: string }
  | { step: "opening" | "ending" }
  | { step: "recording"; recorder: Recorder }
  | { step: "recorded"; wav: Blob };

/** Records a greeting, plays it, and keeps it or records another one. */
export function GreetingRecorder({ onClose }: { onClose: () => void }) {
  const [state, setState] = useState<State>(() =>
    canRecord()
      ? { step: "before" }
      : { step: "before", problem: t("This browser cannot record. Please use another one.") },
  );
  const recorder = state.step === "recording" ? state.recorder : undefined;
  const isGone = useRef(false);
  useEffect(() => () => recorder?.close(), [recorder]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const save = useVoicemailChange({
    change: async (wav: Blob) => {
      const [, audio = ""] = (await dataAddressOf(wav)).split(",");
      return callApi(voicemailRoutes.record, { body: { audio } }, { timeout_ms });
    },
    failed: t(voicemailMessages.greetingFailed),
    done: t("Your greeting has been saved."),
    onDone: onClose,
  });

  async function start(): Promise<void> {
    setState({ step: "opening" });
    try {
      const opened = await startRecorder();
      if (isGone.current) opened.close();
      else setState({ step: "recording", recorder: opened });
    } catch (error) {
      setState({ step: "before", problem: microphoneProblem(error) });
    }
  }
  async function finish({ finish }: Recorder): Promise<void> {
    setState({ step: "ending" });
    try {
      setState({ step: "recorded", wav: await finish() });
    } catch {
      setState({ step: "before", problem: t(voicemailMessages.notAudio) });
    }
  }

  return (
    <div className="space-y-4">
      {state.step === "before" && state.problem && <Alert tone="danger">{state.problem}</Alert>}
      {state.step === "recorded" ? (
        <Player audio={state.wav} label={t("Your greeting")} />
      ) : (
        <p className="text-sm">
          {t("Say who you are and ask for a message. A greeting lasts {seconds} seconds at most.", {
            seconds: longestGreeting_s,
          })}
        </p>
      )}
      {recorder && <Elapsed onLimit={() => void finish(recorder)} />}
      <div className="flex flex-wrap gap-3">
        {(state.step === "before" || state.step === "opening") && canRecord() && (
          // It takes the place of the button that was pressed.
          <Button autoFocus busy={state.step === "opening"} onClick={() => void start()}>
            {t("Start recording")}
          </Button>
        )}
        {(recorder || state.step === "ending") && (
          <Button autoFocus busy={!recorder} onClick={() => recorder && void finish(recorder)}>
            {t("Stop recording")}
          </Button>
        )}
        {state.step === "recorded" && (
          <>
            <Button autoFocus busy={save.isPending} onClick={() => save.mutate(state.wav)}>
              {t("Keep this greeting")}
            </Button>
            <Button variant="secondary" disabled={save.isPending} onClick={() => void start()}>
              {t("Speak again")}
            </Button>
          </>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t("Cancel")}
        </Button>
      </div>
    </div>
  );
}

function microphoneProblem(error: unknown): string {
  if (!isDenied(error)) return t(messages.call.deviceErrors.microphoneMissing);
  return t(
    "Your browser does not let this page use your microphone. Allow it in the browser's and the system's settings and try again.",
  );
}

/** The time of a recording that runs, which ends at its limit. */
function Elapsed({ onLimit }: { onLimit: () => void }) {
  const [elapsed_s, setElapsed] = useState(0);
  const atLimit = useRef(onLimit);
  atLimit.current = onLimit;
  useEffect(() => {
    const timer = setInterval(() => setElapsed((before) => before + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  const isOver = elapsed_s >= longestGreeting_s;
  useEffect(() => {
    if (isOver) atLimit.current();
  }, [isOver]);
  return (
    <p className="font-semibold text-danger text-sm">
      <span role="status">{t("Recording")}</span>{" "}
      <bdi className="figures">
        {formatDuration(elapsed_s)} / {formatDuration(longestGreeting_s)}
      </bdi>
    </p>
  );
}
