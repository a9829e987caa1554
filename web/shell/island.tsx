import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { isHtmlKept, touched } from "#web/lib/touch.ts";
import { useIsLive } from "#web/ui/is-live.ts";
import { Loading } from "#web/ui/loading.tsx";
import { loadToaster } from "#web/ui/toast.ts";
import { repeatEarlyPress } from "./early-press.ts";

/**
 * A page whose HTML the server has sent, and whose code loads when the reader first touches it, or at once if
 * `isNeededNow` says so. Until then React leaves the HTML as it is: docs/decisions/0042-pages-that-arrive-as-html.md.
 */
export function island(load: () => Promise<ComponentType>, isNeededNow = () => false) {
  return async (): Promise<ComponentType> => {
    const isOnServer = import.meta.env.SSR;
    if (!isOnServer && !isHtmlKept()) return awake(load);
    const Page = lazy(async () => {
      if (!isOnServer && !isNeededNow()) await touched;
      return { default: await awake(load) };
    });
    return () => (
      <Suspense fallback={<Loading />}>
        <Page />
      </Suspense>
    );
  };
}

/** The page itself, with what it needs to answer. */
async function awake(load: () => Promise<ComponentType>): Promise<ComponentType> {
  const [Page, { WithQueries }] = await Promise.all([load(), import("#web/lib/with-queries.tsx")]);
  if (!import.meta.env.SSR) void loadToaster();
  return () => (
    <WithQueries>
      <Page />
      <Awake />
    </WithQueries>
  );
}

/** Rendered once the island answers to presses. */
function Awake() {
  const isLive = useIsLive();
  useEffect(() => {
    // The buttons send their forms from the second rendering on.
    if (isLive) repeatEarlyPress();
  }, [isLive]);
  return null;
}
