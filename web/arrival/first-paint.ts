import { build } from "rolldown";
import type { Plugin, Rolldown } from "vite";

const publicFolder = new URL("../public", import.meta.url).pathname;
/** The scripts of a few bytes that run before the first paint. */
const script = /<script src="(\/(?:theme|early-press|after-paint)\.js)"><\/script>/g;

/**
 * Writes what the first paint waits for into index.html: the style sheet and three small scripts. The first paint then needs
 * the document alone, and no second round trip. The server names the scripts in the content security policy, by their hash.
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
        const files = [...html.matchAll(script)].map(([, path = ""]) => path);
        const texts = new Map(
          await Promise.all(files.map(async (path) => [path, await small(path)] as const)),
        );
        if (texts.size !== 3) throw new Error("index.html does not name the scripts of the first paint");
        return html
          .replace(script, (_all, path: string) => `<script>${texts.get(path)}</script>`)
          .replace("</head>", () => `<style>${styles}</style></head>`);
      },
    },
  };
}

async function small(path: string): Promise<string> {
  const { output } = await build({
    input: publicFolder + path,
    write: false,
    output: { format: "iife", minify: true },
  });
  const code = output[0].code.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error(`${path} would end its own element`);
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
