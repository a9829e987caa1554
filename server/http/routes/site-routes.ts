import { readLinks } from "#contract/pages/brand.ts";
import { configRoutes, type PublicConfig } from "#contract/pages/config.ts";
import type { Language } from "#contract/pages/languages.ts";
import { type OperatorText, operatorTextRoutes, type TextName } from "#contract/pages/operator-texts.ts";
import type { Mount } from "#server/http/mount.ts";
import { brand } from "#words/brand.ts";
import { languageOffer } from "#words/offered-languages.ts";
import { currentLanguage } from "#words/translate.ts";

/** The part that stays as it is while the server runs. */
export type FixedConfig = Omit<
  PublicConfig,
  "switchedOff" | "operator" | "languages" | "presetsUsd" | "currencies"
>;

/** The brand and the languages in force as pages show them. */
export function shownOperator(): Pick<PublicConfig, "operator" | "languages"> {
  const { imprint, supportAddress, links, logo } = brand();
  return {
    operator: {
      imprint,
      supportAddress,
      links: readLinks(links).filter((link) => link !== undefined),
      ...(logo && {
        logo: { path: new URL(logo.url).pathname, width: logo.width_px, height: logo.height_px },
      }),
    },
    languages: [...languageOffer().languages],
  };
}

export function configRoute(
  mount: Mount,
  config: FixedConfig,
  readLive: () => Promise<Pick<PublicConfig, "switchedOff" | "presetsUsd" | "currencies">>,
): void {
  mount.visitor(configRoutes.config, async () => ({
    ...config,
    ...shownOperator(),
    ...(await readLive()),
  }));
}

/** The texts to show to readers of each language. */
export type OperatorTexts = Readonly<Record<Language, Readonly<Record<TextName, OperatorText>>>>;

/** Serves the operator's texts to pages that are opened without a new document, as during a call. */
export function operatorTextRoute(mount: Mount, texts: OperatorTexts): void {
  mount.visitor(operatorTextRoutes.text, async ({ params }) => texts[currentLanguage()][params.name]);
}
