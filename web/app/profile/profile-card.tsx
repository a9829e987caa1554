import { messages } from "#contract/messages/messages.ts";
import { hasFailed } from "#web/kit/api/has-failed.ts";
import { useCredits, useUser } from "#web/kit/api/user-queries.ts";
import { Avatar } from "#web/kit/controls/avatar.tsx";
import { classNames } from "#web/kit/controls/class-names.ts";
import { ButtonLink } from "#web/kit/controls/links.tsx";
import { RichText } from "#web/kit/controls/rich-text.tsx";
import { BalanceInMoney } from "#web/kit/money/balance-in-money.tsx";
import { formatCredits } from "#words/money.ts";
import { t, tn } from "#words/translate.ts";
import { MonthOfCalls } from "./month-of-calls.tsx";

interface ProfileCardProps {
  /** True for a user who has bought nothing yet; undefined while that is not known. */
  isNewcomer: boolean | undefined;
}

export function ProfileCard({ isNewcomer }: ProfileCardProps) {
  const user = useUser();
  const credits = useCredits();
  return (
    <section
      aria-label={t("Profile")}
      className="flex flex-col gap-6 self-start rounded-card border border-stage-line bg-stage p-5 text-stage-ink max-md:min-h-50 max-md:self-stretch lg:p-7"
    >
      <div className="flex min-h-12 items-center gap-3.5">
        {user.data && (
          <>
            <Avatar
              name={user.data.firstName}
              picture={user.data.profilePicture}
              className="size-12 text-lg"
            />
            <div className="min-w-0">
              <h2 className="truncate font-bold">{`${user.data.firstName} ${user.data.lastName}`}</h2>
              <p className="truncate text-sm text-stage-soft">{user.data.email}</p>
            </div>
          </>
        )}
      </div>
      {/* On phones the line above the dialler has the balance, or a newcomer's first steps in its place. */}
      <div className={classNames(!isNewcomer && "max-md:hidden")}>
        <p className="text-stage-soft text-sm">{t("Credits balance")}</p>
        {hasFailed(credits) ? (
          <p role="alert" className="mt-1 font-semibold">
            {t(messages.credits.failed)}
          </p>
        ) : (
          <p className="figures mt-1" aria-busy={credits.isPending}>
            <span className="flex items-baseline gap-2">
              <RichText
                text={balanceWords(credits.data)}
                parts={{
                  b: (figure) => <span className="font-bold text-3xl">{figure}</span>,
                  u: (unit) => <span className="text-stage-soft">{unit}</span>,
                }}
              />
            </span>
            <BalanceInMoney className="text-sm text-stage-soft" />
          </p>
        )}
      </div>
      <ButtonLink to="/purchase-credits" variant="stage" className="w-full max-md:hidden">
        {t("Purchase Credits")}
      </ButtonLink>
      {isNewcomer !== true && <div className="min-h-21">{isNewcomer === false && <MonthOfCalls />}</div>}
    </section>
  );
}

function balanceWords(credits: number | undefined): string {
  const shown = credits === undefined ? "–" : formatCredits(credits);
  return tn(credits ?? 0, "<b>{n}</b> <u>credits</u>", "<b>{n}</b> <u>credits</u>", { n: shown });
}
