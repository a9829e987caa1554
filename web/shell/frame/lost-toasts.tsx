import { Suspense, useSyncExternalStore } from "react";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { lostToasts } from "#web/kit/notices/toast.ts";

const Shown = lazyPart(async () => {
  await lostToasts.show();
  return () => null;
}, NotLoaded);

/** In place of toasts whose code failed to load, until it is here and they are shown. */
export function LostToasts() {
  const areThere = useSyncExternalStore(lostToasts.subscribe, lostToasts.areThere, () => false);
  if (!areThere) return null;
  return (
    <div className="fixed inset-x-4 top-26 z-50 mx-auto max-w-104 rounded-control bg-surface shadow-float">
      <Suspense fallback={null}>
        <Shown />
      </Suspense>
    </div>
  );
}
