import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { legalPages } from "#contract/legal-pages.ts";
import { type LegalName, legalTextRoutes, type TextBlock, type TextSpan } from "#contract/legal-texts.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { usePageFacts } from "#web/lib/page-facts.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { linkStyle, TextLink } from "#web/ui/text-link.tsx";

/** The terms and the policies, in the operator's words. */
export function LegalPage() {
  const { pathname } = useLocation();
  const name = legalPages.find(({ path }) => pathname.startsWith(path))?.name ?? "terms";
  const { data, isError } = useText(name);
  if (data === undefined) {
    return isError ? <Alert tone="danger">The text could not be loaded.</Alert> : <Loading />;
  }
  return (
    <article className="max-w-prose">
      <PageTitle>{data.title}</PageTitle>
      <div className="space-y-4">
        {data.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is shown
          <Block key={index} block={block} />
        ))}
      </div>
    </article>
  );
}

function useText(name: LegalName) {
  const written = usePageFacts()?.text;
  return useQuery({
    queryKey: queryKeys.text(name),
    queryFn: ({ signal }) => callApi(legalTextRoutes.text, { params: { name } }, { signal }),
    initialData: () => (written?.name === name ? written : undefined),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case "heading":
      return <h2 className="pt-5 font-bold text-lg">{block.text}</h2>;
    case "paragraph":
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case "list":
      return (
        <ul className="list-disc space-y-1.5 pl-6">
          {block.items.map((spans, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={index}>
              <Spans spans={spans} />
            </li>
          ))}
        </ul>
      );
  }
}

function Spans({ spans }: { spans: readonly TextSpan[] }) {
  return spans.map(({ text, strong, href }, index) => {
    const key = `${index} ${text}`;
    if (href?.startsWith("/"))
      return (
        <TextLink key={key} to={href}>
          {text}
        </TextLink>
      );
    if (href !== undefined)
      return (
        <a key={key} href={href} className={linkStyle}>
          {text}
        </a>
      );
    return strong ? <strong key={key}>{text}</strong> : text;
  });
}
