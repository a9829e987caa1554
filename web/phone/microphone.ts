type OpenMicrophone = (constraints: MediaStreamConstraints) => Promise<MediaStream>;

export interface MicrophoneOptions {
  /** As browsers open one. */
  getUserMedia: OpenMicrophone;
  /** True when the browser opens a microphone without asking its user. */
  isGranted: () => Promise<boolean>;
  onAsking(isAsking: boolean): void;
  /** The call's microphone was unplugged, or the user took its permission away. */
  onLost(): void;
}

/** Opens the microphones of calls, and follows the one that is in use. */
export interface Microphone {
  open: OpenMicrophone;
  /** Opens a microphone that is not the call's, to learn whether the browser gives one. */
  probe(): Promise<MediaStream>;
  isOpening(): boolean;
  /** True when the last microphone of the call gives no sound any more. */
  isLost(): boolean;
}

export function createMicrophone({
  getUserMedia,
  isGranted,
  onAsking,
  onLost,
}: MicrophoneOptions): Microphone {
  let openings = 0;
  let track: MediaStreamTrack | undefined;

  async function ask(constraints: MediaStreamConstraints): Promise<MediaStream> {
    openings += 1;
    let isPending = true;
    void isGranted().then((granted) => isPending && !granted && onAsking(true));
    try {
      return await getUserMedia(constraints);
    } finally {
      isPending = false;
      openings -= 1;
      if (openings === 0) onAsking(false);
    }
  }

  return {
    async open(constraints) {
      const stream = await ask(constraints);
      const [opened] = stream.getAudioTracks();
      track = opened;
      // Only the browser ends a track with this event; one that the SDK stops ends without.
      opened?.addEventListener("ended", () => track === opened && onLost());
      return stream;
    },
    probe: () => ask({ audio: true }),
    isOpening: () => openings > 0,
    isLost: () => track?.readyState === "ended",
  };
}

/** Browsers without the query may ask. */
export async function isMicrophoneGranted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: "microphone" })).state === "granted";
  } catch {
    return false;
  }
}
