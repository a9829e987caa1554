import { createHash } from "node:crypto";
import { build } from "rolldown";
import type { Plugin, Rolldown } from "vite";

/** What the page shows without a network, and what an open page may still need after the next release. */
const shellModules = [
  /web\/index\.html$/,
  /web\/shell\/(user-parts|app-pages|app-parts|dashboard-page|profile-menu|bottom-bar|credit-badge)\.tsx?$/,
  /web\/features\/offline\/offline-page\.tsx$/,
  /web\/features\/call\/(active-call|last-call|ongoing-call-bar|call-companions|call-window)\.tsx?$/,
  /web\/number\/price\/quoted-number\.tsx$/,
  /web\/features\/call-history\/calls-page\.tsx$/,
  /web\/features\/contacts\/(contacts-page|contact-form)\.tsx$/,
  /web\/lib\/with-queries\.tsx$/,
  /web\/ui\/toaster\.tsx$/,
  /web\/number\/plans\/read-typed\.ts$/,
];
/** The carrier's and the card provider's code is of no use without them. */
const vendors = /node_modules\/(@twilio|@stripe|altcha)\//;
const looks = ["/favicon.svg"];

/** Writes /worker.js: the service worker with the names of the files that it keeps. */
export function serviceWorker(): Plugin {
  const input = new URL("./worker/worker.ts", import.meta.url).pathname;
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
  const found = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk.fileName) || chunk.moduleIds.some((id) => vendors.test(id))) return;
    found.add(chunk.fileName);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The build has no entry");
  add(entry);
  for (const chunk of chunks)
    if (chunk.moduleIds.some((id) => shellModules.some((shown) => shown.test(id)))) add(chunk);
  const fonts = Object.keys(bundle).filter((name) => /latin-wght[^/]*\.woff2$/.test(name));
  return [...found, ...fonts].map((name) => `/${name}`).concat(looks);
}
