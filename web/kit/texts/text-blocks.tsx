import { directionOf } from "#contract/pages/languages.ts";
import type { OperatorText, TextBlock, TextSpan } from "#contract/pages/operator-texts.ts";
import { linkStyle, TextLink } from "#web/kit/controls/links.tsx";
import { currentLanguage } from "#words/translate.ts";

/** Says which language a text is in where that is not the page's. */
export function foreignText({ language }: OperatorText): { lang?: string; dir?: "ltr" | "rtl" } {
  return language === currentLanguage() ? {} : { lang: language, dir: directionOf(language) };
}

export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is shown
    <Block key={index} block={block} />
  ));
}

/** Joins a heading with the blocks below it. */
export interface TextSection {
  heading: string;
  blocks: TextBlock[];
}

export function sectionsOf({ blocks }: OperatorText): TextSection[] {
  const sections: TextSection[] = [];
  for (const block of blocks) {
    if (block.kind === "heading") sections.push({ heading: block.text, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
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
