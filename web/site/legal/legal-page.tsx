import { useLocation } from "react-router";
import { legalPages } from "#contract/pages/paths.ts";
import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { foreignText, TextBlocks } from "#web/kit/texts/text-blocks.tsx";
import { WrittenText } from "#web/kit/texts/written-text.tsx";

/** The terms and the policies. */
export function LegalPage() {
  const { pathname } = useLocation();
  const name = legalPages.find(({ path }) => pathname.startsWith(path))?.name ?? "terms";
  return (
    <WrittenText name={name}>
      {(text) => (
        <article {...foreignText(text)} className="max-w-prose">
          <PageTitle>{text.title}</PageTitle>
          <div className="space-y-4">
            <TextBlocks blocks={text.blocks} />
          </div>
        </article>
      )}
    </WrittenText>
  );
}
