import { type ComponentType, startTransition, use, useEffect, useState } from "react";
import { nextPress } from "./presses.ts";

/** Props of the fallback for a part whose code failed to load, beside the part's own props: the way to ask again. */
export interface LostPart {
  onRetry: () => void;
}

/**
 * A part that loads when it is first shown, and that a page can do without: where its code does not load, the page shows
 * nothing in its place, or what is given. React's own lazy would replace the whole page by the error, and end a call.
 * The code is asked for again at the next press of anything, and when the part is shown anew.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props & LostPart> = Nothing,
): ComponentType<Props> {
  let newest: Promise<ComponentType<Props> | null> | undefined;

  function ask() {
    newest = load().catch(() => null);
    return newest;
  }

  return function Part(props: Props) {
    const [loading, setLoading] = useState(() => newest ?? ask());
    const Loaded = use(loading);
    const isLost = Loaded === null;
    // As a transition, so that the sentence and the focus stay where they are until there is an answer.
    const askAgain = () => startTransition(() => setLoading(ask()));
    // biome-ignore lint/correctness/useExhaustiveDependencies: the answer alone decides what is waited for
    useEffect(() => {
      if (!isLost) return;
      let isGone = false;
      void nextPress().then(() => isGone || askAgain());
      return () => {
        isGone = true;
        if (newest === loading) newest = undefined;
      };
    }, [isLost, loading]);
    return Loaded === null ? <Instead {...props} onRetry={askAgain} /> : <Loaded {...props} />;
  };
}

function Nothing() {
  return null;
}
