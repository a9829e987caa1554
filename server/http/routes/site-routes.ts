import { readLinks } from "#contract/pages/brand.ts";
import { configRoutes, type PublicConfig } from "#contract/pages/config.ts";
import type { Language } from "#contract/pages/languages.ts";
import { type LegalName, type LegalText, legalTextRoutes } from "#contract/pages/legal-texts.ts";
import type { Mount } from "#server/http/mount.ts";
import { brand } from "#words/brand.ts";
import { currentLanguage } from "#words/translate.ts";

/** The part that stays as it is while the server runs. */
export type FixedConfig = Omit<PublicConfig, "switchedOff" | "operator" | "currencies">;

/** The brand in force as pages show it. */
export function shownOperator(): NonNullable<PublicConfig["operator"]> {
  const { imprint, supportAddress, links, logo } = brand();
  return {
    imprint,
    supportAddress,
    links: readLinks(links).filter((link) => link !== undefined),
    ...(logo && {
      logo: { path: new URL(logo.url).pathname, width: logo.width_px, height: logo.height_px },
    }),
  };
}

export function configRoute(
  mount: Mount,
  config: FixedConfig,
  readLive: () => Promise<Pick<PublicConfig, "switchedOff" | "currencies">>,
): void {
  mount.visitor(configRoutes.config, async () => ({
    ...config,
    operator: shownOperator(),
    ...(await readLive()),
  }));
}

/** The texts to show to readers of each language. */
export type LegalTexts = Readonly<Record<Language, Readonly<Record<LegalName, LegalText>>>>;

/** Serves the operator's texts to pages that are opened without a new document, as during a call. */
export function legalTextRoute(mount: Mount, texts: LegalTexts): void {
  mount.visitor(legalTextRoutes.text, async ({ params }) => texts[currentLanguage()][params.name]);
}
