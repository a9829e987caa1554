import { useCredits } from "#web/kit/api/user-queries.ts";
import { WithQueries } from "#web/kit/api/with-queries.tsx";
import { Badge } from "#web/kit/controls/badge.tsx";
import { creditsInWords, formatCredits } from "#words/money.ts";

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
  const figure = formatCredits(credits);
  // The figure is shown, and the words around it are for screen readers.
  const [before, after] = creditsInWords(credits).split(figure);
  return (
    <span className="-ms-1.5">
      <Badge tone="accent">
        {before && <span className="sr-only">{before}</span>}
        {figure}
        <span className="sr-only">{after}</span>
      </Badge>
    </span>
  );
}
