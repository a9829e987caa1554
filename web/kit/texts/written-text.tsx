import { Suspense } from "react";
import { lazyWithQueries } from "#web/kit/api/lazy-with-queries.tsx";
import { usePageFacts } from "#web/kit/api/page-facts.ts";
import { Loading } from "#web/kit/notices/loading.tsx";
import type { TextProps } from "./asked-text.tsx";

const AskedText = lazyWithQueries(async () => (await import("./asked-text.tsx")).AskedText);

/** A text in the operator's words. It is in the page, or else the server is asked for it. */
export function WrittenText({ name, children }: TextProps) {
  const written = usePageFacts()?.texts?.[name];
  if (written) return children(written);
  return (
    <Suspense fallback={<Loading />}>
      <AskedText name={name}>{children}</AskedText>
    </Suspense>
  );
}
