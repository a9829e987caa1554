import { writeFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";

/** The modules that main.tsx and router.tsx import once they know that a user opens a page. */
const ofAnyPage = [
  "shell/app-pages.tsx",
  "shell/profile-menu.tsx",
  "shell/user-parts.tsx",
  "lib/with-queries.tsx",
];
/** The modules of each page that web/shell/page-frames.tsx has a frame of. */
const ofPages: Readonly<Record<string, readonly string[]>> = {
  "/dashboard": ["shell/dashboard-page.tsx"],
  "/purchase-credits": ["features/purchase/purchase-page.tsx"],
  "/transactions": ["shell/loaders.ts", "features/transactions/transactions-page.tsx"],
  "/calls": ["features/call-history/calls-page.tsx"],
  "/contacts": ["features/contacts/contacts-page.tsx"],
  "/settings": ["features/settings/settings-page.tsx"],
};

/**
 * Writes the names of the scripts that each user's page needs into dist/frame-scripts.json, beside the page. The server
 * names them in the HTML for users, so that they load in one round trip instead of three.
 */
export function frameScripts(): Plugin {
  return {
    name: "frame-scripts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle({ dir = "" }, bundle) {
      const lists = Object.entries(ofPages).map(([path, own]) => [
        path,
        scriptsOf([...ofAnyPage, ...own], bundle),
      ]);
      writeFileSync(`${dir}/../frame-scripts.json`, JSON.stringify(Object.fromEntries(lists)));
    },
  };
}

function scriptsOf(opened: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])),
  );
  const needed = new Set<string>();
  const seen = new Set<string>();
  // What a script needs comes before it, because the page runs them in this order.
  const need = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of chunks.get(name)?.imports ?? []) need(imported);
    needed.add(name);
  };
  for (const path of opened) {
    const chunk = [...chunks.values()].find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`web/${path}`)),
    );
    if (!chunk) throw new Error(`No script holds ${path}`);
    need(chunk.fileName);
  }
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  // The built page names these itself.
  for (const name of [entry?.fileName ?? "", ...(entry?.imports ?? [])]) needed.delete(name);
  return [...needed];
}
