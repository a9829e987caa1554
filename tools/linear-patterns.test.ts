import { globSync, readFileSync } from "node:fs";
import { check } from "recheck";
import { parseAst } from "rolldown/parseAst";
import { Visitor } from "rolldown/utils";
import { expect, test } from "vitest";

const rooms = "{contract,domain,adapters,server,web,words}/**/*.{ts,tsx}";
/** Build scripts read our own files alone. */
const exclude = [
  "**/*.test.{ts,tsx}",
  "**/testing/**",
  "web/{,admin/}*.ts",
  "web/arrival/first-paint.ts",
  "web/dist/**",
];

function patternsOf(file: string): { source: string; flags: string }[] {
  const patterns: { source: string; flags: string }[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if ("regex" in node) patterns.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
  });
  visitor.visit(parseAst(readFileSync(file, "utf8"), { lang: file.endsWith("x") ? "tsx" : "ts" }, file));
  return patterns;
}

/** Maps each regular expression of the product to its files. */
function patterns(): Map<string, { source: string; flags: string; files: string[] }> {
  const all = new Map<string, { source: string; flags: string; files: string[] }>();
  for (const file of globSync(rooms, { exclude })) {
    for (const { source, flags } of patternsOf(file)) {
      const entry = all.get(`/${source}/${flags}`);
      if (entry) entry.files.push(file);
      else all.set(`/${source}/${flags}`, { source, flags, files: [file] });
    }
  }
  return all;
}

const all = patterns();

/**
 * The checker's automata prove a pattern, the same way each time. They know no lookaround and no back reference: its
 * search by chance, which would find other things in other runs, is for work by hand.
 */
async function isSlow(source: string, flags: string): Promise<boolean> {
  const { status } = await check(source, flags, { checker: "automaton", timeout: null });
  return status === "vulnerable";
}

test("finds a pattern that reads a text more than once for each of its characters", async () => {
  expect(await isSlow(String.raw`^\s*BEGIN:VCARD`, "im")).toBe(true);
  expect(await isSlow("^[^:]*QUOTED-PRINTABLE[^:]*:", "i")).toBe(true);
  expect(await isSlow(String.raw`^[ \t]*BEGIN:VCARD`, "im")).toBe(false);
});

// Each has the time of a test: all together take minutes on a busy machine.
test.each([...all])("%s reads in linear time", async (_pattern, { source, flags, files }) => {
  expect(await isSlow(source, flags), files.join(", ")).toBe(false);
});

test("the product's regular expressions are found", () => {
  expect(all.size).toBeGreaterThan(200);
});
