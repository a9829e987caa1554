import { DestinationSearch } from "#web/tariff/destination-search.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { t } from "#words/translate.ts";

/** For an address that names no country we call. */
export function CountryNotFound({ name }: { name: string }) {
  return (
    <div className="max-w-xl">
      <PageTitle
        lead={t(
          "We know no country by the name in this address, or do not call there. Search for it, or look through the whole list.",
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
