import { Suspense } from "react";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { Arriving } from "#web/kit/notices/arrivals.tsx";
import { useRecentNumbers } from "#web/number/recent-numbers.ts";

const RecentRows = lazyPart(async () => (await import("./recent-rows.tsx")).RecentRows);

interface RecentListProps {
  /** Puts a number into the field. */
  onChoose: (number: E164) => void;
  onRedial: (number: E164) => void;
}

/** The numbers called last, once there are any. */
export function RecentList(props: RecentListProps) {
  const { isArriving, recent } = useRecentNumbers();
  if (isArriving) return <Arriving />;
  if (recent.length === 0) return null;
  return (
    <Suspense fallback={<Arriving />}>
      <RecentRows recent={recent} {...props} />
    </Suspense>
  );
}
