import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";

const LocalTime = lazyPart(async () => (await import("./local-time.tsx")).loadLocalTime());

/** The time at a number's place. Zones and clocks are 10 kB, so it comes after what it stands beside. */
export function LocalTimeSlot(props: ComponentProps<typeof LocalTime>) {
  return (
    <Suspense fallback={null}>
      <LocalTime {...props} />
    </Suspense>
  );
}
