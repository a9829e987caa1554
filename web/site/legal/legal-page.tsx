import { Suspense } from "react";
import { useLocation } from "react-router";
import { legalPages } from "#contract/pages/paths.ts";
import { lazyWithQueries } from "#web/kit/api/lazy-with-queries.tsx";
import { usePageFacts } from "#web/kit/api/page-facts.ts";
import { Loading } from "#web/kit/notices/loading.tsx";
import { LegalWords } from "./legal-words.tsx";

const AskedWords = lazyWithQueries(async () => (await import("./asked-words.tsx")).AskedWords);

/** The terms and the policies, in the operator's words. They are in the page, or else the server is asked for them. */
export function LegalPage() {
  const { pathname } = useLocation();
  const written = usePageFacts()?.text;
  const name = legalPages.find(({ path }) => pathname.startsWith(path))?.name ?? "terms";
  if (written?.name === name) return <LegalWords text={written} />;
  return (
    <Suspense fallback={<Loading />}>
      <AskedWords name={name} />
    </Suspense>
  );
}
