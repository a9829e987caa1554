/** Rules of style that a machine can see: a comment has its noun in front, and a literal is one piece. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const rooms = "{adapters,bench,chaos,contract,deploy,domain,e2e,sandbox,server,testing,tools,web,words}";
const texts = globSync(`${rooms}/**/*.{ts,tsx}`, { cwd: root, exclude: ["**/dist/**"] }).map((file) => ({
  file,
  text: readFileSync(join(root, file), "utf8"),
}));

/** A documenting comment that is a bare clause. */
const bareClause = /\/\*\*\s+(?:\*\s+)?(?:What|Whether|Who|Whose|How|Which|Why)\b[^\n]*/g;
const spreadLiteral = /\.\.\.\{[^\n]*/g;

function matches(pattern: RegExp): string[] {
  return texts.flatMap(({ file, text }) => (text.match(pattern) ?? []).map((line) => `${file}: ${line}`));
}

test.each([
  ["one line", "Whether it rings. */"],
  ["more lines", "\n * What it costs.\n */"],
])("a comment of %s that is a bare clause is seen", (_lines, text) => {
  expect(`/** ${text}`).toMatch(new RegExp(bareClause.source));
  expect(`/** ${text.replace(/What|Whether/, "The sound")}`).not.toMatch(new RegExp(bareClause.source));
});

test("no comment is a bare clause", () => {
  expect(texts.length).toBeGreaterThan(2_000);
  expect(matches(bareClause)).toEqual([]);
});

test("no literal is spread into another", () => {
  expect(`({ ...${"{ id }"}, at })`).toMatch(new RegExp(spreadLiteral.source));
  expect(matches(spreadLiteral)).toEqual([]);
});
