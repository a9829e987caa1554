import { expect } from "@playwright/test";
import { test } from "./test.ts";

const pages = [
  ["/", "This browser shows the page, but forms and calls need a newer one"],
  ["/rates", "This browser shows the page, but forms and calls need a newer one"],
  ["/login?lang=de", "Dieser Browser zeigt die Seite"],
] as const;

test("a browser older than the minimum keeps the server's pages and says which one is needed", async ({
  visitor,
}) => {
  for (const [path, sentence] of pages) {
    await visitor.open(path);
    await visitor.see(sentence);
    await visitor.seePage();
    const { evaluate } = visitor.browser;
    expect(await evaluate<string>("document.getElementById('root').innerText"), path).not.toContain(
      "Loading",
    );
    expect(await evaluate<number>("document.querySelectorAll('script[type=module]').length"), path).toBe(0);
  }
});
