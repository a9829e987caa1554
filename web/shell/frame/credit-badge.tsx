import { useCredits } from "#web/kit/api/user-queries.ts";
import { WithQueries } from "#web/kit/api/with-queries.tsx";
import { Badge } from "#web/kit/controls/badge.tsx";
import { useBalanceInMoney } from "#web/kit/money/balance-in-money.tsx";
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
  const money = useBalanceInMoney();
  // Credits and money come together, because what comes later would move the next link once more.
  if (credits === undefined || credits <= 0 || money === undefined) return null;
  const figure = formatCredits(credits);
  // The figure is shown, and the words around it are for screen readers.
  const [before, after] = creditsInWords(credits).split(figure);
  return (
    <span className="-ms-1.5">
      <Badge tone="accent">
        {before && <span className="sr-only">{before}</span>}
        {figure}
        <span className="sr-only">{after}</span>
        {/* Not where the bar is narrow: it would lie over the next link. The balance of the dashboard has it everywhere. */}
        <span className="whitespace-pre font-normal max-md:sr-only lg:max-xl:sr-only"> ({money})</span>
      </Badge>
    </span>
  );
}
