/** The built styles use nothing that a browser of the stated minimum lacks, except with a fallback or as an addition. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data";
import postcss, { type AtRule, type Declaration, type Node, type Root, type Rule } from "postcss";
import { beforeAll, expect, test } from "vitest";
import { browserData, isInMinimum } from "#e2e/support/page/browser-data.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";

const { css } = browserData;
const project = join(import.meta.dirname, "../..");
const dist = join(project, "web/dist");

beforeAll(buildPageIfNeeded);

/** Features that browsers of the minimum may lack, and why a page is as readable without them. */
const additions: Readonly<Record<string, readonly string[]>> = {
  "finer lines, measures and movement": [
    "field-sizing",
    "grid-template-rows: subgrid",
    "1lh",
    "text-wrap",
    "@keyframes translate",
  ],
  "the font before it has loaded": [
    "ascent-override",
    "descent-override",
    "font-family: ui-monospace",
    "font-family: ui-sans-serif",
    "line-gap-override",
    "size-adjust",
  ],
  "drawing and scrolling with less work": [
    "contain-intrinsic-size",
    "content-visibility",
    "overscroll-behavior",
  ],
  "room around what has the focus, beside bars and messages that are fixed": [
    ":has([data-has-foot])",
    ":has([data-sonner-toast])",
  ],
  "fewer lines of a call beside its notice": [":has([data-foot-line])"],
  "room for messages over a call or a question that is the whole screen": [
    ":has([data-call-screen])",
    ":has([data-call-screen],[data-dialog])",
  ],
  "colours of the reader's own, which browsers without them have not": [
    "@media (forced-colors)",
    "forced-color-adjust",
  ],
  "a second mark of a chosen field in such colours": [":has(>:checked)"],
  "a print without the frame of the page": [":has(>main)"],
  "there since long, and lacking on a touch screen or in a detail": [
    "::selection",
    "accent-color",
    "cursor: not-allowed",
    "cursor: pointer",
    "outline",
    "resize",
  ],
  "written with its prefix too": ["text-align: match-parent"],
  "nothing by itself": ["container-type"],
};

