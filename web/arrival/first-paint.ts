import { readFileSync } from "node:fs";
import { minify } from "rolldown/utils";
import type { Plugin, Rolldown } from "vite";

const publicFolder = new URL("../public", import.meta.url).pathname;
/** The tags of the scripts of a few bytes that run before the first paint, one after another. */
const scriptTags = /<script src="\/theme\.js"><\/script>\s*<script src="\/after-paint\.js"><\/script>/;

/**
 * Writes what the first paint waits for into index.html: the style sheet and two small scripts in one element. The first
 * paint then needs the document alone, and no second round trip. The server names the scripts in the content security
 * policy, by their hash. Indentation goes.
 */
export function firstPaint(): Plugin {
  let styles = "";
  return {
    name: "first-paint",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // Ahead of what names the style sheet in the page and in each chunk that imports the entry.
      order: "pre",
      handler(_options, bundle) {
        styles = takeStyles(bundle);
      },
    },
    transformIndexHtml: {
      order: "post",
      async handler(html) {
        const [tags] = scriptTags.exec(html) ?? [];
        if (!tags) throw new Error("index.html does not name the scripts of the first paint");
        const paths = [...tags.matchAll(/src="([^"]+)"/g)].map(([, path = ""]) => path);
        const script = await small(paths);
        return html
          .replace(/\n\s*/g, " ")
          .replace(scriptTags, () => `<script>${script}</script>`)
          .replace("</head>", () => `<style>${styles}</style></head>`);
      },
    },
  };
}

async function small(paths: readonly string[]): Promise<string> {
  const texts = paths.map((path) => readFileSync(publicFolder + path, "utf8"));
  const { code, errors } = await minify("first-paint.js", `(() => {${texts.join("")}})()`);
  if (errors.length > 0 || /<\/script|<!--/i.test(code))
    throw new Error("A script of the first paint cannot be written into the page");
  return code;
}

function takeStyles(bundle: Rolldown.OutputBundle): string {
  const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry);
  const names = entry?.type === "chunk" ? entry.viteMetadata?.importedCss : undefined;
  const [name = ""] = names ?? [];
  const file = bundle[name];
  if (names?.size !== 1 || file?.type !== "asset") throw new Error("The entry has not one style sheet");
  names.clear();
  delete bundle[name];
  const text = typeof file.source === "string" ? file.source : new TextDecoder().decode(file.source);
  if (/<\/style/i.test(text)) throw new Error("The style sheet would end its own element");
  return text.trim();
}
