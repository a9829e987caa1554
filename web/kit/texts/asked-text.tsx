import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type OperatorText, operatorTextRoutes, type TextName } from "#contract/pages/operator-texts.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { currentLanguage, t } from "#words/translate.ts";

export interface TextProps {
  name: TextName;
  children: (text: OperatorText) => ReactNode;
}

/** A text of a page that the browser has opened without a new document. */
export function AskedText({ name, children }: TextProps) {
  const { data, isError } = useQuery({
    queryKey: [...queryKeys.text(name), currentLanguage()],
    queryFn: ({ signal }) => callApi(operatorTextRoutes.text, { params: { name } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return children(data);
  return isError ? <Alert tone="danger">{t("The text could not be loaded.")}</Alert> : <Loading />;
}
