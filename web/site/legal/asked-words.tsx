import { useQuery } from "@tanstack/react-query";
import { type LegalName, legalTextRoutes } from "#contract/pages/legal-texts.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { currentLanguage, t } from "#words/translate.ts";
import { LegalWords } from "./legal-words.tsx";

/** The words of a page that the browser has opened without a new document. */
export function AskedWords({ name }: { name: LegalName }) {
  const { data, isError } = useQuery({
    queryKey: [...queryKeys.text(name), currentLanguage()],
    queryFn: ({ signal }) => callApi(legalTextRoutes.text, { params: { name } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return <LegalWords text={data} />;
  return isError ? <Alert tone="danger">{t("The text could not be loaded.")}</Alert> : <Loading />;
}