function styleSheets(): Map<string, Root> {
  const page = readFileSync(join(dist, "page/index.html"), "utf8");
  const files = globSync(["page/assets/*.css", "admin/assets/*.css"], { cwd: dist });
  const texts = [
    ["page", [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join("")],
    ...files.map((file) => [file.replace(/-[\w-]{8}\.css$/, ""), readFileSync(join(dist, file), "utf8")]),
    // Brought by its script.
    ["sonner", readFileSync(join(project, "node_modules/sonner/dist/styles.css"), "utf8")],
  ] as const;
  return new Map(texts.map(([name = "", text = ""]) => [name, postcss.parse(text)]));
}

/** A feature that a style sheet uses, and the rule or declaration that does. */
interface Use {
  feature: string;
  compat: CompatStatement | undefined;
  node: Node;
}

/** Functions by name: of colours, transforms and all values first, then of single properties. */
const functions = new Map<string, CompatStatement>();
for (const group of [css.types, css.properties, css["at-rules"]]) collect(group ?? {});
function collect(group: Identifier): void {
  for (const [name, each] of Object.entries(group) as [string, Identifier][]) {
    if (name === "__compat") continue;
    if (each.__compat && !functions.has(name)) functions.set(name, each.__compat);
    collect(each);
  }
}

function usesOf(root: Root): Use[] {
  const uses: Use[] = [];
  root.walk((node) => {
    const add: Add = (feature, compat) => uses.push({ feature, compat, node });
    if (node.type === "decl") addDeclaration(node, add);
    if (node.type === "rule" && !isInKeyframes(node)) addSelector(node.selector, add);
    if (node.type === "atrule") addAtRule(node, add);
  });
  // A name with a prefix is of one browser alone.
  return uses.filter(({ feature }) => !/^(@|::?|[a-z-]+: )?-/.test(feature));
}

type Add = (feature: string, compat: CompatStatement | undefined) => void;

function addDeclaration(declaration: Declaration, add: Add): void {
  const { prop, value, parent } = declaration;
  if (prop === "unicode-range") return;
  const descriptors = parent?.type === "atrule" ? css["at-rules"]?.[(parent as AtRule).name] : undefined;
  const property = (descriptors ?? css.properties)?.[prop];
  const plain = value.replace(/"[^"]*"|'[^']*'|(url|format)\([^)]*\)/g, " ");
  if (!prop.startsWith("--")) {
    const isNew = !property?.__compat || !isInMinimum(property.__compat);
    add(isInKeyframes(declaration) && isNew ? `@keyframes ${prop}` : prop, property?.__compat);
    // Each value of a new property is new.
    for (const [word] of isNew ? [] : plain.matchAll(/(?<![\w.#-])[a-z][a-z-]*(?![\w(-])/g)) {
      const keyword = property?.[word]?.__compat;
      if (keyword) add(`${prop}: ${word}`, keyword);
    }
  }
  for (const [, name = ""] of plain.matchAll(/([a-z][\w-]*)\(/g))
    add(`${name}()`, functions.get(name.replace("rgba", "rgb")));
  for (const [, unit = ""] of plain.matchAll(/(?<![\w#-])\d*\.?\d+([a-z]+)\b/gi))
    add(`1${unit}`, unitData(unit));
}

function unitData(unit: string): CompatStatement | undefined {
  const length = css.types?.length ?? {};
  const window = { d: "dynamic", l: "large", s: "small" }[/^([dls])v/.exec(unit)?.[1] ?? ""];
  if (window) return length[`viewport_percentage_units_${window}`]?.__compat;
  if (unit.startsWith("cq")) return length.container_query_length_units?.__compat;
  if (/^(px|pt|cm|mm|in|s|ms|deg|turn|fr)$/.test(unit)) return length.__compat;
  return length[unit]?.__compat;
}

function addSelector(selector: string, add: Add): void {
  let plain = selector.replace(/\\.|"[^"]*"/g, "");
  // These two leave out what they do not know.
  for (const list = /:(?:is|where)\((?![^()]*:has)(?:[^()]|\([^()]*\))*\)/g; list.test(plain); )
    plain = plain.replace(list, "");
  for (const [, content = ""] of plain.matchAll(/:has\(((?:[^()]|\([^()]*\))*)\)/g))
    add(`:has(${content})`, css.selectors?.has?.__compat);
  for (const [name, word = ""] of plain.matchAll(/::?([a-z][\w-]*)/g))
    if (word !== "has") add(name, css.selectors?.[word]?.__compat);
}

function addAtRule({ name, params }: AtRule, add: Add): void {
  const group = css["at-rules"]?.[name];
  add(`@${name}`, group?.__compat);
  if (name !== "media") return;
  for (const [, feature = ""] of params.matchAll(/\((?:min-|max-)?([a-z-]+)/g))
    add(`@media (${feature})`, group?.[feature]?.__compat);
  if (/[<>]/.test(params)) add("@media (<)", group?.range_syntax?.__compat);
  if (/\bor\b/.test(params)) add("@media or", group?.or_syntax?.__compat);
  // Chrome 104 and Safari 16.4 read it without a type of medium; the data have no entry.
  if (/(?<!and )not \(|\(not\b/.test(params)) add("@media not ()", undefined);
}

function ancestors({ parent }: Node): Node[] {
  return parent ? [parent as Node, ...ancestors(parent as Node)] : [];
}

function atRulesAround(node: Node): AtRule[] {
  return ancestors(node).filter((one): one is AtRule => one.type === "atrule");
}

function isInKeyframes(node: Node): boolean {
  return atRulesAround(node).some(({ name }) => name.endsWith("keyframes"));
}

/** Conditions under which browsers without a feature have another rule. */
const conditions: Readonly<Record<string, string>> = {
  translate: "(translate:none)",
  rotate: "(translate:none)",
  scale: "(translate:none)",
  "1dvh": "(height:1dvh)",
  "@container": "(container-type:inline-size)",
  ":has(:focus-visible)": "selector(:has(*))",
};

function hasFallback(root: Root, { feature, node }: Use): boolean {
  if (feature === "@property" || atRulesAround(node).some(({ name }) => name === "property"))
    return isSetElsewhere(root, (node.type === "atrule" ? node : node.parent) as AtRule);
  const featureName = feature.replace(/^1|\(\)$/g, "");
  if (
    atRulesAround(node).some(({ name, params }) => name === "supports" && params.includes(`${featureName}(`))
  )
    return true;
  return hasOlderDeclaration(node, featureName) || hasOlderRule(root, feature, node);
}

/** Tailwind sets what a registered property begins with where it cannot be registered. */
function isSetElsewhere(root: Root, { params, nodes = [] }: AtRule): boolean {
  const begins = nodes.some((one) => one.type === "decl" && one.prop === "initial-value");
  const unregistered = root.nodes.find((one) => one.type === "atrule" && one.name === "supports");
  return !begins || String(unregistered).includes(`${params}:`);
}

function hasOlderDeclaration(node: Node, feature: string): boolean {
  if (node.type !== "decl") return false;
  const { prop, parent } = node as Declaration;
  const declarations = (parent?.nodes ?? []).filter((one) => one.type === "decl");
  const earlier = declarations.slice(0, declarations.indexOf(node as Declaration));
  return (
    declarations.some((one) => one.prop === `-webkit-${prop}`) ||
    earlier.some((one) => one.prop === prop && !one.value.includes(feature))
  );
}

function hasOlderRule(root: Root, feature: string, node: Node): boolean {
  const condition = conditions[feature];
  if (!condition) return false;
  const older = new Set<string>();
  root.walkAtRules("supports", (rule) => {
    if (rule.params === `not ${condition}`) for (const one of selectorsIn(rule)) older.add(one);
  });
  return selectorsIn(node.type === "decl" ? (node.parent as Rule) : (node as AtRule)).every((one) =>
    older.has(one.replace(":has(:focus-visible)", ":focus-within")),
  );
}

function selectorsIn(rule: AtRule | Rule): string[] {
  if (rule.type === "rule") return rule.selectors;
  return (rule.nodes ?? []).flatMap((one) =>
    one.type === "rule" || one.type === "atrule" ? selectorsIn(one) : [],
  );
}

test("every feature is in the minimum, has a fallback, or only adds to a readable page", () => {
  const properties = Object.values(additions).flat();
  const lacking = new Map<string, string>();
  for (const [name, root] of styleSheets())
    for (const use of usesOf(root)) {
      if (use.compat && isInMinimum(use.compat)) continue;
      if (!hasFallback(root, use)) lacking.set(use.feature, `${use.feature} (${name}: ${use.node})`);
    }
  expect([...lacking].filter(([feature]) => !properties.includes(feature)).map(([, use]) => use)).toEqual([]);
  expect(properties.filter((feature) => !lacking.has(feature))).toEqual([]);
});

test("older browsers read every rule but the one that hides the sentence for them", () => {
  const layered: string[] = [];
  for (const root of styleSheets().values())
    root.walkAtRules("layer", (layer) => layer.walkRules(({ selector }) => void layered.push(selector)));
  expect(layered).toEqual(["[data-too-old]"]);
});
