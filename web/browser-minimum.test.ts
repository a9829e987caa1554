import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CompatData } from "@mdn/browser-compat-data";
import { expect, test } from "vitest";
import { catalogues } from "#words/all.ts";
import { minimum } from "./browser-minimum.ts";

const { api }: CompatData = createRequire(import.meta.url)("@mdn/browser-compat-data");
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** The first Firefox with what the voice SDK asks for. */
function firefoxWithCalls(): string {
  const support = [
    api.RTCRtpReceiver?.getCapabilities_static?.__compat?.support.firefox,
    api.RTCRtpTransceiver?.setCodecPreferences?.__compat?.support.firefox,
  ];
  const versions = support.map((one) => Number([one ?? []].flat()[0]?.version_added));
  return String(Math.max(...versions));
}

const { chrome, edge, safari, ios_saf: ios, firefox } = minimum;
const sentences = (start: string) =>
  Object.entries(catalogues).flatMap(([language, words]) => {
    const key = Object.keys(words).find((each) => each.startsWith(start)) as keyof typeof words;
    return [[`"${start}..." in ${language}`, words[key] as string] as const, [`"${start}..."`, key] as const];
  });
const tooOld = sentences("This browser shows the page");
const statements = [
  ["README.md", read("README.md")],
  ["docs/operating.md", read("docs/operating.md")],
  ["web/site/about-page.tsx", read("web/site/about-page.tsx")],
  ...sentences("Pages, forms and calls work in"),
] as const;

test("browsers that share a number in sentences share it in the list", () => {
  expect([edge, ios]).toEqual([chrome, safari]);
});

test.each([...statements, ...tooOld])("%s names the minimum of the list", (_name, text) => {
  for (const version of [chrome, safari, firefox])
    expect(text).toMatch(new RegExp(`\\b${version?.replace(".", "\\.")}\\b`));
});

test.each(statements)("%s names the Firefox that calls need", (_name, text) => {
  expect(text).toMatch(new RegExp(`\\b${firefoxWithCalls()}\\b`));
  expect(text).toContain("MDN");
});
