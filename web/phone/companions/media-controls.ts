import type { E164 } from "#contract/numbers/phone-number.ts";
import type { Phone } from "#web/phone/phone.ts";
import type { Companion } from "./accompany-calls.ts";

const actions = ["hangup", "togglemicrophone", "enterpictureinpicture"] as const;
type Action = (typeof actions)[number];

declare global {
  interface MediaSession {
    /** Actions of https://w3c.github.io/mediasession/ that the DOM's types do not know. */
    setActionHandler(action: Action, handler: (() => void) | null): void;
  }
}
type Controls = Pick<MediaSession, "metadata" | "setActionHandler" | "setMicrophoneActive">;

export interface MediaControlOptions {
  phone: Pick<Phone, "snapshot" | "subscribe" | "end" | "toggleMute">;
  controls: Controls | undefined;
  /** A contact's name, or the number. */
  nameOf: (number: E164) => string;
  /** Opens the call's own window; undefined where the browser has none. */
  openWindow: (() => void) | undefined;
}

/** Shows the call in the system's media controls, and hangs up and mutes from there. */
export function mediaControls({ phone, controls, nameOf, openWindow }: MediaControlOptions): Companion {
  const handlers: Record<Action, (() => void) | undefined> = {
    hangup: () => phone.end(),
    togglemicrophone: () => {
      if (phone.snapshot().phase === "in_progress") phone.toggleMute();
    },
    // Browsers run it when a page that uses the microphone is hidden.
    enterpictureinpicture: openWindow,
  };
  return () => {
    if (!controls) return () => undefined;
    let isOver = false;
    // A contact's name may arrive after the call has begun. The phone's change that ends the call comes here too.
    const showName = () => {
      if (isOver) return;
      const { number } = phone.snapshot();
      const title = number ? nameOf(number) : "";
      if (controls.metadata?.title === title) return;
      const artwork = [{ src: "/app/icon-512.png", sizes: "512x512", type: "image/png" }];
      controls.metadata = new MediaMetadata({ title, artist: "Farline", artwork });
    };
    showName();
    for (const action of actions) handle(controls, action, handlers[action] ?? null);
    const showMicrophone = () => void controls.setMicrophoneActive?.(!phone.snapshot().muted);
    showMicrophone();
    const stops = [phone.subscribe(showName), phone.subscribe(showMicrophone)];
    return () => {
      isOver = true;
      for (const stop of stops) stop();
      controls.metadata = null;
      for (const action of actions) handle(controls, action, null);
    };
  };
}

/** Browsers throw for an action that they do not know. */
function handle(controls: Controls, action: Action, handler: (() => void) | null): void {
  try {
    controls.setActionHandler(action, handler);
  } catch {
    // The page's own buttons do the same.
  }
}
