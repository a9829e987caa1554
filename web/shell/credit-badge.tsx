import { formatCredits } from "#contract/money.ts";
import { useCredits } from "#web/lib/user-queries.ts";
import { WithQueries } from "#web/lib/with-queries.tsx";
import { Badge } from "#web/ui/badge.tsx";

/** The balance, once it is above zero. */
export function CreditBadge() {
  return (
    <WithQueries>
      <Credits />
    </WithQueries>
  );
}

function Credits() {
  const credits = useCredits().data;
  if (credits === undefined || credits <= 0) return null;
  return (
    <span className="-ms-1.5">
      <Badge tone="accent">
        {formatCredits(credits)}
        <span className="sr-only"> credits</span>
      </Badge>
    </span>
  );
}
