import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** Words of Tailwind and of CSS for one side of the screen, the same side in every language. */
const physical = [
  /(?<=["'`\s:!]|["'`\s:!]-)(?:scroll-)?[mp][lr]-(?:[\d[(]|auto|px)[^\s"'`]*/,
  /(?<=["'`\s:!]|["'`\s:!]-)(?:left|right)-(?:[\d[(]|auto|full|px)[^\s"'`]*/,
  /(?<=["'`\s:!])(?:border|rounded)-(?:l|r|tl|tr|bl|br)(?=[-"'`\s])[^\s"'`]*/,
  /(?<=["'`\s:!])(?:text|float|clear|object|origin)-(?:left|right)(?=[-"'`\s])/,
  /(?<=["'`\s:!]|["'`\s:!]-)translate-x-[^\s"'`]*/,
  // The parts of a screen that a phone covers are named by their sides.
  /(?<!env\(safe-area-)\b(?:margin|padding|border|inset)-(?:left|right)\b/,
  /^\s*(?:left|right)\s*:\s*[^,]*;/m,
  /text-align:\s*(?:left|right)/,
];

function physicalIn(text: string): string[] {
  return physical.flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, "gm"))].map(([match]) => match.trim()),
  );
}

describe("the page's styles", () => {
  const web = join(import.meta.dirname, "../..");
  const files = readdirSync(web, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.(?:tsx?|css)$/.test(path) && !/(?:\.test\.ts|^dist)/.test(path),
  );

  it("name the start and the end, so that they fit both directions of writing", () => {
    expect(files.length).toBeGreaterThan(200);
    const problems = files.flatMap((path) =>
      physicalIn(readFileSync(join(web, path), "utf8")).map((style) => `${path}: ${style}`),
    );
    expect(problems).toEqual([]);
  });

  it.each([
    ['className="mt-1 ml-2"', "ml-2"],
    ['className="-mr-1.5"', "mr-1.5"],
    ['className="md:first:pl-0"', "pl-0"],
    ["`$" + "{style} pr-18`", "pr-18"],
    ['"absolute right-0"', "right-0"],
    ['"top-1/2 left-[3px]"', "left-[3px]"],
    ['"sm:text-right"', "text-right"],
    ['"border-l border-line"', "border-l"],
    ['"rounded-tr-lg"', "rounded-tr-lg"],
    ['"-translate-x-1/2"', "translate-x-1/2"],
    ["  margin-left: 1rem;", "margin-left"],
    ["  left: 0;", "left: 0;"],
    ["  text-align: right;", "text-align: right"],
  ])("are refused in %s", (text, style) => {
    expect(physicalIn(text)).toEqual([style]);
  });
});
