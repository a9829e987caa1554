import { useQuery } from "@tanstack/react-query";
import { numbersQuery } from "#web/kit/api/numbers-query.ts";
import { Card } from "#web/kit/controls/card.tsx";
import { ButtonLink } from "#web/kit/controls/links.tsx";
import { t } from "#words/translate.ts";

/** The way to the user's numbers, where any are offered or rented. */
export function NumbersCard() {
  const { data } = useQuery(numbersQuery);
  if (!data || data.offers.length + data.numbers.length === 0) return null;
  return (
    <Card title={t("A number of your own")}>
      <p className="mb-5 text-ink-soft text-sm">
        {t("People call this number, and it rings here, on every page that you have open.")}
      </p>
      <ButtonLink to="/numbers" variant="secondary">
        {t("Your numbers")}
      </ButtonLink>
    </Card>
  );
}
