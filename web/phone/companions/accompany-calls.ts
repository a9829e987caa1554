import type { Phone, PhoneSnapshot } from "#web/phone/phone.ts";

/** Begins with a call; the returned function ends it with the call. */
export type Companion = () => () => void;

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
