import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readLegalTexts } from "./legal-texts.ts";
import { readMarkdown } from "./read-markdown.ts";

const own = { sellerName: "Acme & *Sons* Ltd", publicUrl: "https://calls.test:8443" };
const folder = mkdtempSync(join(tmpdir(), "farline-texts-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the texts that come with the server name the seller and the site as configured", () => {
  const { terms, privacy, refunds } = readLegalTexts({ textsDirectory: undefined, ...own });
  expect([terms.title, privacy.title, refunds.title]).toEqual(["Terms", "Privacy", "Refunds"]);
  const words = JSON.stringify([terms, privacy, refunds]);
  expect(words).toContain("you and Acme & *Sons* Ltd, who runs calls.test:8443.");
  expect(words).toContain("cannot call emergency numbers");
  expect(words).not.toMatch(/[{]{2}|\\\\/);
});

test("an operator's folder replaces the texts, and a start without one of the files says which", () => {
  for (const name of ["terms", "privacy"])
    writeFileSync(join(folder, `${name}.md`), `# ${name} of {{seller}}`);
  const read = () => readLegalTexts({ textsDirectory: folder, ...own });
  expect(read).toThrow(/refunds\.md cannot be shown: ENOENT/);
  writeFileSync(join(folder, "refunds.md"), "# Refunds\n\nAsk {{manager}}.");
  expect(read).toThrow(/refunds\.md cannot be shown: it names {{manager}}; known are seller, site\./);
  writeFileSync(join(folder, "refunds.md"), "# Refunds\n\nAsk us.");
  expect(read()).toMatchObject({
    terms: { name: "terms", title: "terms of Acme & *Sons* Ltd" },
    refunds: { blocks: [{ kind: "paragraph", spans: [{ text: "Ask us." }] }] },
  });
});

test("paragraphs, lists, strong words and links become blocks without HTML", () => {
  const text = "# One\n\n## Two\n\nA **b** [c](/d).\n\n- e\n- [f](https://g.test)\n";
  expect(readMarkdown(text)).toEqual({
    title: "One",
    blocks: [
      { kind: "heading", text: "Two" },
      {
        kind: "paragraph",
        spans: [
          { text: "A " },
          { text: "b", strong: true },
          { text: " " },
          { text: "c", href: "/d" },
          { text: "." },
        ],
      },
      { kind: "list", items: [[{ text: "e" }], [{ text: "f", href: "https://g.test" }]] },
    ],
  });
});

test.each([
  ["no title", "words", /begin with a title/],
  ["HTML", "# a\n\n<b>b</b>", /html/],
  ["HTML within words", "# a\n\nb <script>c</script>", /html/],
  ["a picture", "# a\n\n![b](https://c.test/d.png)", /image/],
  ["a table", "# a\n\n| b |\n|---|\n| c |", /table/],
  ["a link that runs a script", "# a\n\n[b](javascript:alert(1))", /leads to "javascript:/],
  ["a link without a scheme", "# a\n\n[b](//c.test)", /leads to "\/\/c.test"/],
])("%s is refused", (_name, text, reason) => {
  expect(() => readMarkdown(text)).toThrow(reason);
});
