import { ButtonLink } from "#web/kit/controls/links.tsx";
import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { DestinationSearch } from "#web/number/tariff/destination-search.tsx";
import { t } from "#words/translate.ts";

export function CountryNotFound({ name }: { name: string }) {
  return (
    <div className="max-w-xl">
      <PageTitle
        lead={t(
          "We do not know the country in this address, or we do not offer calls there. Search for it, or look through the whole list.",
        )}
      >
        {t("404: no such country")}
      </PageTitle>
      <div className="space-y-6">
        <DestinationSearch typed={name} />
        <ButtonLink to="/rates" variant="secondary">
          {t("All rates")}
        </ButtonLink>
      </div>
    </div>
  );
}
