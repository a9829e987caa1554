import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";

const importLine = /^import (?!type\b)[^;]*? from "(\.[^"]+)";$/gm;
const typeImportLine = /^import type [^;]*;$/gm;

/**
 * Joins a module and the modules it imports into one classic script, as pages load Stripe.js: types stripped, each
 * module once, after what it needs. Modules share one scope, so their top-level names must differ; the test parses
 * every script we serve, and a doubled name does not parse.
 * @throws Error when a module is missing.
 */
export function classicScript(entry: string): string {
  const sources: string[] = [];
  collect(entry, new Set(), sources);
  return `(() => {\n"use strict";\n${sources.join("\n")}\n})();\n`;
}

function collect(path: string, seen: Set<string>, sources: string[]): void {
  if (seen.has(path)) return;
  seen.add(path);
  const typescript = readFileSync(path, "utf8");
  for (const [, imported = ""] of typescript.matchAll(importLine)) {
    collect(join(dirname(path), imported), seen, sources);
  }
  const bare = typescript.replace(importLine, "").replace(typeImportLine, "");
  sources.push(stripTypes(bare.replace(/^export /gm, "")).trim());
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
