import { createHash } from "node:crypto";
import { build } from "rolldown";
import type { Plugin, Rolldown } from "vite";

const web = new URL("..", import.meta.url).pathname;
/** Modules that the page needs without a network, and those that an open page may still need after the next release. */
const shellModules = [
  "index.html",
  "shell/frame/user-parts.tsx",
  "shell/frame/profile-menu.tsx",
  "shell/frame/bottom-bar.tsx",
  "shell/frame/credit-badge.tsx",
  "shell/app-pages.tsx",
  "shell/app-parts.ts",
  "shell/dashboard-page.tsx",
  "app/offline/offline-page.tsx",
  "app/call/active-call.tsx",
  "app/call/call-companions.ts",
  "app/call/call-window.tsx",
  "app/call/ended/last-call.tsx",
  "app/call/notices/ongoing-call-bar.tsx",
  "app/call-history/calls-page.tsx",
  "app/contacts/contacts-page.tsx",
  "app/contacts/contact-form.tsx",
  "number/price/quoted-number.tsx",
  "number/plans/read-typed.ts",
  "kit/api/with-queries.tsx",
  "kit/notices/toaster.tsx",
].map((path) => web + path);
/** The carrier's and the card provider's code is of no use without them. */
const vendors = /node_modules\/(@twilio|@stripe|altcha)\//;
const looks = ["/favicon.svg"];

/** Writes /worker.js: the service worker with the names of the files that it keeps. */
export function serviceWorker(): Plugin {
  const input = new URL("./worker.ts", import.meta.url).pathname;
  return {
    name: "service-worker",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle(_options, bundle) {
      const { output } = await build({ input, write: false, output: { format: "iife", minify: true } });
      const files = JSON.stringify(shellFilesOf(bundle));
      const code = output[0].code;
      const name = `farline-shell-${createHash("sha256").update(files).update(code).digest("hex").slice(0, 12)}`;
      const source = `const shellFiles=${files},shellName="${name}";\n${code}`;
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}

/** The page's script first. */
function shellFilesOf(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const fileNames = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || fileNames.has(chunk.fileName) || chunk.moduleIds.some((id) => vendors.test(id))) return;
    fileNames.add(chunk.fileName);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The build has no entry");
  add(entry);
  for (const module of shellModules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`The page has no ${module}, which web/worker/worker-plugin.ts names`);
    add(chunk);
  }
  const fonts = Object.keys(bundle).filter((name) => name.includes("latin-wght") && name.endsWith(".woff2"));
  return [...fileNames, ...fonts].map((name) => `/${name}`).concat(looks);
}
