import { useEffect, useState, useSyncExternalStore } from "react";
import { audioMessages } from "#contract/messages/call-messages.ts";
import { SelectField } from "#web/kit/fields/select-field.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { type AudioDevice, type AudioDevices, systemDevice } from "#web/phone/devices/audio-devices.ts";
import { listenToMicrophone, microphoneSentence } from "#web/phone/devices/microphone-level.ts";
import { t } from "#words/translate.ts";
import { LevelMeter } from "./call-meters.tsx";

interface AudioChoiceProps {
  audio: AudioDevices;
  /** During a call the call's own meters show the level, and the microphone is open already. */
  isInCall?: boolean;
}

/** Chooses the microphone and speaker for calls. Before a call, a bar shows the microphone's level. */
export function AudioChoice({ audio, isInCall = false }: AudioChoiceProps) {
  const devices = useSyncExternalStore(audio.subscribe, audio.snapshot);
  useEffect(() => void audio.refresh(), [audio]);
  return (
    <div className="fade-in space-y-4">
      <SelectField
        label={t("Microphone")}
        value={devices.microphoneId}
        onChange={(event) => audio.chooseMicrophone(event.target.value)}
        options={options(devices.microphones, t(audioMessages.systemMicrophone))}
      />
      {devices.canChooseSpeaker ? (
        <SelectField
          label={t("Speaker")}
          value={devices.speakerId}
          onChange={(event) => audio.chooseSpeaker(event.target.value)}
          options={options(devices.speakers, t(audioMessages.systemSpeaker))}
        />
      ) : (
        <p className="text-ink-soft text-sm">{t(audioMessages.speakerFixed)}</p>
      )}
      {!isInCall && <MicrophoneLevel audio={audio} microphoneId={devices.microphoneId} />}
      {devices.problem && <Alert tone="warn">{devices.problem}</Alert>}
    </div>
  );
}

function MicrophoneLevel({ audio, microphoneId }: { audio: AudioDevices; microphoneId: string }) {
  const [level, setLevel] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    let stop = () => {};
    setProblem(null);
    listenToMicrophone(microphoneId, setLevel).then(
      (opened) => {
        if (!isWanted) return opened();
        stop = opened;
        // Browsers name the devices only once the page may use the microphone.
        void audio.refresh();
      },
      (error: unknown) => isWanted && setProblem(microphoneSentence(error)),
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, [audio, microphoneId]);

  return (
    // As high as a problem on a narrow phone, which then moves nothing below.
    <div className="min-h-26 space-y-1.5">
      {problem ? (
        <Alert tone="danger">{problem}</Alert>
      ) : (
        <>
          <LevelMeter label={t("Microphone level")} level={level} />
          <p className="text-ink-soft text-sm">{t(audioMessages.levelHint)}</p>
        </>
      )}
    </div>
  );
}

function options(devices: readonly AudioDevice[], system: string) {
  return [{ value: systemDevice, label: system }, ...devices.map(({ id, label }) => ({ value: id, label }))];
}
