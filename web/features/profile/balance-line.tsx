import { messages } from "#contract/messages.ts";
import { creditsInWords } from "#contract/money.ts";
import { hasFailed } from "#web/lib/has-failed.ts";
import { useCredits } from "#web/lib/user-queries.ts";
import { TextLink } from "#web/ui/text-link.tsx";

/** On phones, the balance above the dialler. Wide screens have it in the profile card beside. */
export function BalanceLine() {
  const credits = useCredits();
  return (
    <div className="flex min-h-8 items-center justify-between gap-3 text-sm">
      {hasFailed(credits) ? (
        <p role="alert" className="font-semibold">
          {messages.credits.failed}
        </p>
      ) : (
        <p className="figures" aria-busy={credits.isPending}>
          <span className="text-ink-soft">Balance </span>
          <strong>{credits.data === undefined ? "–" : creditsInWords(credits.data)}</strong>
        </p>
      )}
      <TextLink to="/purchase-credits">Purchase Credits</TextLink>
    </div>
  );
}
