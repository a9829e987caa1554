import { audioMessages } from "#contract/messages/call-messages.ts";
import { browserStore } from "#web/kit/kept/browser-store.ts";
import { createListeners } from "#web/kit/listeners.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

export const systemDevice = "default";

export interface AudioDevice {
  id: string;
  label: string;
}

interface AudioSnapshot {
  microphones: readonly AudioDevice[];
  speakers: readonly AudioDevice[];
  /** Some browsers do not let a page choose the speaker. */
  canChooseSpeaker: boolean;
  /** `systemDevice`, or the id of a connected device. */
  microphoneId: string;
  speakerId: string;
  /** A sentence, when a device could not be listed or used. */
  problem: string | null;
}

/** The connected microphones and speakers, and the user's choice, which is remembered while a device is gone. */
export interface AudioDevices {
  snapshot(): AudioSnapshot;
  subscribe(listener: () => void): () => void;
  /** Lists the devices again: browsers name them only once the page may use a microphone. Never rejects. */
  refresh(): Promise<void>;
  chooseMicrophone(id: string): void;
  chooseSpeaker(id: string): void;
  report(problem: string | null): void;
  close(): void;
}

type Media = Pick<MediaDevices, "enumerateDevices" | "addEventListener" | "removeEventListener">;
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

interface AudioDevicesOptions {
  /** Undefined where the browser offers no devices, as on an unencrypted page. */
  media: Media | undefined;
  store: Store;
  canChooseSpeaker: boolean;
}

export function browserAudioDevices(): AudioDevices {
  return createAudioDevices({
    media: navigator.mediaDevices,
    store: browserStore("localStorage"),
    canChooseSpeaker: "setSinkId" in HTMLMediaElement.prototype,
  });
}

export function createAudioDevices({ media, store, canChooseSpeaker }: AudioDevicesOptions): AudioDevices {
  const microphone = rememberedDevice(store, "farline.microphone");
  const speaker = rememberedDevice(store, "farline.speaker");
  const listeners = createListeners();
  let current: AudioSnapshot = {
    microphones: [],
    speakers: [],
    canChooseSpeaker,
    microphoneId: systemDevice,
    speakerId: systemDevice,
    problem: null,
  };

  function set(change: Partial<AudioSnapshot>): void {
    const next = { ...current, ...change };
    next.microphoneId = microphone.among(next.microphones);
    next.speakerId = speaker.among(next.speakers);
    current = next;
    listeners.notify();
  }

  async function refresh(): Promise<void> {
    try {
      const devices = (await media?.enumerateDevices()) ?? [];
      const microphones = listed(devices, "audioinput", (number) =>
        say(audioMessages.microphoneNumbered(number)),
      );
      const hadOne = current.microphoneId;
      const speakers = listed(devices, "audiooutput", (number) => say(audioMessages.speakerNumbered(number)));
      set({ microphones, speakers });
      if (hadOne !== systemDevice && current.microphoneId === systemDevice) {
        set({ problem: t(audioMessages.microphoneGone) });
      }
    } catch {
      set({ problem: t(audioMessages.listFailed) });
    }
  }

  const look = () => void refresh();
  media?.addEventListener("devicechange", look);

  return {
    snapshot: () => current,
    subscribe: listeners.subscribe,
    refresh,
    chooseMicrophone(id) {
      microphone.choose(id);
      set({ problem: null });
    },
    chooseSpeaker(id) {
      speaker.choose(id);
      set({ problem: null });
    },
    report: (problem) => set({ problem }),
    close: () => media?.removeEventListener("devicechange", look),
  };
}

/** The devices of a kind except the system's default; unnamed devices are numbered. */
function listed(
  devices: readonly MediaDeviceInfo[],
  kind: MediaDeviceKind,
  numbered: (number: number) => string,
): AudioDevice[] {
  return devices
    .filter(
      (device) => device.kind === kind && !["", systemDevice, "communications"].includes(device.deviceId),
    )
    .map(({ deviceId, label }, index) => ({ id: deviceId, label: label || numbered(index + 1) }));
}

/** A device chosen on this or an earlier visit. */
function rememberedDevice(store: Store, key: string) {
  let wanted = store.getItem(key) ?? systemDevice;
  return {
    choose(id: string): void {
      wanted = id;
      if (id === systemDevice) store.removeItem(key);
      else store.setItem(key, id);
    },
    /** The chosen device while it is connected; otherwise the system's default. */
    among: (devices: readonly AudioDevice[]) =>
      devices.some(({ id }) => id === wanted) ? wanted : systemDevice,
  };
}
