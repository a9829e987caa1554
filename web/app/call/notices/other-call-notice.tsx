import { Suspense, useState } from "react";
import type { CallUnderWay } from "#web/kit/api/use-call-under-way.ts";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { useOtherCall } from "./other-call.ts";

const OtherCallBar = lazyPart(async () => (await import("./other-call-bar.tsx")).OtherCallBar);

/** Shows on every page that the user is in a call on another page or device, and offers to end it. */
export function OtherCallNotice() {
  const call = useOtherCall();
  const [last, setLast] = useState<CallUnderWay | null>(null);
  if (call !== null && call !== last) setLast(call);
  return (
    last && (
      <Suspense fallback={null}>
        <OtherCallBar call={last} isOver={call === null} />
      </Suspense>
    )
  );
}
