import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type VoicemailBox, voicemailMessages, voicemailRoutes } from "#contract/calls/voicemail.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { formatDuration } from "#web/kit/wording/format.ts";
import { t } from "#words/translate.ts";
import { fetchGreeting, Player } from "./audio.tsx";
import { GreetingRecorder } from "./greeting-recorder.tsx";
import { useVoicemailChange } from "./use-voicemail-change.ts";

/** The words that callers hear: spoken by the carrier in the user's language, or recorded here. */
export function GreetingCard({ greeting }: Pick<VoicemailBox, "greeting">) {
  const [isRecording, setRecording] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with what it ended.
  const takeFocus = () => place.current?.focus({ preventScroll: true });
  function close(): void {
    setRecording(false);
    takeFocus();
  }
  return (
    <Card title={t("Greeting")}>
      <div ref={place} tabIndex={-1} className="outline-none">
        {isRecording ? (
          <GreetingRecorder onClose={close} />
        ) : (
          <div className="space-y-4">
            {greeting ? (
              <OwnGreeting greeting={greeting} onGone={takeFocus} />
            ) : (
              <p className="text-sm">{t("Your callers hear a spoken greeting in your language.")}</p>
            )}
            <Button variant="secondary" onClick={() => setRecording(true)}>
              {greeting ? t("Record a new greeting") : t("Record a greeting")}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

interface OwnGreetingProps {
  greeting: NonNullable<VoicemailBox["greeting"]>;
  onGone: () => void;
}

function OwnGreeting({ greeting: { length_s }, onGone }: OwnGreetingProps) {
  const listen = useMutation({
    mutationFn: fetchGreeting,
    onError: (error) => toast.error(serverMessage(error) ?? t(voicemailMessages.audioFailed)),
  });
  const forget = useVoicemailChange({
    change: () => callApi(voicemailRoutes.forgetGreeting),
    failed: t(voicemailMessages.greetingFailed),
    done: t("Your callers hear the spoken greeting again."),
    onDone: onGone,
  });
  return (
    <div>
      <p className="text-sm">
        {t("Your callers hear the greeting that you recorded ({length}).", {
          length: formatDuration(Math.round(length_s)),
        })}
      </p>
      {listen.data && <Player isAsked audio={listen.data} label={t("Your greeting")} />}
      <div className="-ms-3 mt-2 flex flex-wrap gap-1">
        {!listen.data && (
          <Button variant="quiet" size="small" busy={listen.isPending} onClick={() => listen.mutate()}>
            {t("Listen")}
          </Button>
        )}
        <Button variant="quiet" size="small" busy={forget.isPending} onClick={() => forget.mutate()}>
          {t("Use the spoken greeting")}
        </Button>
      </div>
    </div>
  );
}
