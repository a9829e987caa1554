import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";

const importLine = /^import (?!type\b)[^;]*? from "(\.[^"]+)";$/gm;
const typeImportLine = /^import type [^;]*;$/gm;
const topLevelName = /^(?:export )?(?:async )?(?:function|const|let|class) (\w+)/gm;

/**
 * Joins a module and the modules it imports into one classic script, as pages load Stripe.js: types stripped, each
 * module once, after what it needs. Modules share one scope, so their top-level names must differ.
 * @throws Error when a module is missing or two of them use the same name.
 */
export function classicScript(entry: string): string {
  const sources: string[] = [];
  collect(entry, new Set(), sources);
  expectDifferentNames(sources);
  const joined = sources.map((source) => stripTypes(source.replace(/^export /gm, "")).trim());
  return `(() => {\n"use strict";\n${joined.join("\n")}\n})();\n`;
}

function collect(path: string, seen: Set<string>, sources: string[]): void {
  if (seen.has(path)) return;
  seen.add(path);
  const typescript = readFileSync(path, "utf8");
  for (const [, imported = ""] of typescript.matchAll(importLine)) {
    collect(join(dirname(path), imported), seen, sources);
  }
  sources.push(typescript.replace(importLine, "").replace(typeImportLine, ""));
}

function expectDifferentNames(sources: readonly string[]): void {
  const seen = new Set<string>();
  for (const [, name = ""] of sources.join("\n").matchAll(topLevelName)) {
    if (seen.has(name)) throw new Error(`Two modules of one browser script declare ${name}; rename one.`);
    seen.add(name);
  }
}

/** Node calls the function experimental; whoever starts the sandbox need not read that. */
function stripTypes(typescript: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(typescript);
  } finally {
    process.emitWarning = emitWarning;
  }
}
