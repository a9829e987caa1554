import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { voicemailAudioRoutes } from "#contract/calls/voicemail.ts";
import { ApiError } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { isInCall, onCallChange } from "#web/kit/loading/ongoing-call.ts";

/** Three minutes of sound are 2.9 MB, which a slow network brings in less than this. */
const timeout_ms = 120_000;

// By a request of its own: the session's cookie counts only beside the header, which an audio element does not send.
export async function fetchMessage(id: string): Promise<Blob> {
  return soundOf(await callApi(voicemailAudioRoutes.message, { params: { id }, query: {} }, { timeout_ms }));
}

export async function fetchGreeting(): Promise<Blob> {
  return soundOf(await callApi(voicemailAudioRoutes.greeting, { query: {} }, { timeout_ms }));
}

function soundOf(reply: unknown): Blob {
  if (reply instanceof Blob) return reply;
  throw new ApiError("unexpected_reply", "The server answered without a sound.");
}

/** A `data:` address, because the page's content security policy knows no `blob:`. */
export function dataAddressOf(sound: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(sound);
  return promise;
}

interface PlayerProps {
  audio: Blob;
  label: string;
  /** Plays at once, and takes the focus of the button that was pressed for it. */
  isAsked?: boolean;
}

/** The browser's own player, with its keys and its way to move within the sound. */
export function Player({ audio, label, isAsked = false }: PlayerProps) {
  const player = useRef<HTMLAudioElement>(null);
  const [address, setAddress] = useState<string>();
  const isTalking = useSyncExternalStore(onCallChange, isInCall);
  useEffect(() => {
    void dataAddressOf(audio).then(setAddress);
  }, [audio]);
  useEffect(() => {
    if (isAsked) player.current?.focus();
  }, [isAsked]);
  // The far end of a call that is answered meanwhile would hear it.
  useEffect(() => {
    if (isTalking) player.current?.pause();
  }, [isTalking]);
  return (
    // biome-ignore lint/a11y/useMediaCaption: there are no words of a call in writing
    <audio
      ref={player}
      controls
      autoPlay={isAsked}
      src={address}
      aria-label={label}
      className="mt-3 block h-12 w-full"
    />
  );
}
