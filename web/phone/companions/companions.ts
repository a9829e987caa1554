import type { E164 } from "#contract/numbers/phone-number.ts";
import type { Phone, PhoneSnapshot } from "#web/phone/phone.ts";
import { brandName } from "#words/brand.ts";

/** Begins with a call; the returned function ends it with the call. */
type Companion = () => () => void;

/** Runs what the browser offers beside a call, as long as each call lasts, until the returned function is called. */
export function accompanyCalls(
  phone: { snapshot: () => Pick<PhoneSnapshot, "phase"> } & Pick<Phone, "subscribe">,
  companions: readonly Companion[],
): () => void {
  let stops: (() => void)[] | null = null;

  function leave(): void {
    for (const stop of stops ?? []) quietly(stop);
    stops = null;
  }
  function look(): void {
    const { phase } = phone.snapshot();
    if (phase === "idle" || phase === "ended") leave();
    else stops ??= companions.map((begin) => quietly(begin) ?? (() => undefined));
  }

  const unsubscribe = phone.subscribe(look);
  look();
  return () => {
    unsubscribe();
    leave();
  };
}

/** A call goes on without what its browser refuses. */
function quietly<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

type Page = Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;

interface EndNoticeOptions {
  phone: Pick<Phone, "subscribe">;
  page: Page;
  /** Time at which the call will be ended, by `performance.now()`; null while unknown. */
  endsAt_ms: () => number | null;
  show: () => void;
  close: () => void;
}

const ahead_ms = 60_000;

/** Notifies the user of a hidden page within the last minute of a call, and no longer once the page is seen. */
export function endNotice({ phone, page, endsAt_ms, show, close }: EndNoticeOptions): Companion {
  return () => {
    let isShown = false;
    function look(): void {
      const end_ms = endsAt_ms();
      const isNear = end_ms !== null && end_ms - performance.now() <= ahead_ms;
      const isWanted = isNear && page.visibilityState === "hidden";
      if (isWanted === isShown) return;
      isShown = isWanted;
      if (isWanted) show();
      else close();
    }
    // The phone changes every second of a call.
    const unsubscribe = phone.subscribe(look);
    page.addEventListener("visibilitychange", look);
    return () => {
      unsubscribe();
      page.removeEventListener("visibilitychange", look);
      if (isShown) close();
    };
  };
}

/** Keeps the screen on. The browser releases the lock of a hidden page, so it is taken again when the page is seen. */
export function keepAwake(page: Page, wakeLock: Pick<WakeLock, "request"> | undefined): Companion {
  return () => {
    let isOver = false;
    let held: WakeLockSentinel | undefined;

    async function hold(): Promise<void> {
      if (!wakeLock || page.visibilityState !== "visible" || held?.released === false) return;
      const lock = await wakeLock.request("screen");
      if (isOver) await lock.release();
      else held = lock;
    }
    // A battery that is low refuses.
    const holdQuietly = () => void hold().catch(() => undefined);

    page.addEventListener("visibilitychange", holdQuietly);
    holdQuietly();
    return () => {
      isOver = true;
      page.removeEventListener("visibilitychange", holdQuietly);
      void held?.release().catch(() => undefined);
    };
  };
}

const actions = ["hangup", "togglemicrophone", "enterpictureinpicture"] as const;
type Action = (typeof actions)[number];

declare global {
  interface MediaSession {
    /** Actions of https://w3c.github.io/mediasession/ that the DOM's types do not know. */
    setActionHandler(action: Action, handler: (() => void) | null): void;
  }
}
type Controls = Pick<MediaSession, "metadata" | "setActionHandler" | "setMicrophoneActive">;

interface MediaControlOptions {
  phone: Pick<Phone, "snapshot" | "subscribe" | "end" | "toggleMute">;
  controls: Controls | undefined;
  nameOf: (number: E164) => string;
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
      controls.metadata = new MediaMetadata({ title, artist: brandName(), artwork });
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
