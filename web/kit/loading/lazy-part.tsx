import { type ComponentType, startTransition, use, useEffect, useState } from "react";
import { nextPress } from "./presses.ts";

/** Props of the fallback for a part whose code failed to load, beside the part's own props: the way to ask again. */
export interface LostPart {
  onRetry: () => void;
}

export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Asks for the code ahead of its use. One that does not load is asked for again where it is shown. */
  preload: () => Promise<void>;
};

/**
 * A part that loads when it is first shown, and that a page can do without: where its code does not load, the page shows
 * nothing in its place, or what is given. React's own lazy would replace the whole page by the error, and end a call.
 * The code is asked for again at the next press of anything, and when the part is shown anew.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props & LostPart> = Nothing,
): LazyPart<Props> {
  let newest: Promise<ComponentType<Props> | null> | undefined;

  function ask() {
    const loading = load().catch(() => null);
    // React takes the value of such a promise at once; for any other it shows the fallback first, for 0.3 s at least.
    void loading.then((value) => Object.assign(loading, { status: "fulfilled", value }));
    newest = loading;
    return loading;
  }

  async function preload() {
    const loading = newest ?? ask();
    if ((await loading) === null && newest === loading) newest = undefined;
  }

  function Part(props: Props) {
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
  }

  return Object.assign(Part, { preload });
}

function Nothing() {
  return null;
}
