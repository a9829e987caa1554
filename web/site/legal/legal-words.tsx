import { directionOf } from "#contract/pages/languages.ts";
import type { LegalText, TextBlock, TextSpan } from "#contract/pages/legal-texts.ts";
import { linkStyle, TextLink } from "#web/kit/controls/links.tsx";
import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { currentLanguage } from "#words/translate.ts";

export function LegalWords({ text }: { text: LegalText }) {
  const { language } = text;
  const isForeign = language !== currentLanguage();
  return (
    <article
      lang={isForeign ? language : undefined}
      dir={isForeign ? directionOf(language) : undefined}
      className="max-w-prose"
    >
      <PageTitle>{text.title}</PageTitle>
      <div className="space-y-4">
        {text.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is shown
          <Block key={index} block={block} />
        ))}
      </div>
    </article>
  );
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
        <ul className="list-disc space-y-1.5 ps-6">
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
