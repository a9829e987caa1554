import { systemDevice } from "./audio-devices.ts";

type OpenMicrophone = (constraints: MediaStreamConstraints) => Promise<MediaStream>;

/** The browser's way to give a microphone. */
export interface BrowserMicrophone {
  getUserMedia: OpenMicrophone;
  /** True when the browser opens a microphone without asking its user. */
  isGranted: () => Promise<boolean>;
}

export interface MicrophoneStatus {
  readonly isOpening: boolean;
  /** The browser asks its user, who may think about it. */
  readonly isAsking: boolean;
  /** The call's microphone was unplugged, or the user took its permission away. */
  readonly isLost: boolean;
}

/** Opens the microphones of calls, and follows the one that is in use. */
export interface Microphone {
  open: OpenMicrophone;
  /** Opens a microphone that is not the call's, to learn whether the browser gives one. */
  probe(): Promise<MediaStream>;
  isLost(): boolean;
  /** Reports a microphone that has ended without an event, as one does that the service stops. */
  look(): void;
}

export type MicrophoneConstraints = { audio: true | { deviceId: { ideal: string } } };

/** `ideal` lets the browser take another when the chosen one is gone. */
export function microphoneConstraints(id: string): MicrophoneConstraints {
  return { audio: id === systemDevice ? true : { deviceId: { ideal: id } } };
}

export const ownMicrophone: BrowserMicrophone = {
  getUserMedia: (constraints) => navigator.mediaDevices.getUserMedia(constraints),
  async isGranted() {
    try {
      return (await navigator.permissions.query({ name: "microphone" })).state === "granted";
    } catch {
      // Browsers without the query may ask.
      return false;
    }
  },
};

export function createMicrophone(
  { getUserMedia, isGranted }: BrowserMicrophone,
  report: (status: MicrophoneStatus) => void,
): Microphone {
  let openings = 0;
  let isAsking = false;
  let track: MediaStreamTrack | undefined;
  let isLost = false;
  const changed = () => report({ isOpening: openings > 0, isAsking, isLost });

  async function ask(constraints: MediaStreamConstraints): Promise<MediaStream> {
    openings += 1;
    changed();
    let isPending = true;
    void isGranted().then((granted) => {
      if (!isPending || granted) return;
      isAsking = true;
      changed();
    });
    try {
      return await getUserMedia(constraints);
    } finally {
      isPending = false;
      openings -= 1;
      if (openings === 0) isAsking = false;
      changed();
    }
  }

  return {
    async open(constraints) {
      const stream = await ask(constraints);
      const [opened] = stream.getAudioTracks();
      track = opened;
      isLost = false;
      changed();
      // Only the browser ends a track with this event; one that the SDK stops ends without.
      opened?.addEventListener("ended", () => {
        if (track !== opened) return;
        isLost = true;
        changed();
      });
      return stream;
    },
    probe: () => ask({ audio: true }),
    isLost: () => track?.readyState === "ended",
    look() {
      if (isLost || track?.readyState !== "ended") return;
      isLost = true;
      changed();
    },
  };
}
