import { minimumCallCredits } from "#contract/constants.ts";
import { messages } from "#contract/messages/messages.ts";
import { hasFailed } from "#web/kit/api/has-failed.ts";
import { useCredits } from "#web/kit/api/user-queries.ts";
import { ButtonLink, TextLink } from "#web/kit/controls/links.tsx";
import { RichText } from "#web/kit/controls/rich-text.tsx";
import { BalanceInMoney } from "#web/kit/money/balance-in-money.tsx";
import { creditsInWords } from "#words/money.ts";
import { t } from "#words/translate.ts";

/**
 * On phones, the balance above the dialler. Wide screens have it in the profile card beside. Its two lines are as high as the
 * place that is kept for them, or for a newcomer's first steps.
 */
export function BalanceLine() {
  const credits = useCredits();
  return (
    <div className="flex min-h-9 items-center justify-between gap-3 text-sm">
      {hasFailed(credits) ? (
        <p role="alert" className="font-semibold">
          {t(messages.credits.failed)}
        </p>
      ) : (
        <p className="figures leading-5" aria-busy={credits.isPending}>
          <RichText
            text={t("<u>Balance</u> <b>{credits}</b>", {
              credits: credits.data === undefined ? "–" : creditsInWords(credits.data),
            })}
            parts={{
              u: (words) => <span className="text-ink-soft">{words}</span>,
              b: (words) => <strong>{words}</strong>,
            }}
          />
          <BalanceInMoney className="text-ink-soft text-xs leading-4" />
        </p>
      )}
      {credits.data !== undefined && credits.data < minimumCallCredits ? (
        <ButtonLink to="/purchase-credits" size="small">
          {t("Purchase Credits")}
        </ButtonLink>
      ) : (
        <TextLink to="/purchase-credits">{t("Purchase Credits")}</TextLink>
      )}
    </div>
  );
}
