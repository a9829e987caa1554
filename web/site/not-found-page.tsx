import { ButtonLink, TextLink } from "#web/kit/controls/links.tsx";
import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { DestinationSearch } from "#web/number/tariff/destination-search.tsx";
import { t } from "#words/translate.ts";

export function NotFoundPage() {
  return (
    <div className="max-w-xl">
      <PageTitle
        lead={t("There is no page at this address. It may have been mistyped, or the page may have moved.")}
      >
        {t("404: page not found")}
      </PageTitle>
      <div className="space-y-8">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to="/">{t("Return to Home")}</ButtonLink>
          <TextLink to="/contact">{t("Tell us what is missing")}</TextLink>
        </div>
        <div>
          <h2 className="mb-3 font-bold text-lg">{t("Looking for the price of a call?")}</h2>
          <DestinationSearch />
        </div>
      </div>
    </div>
  );
}
