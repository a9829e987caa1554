import { writeFileSync } from "node:fs";
import type { Plugin } from "vite";

/** The modules that main.tsx and router.tsx import once they know that a user opens the dashboard. */
const opened = [
  "shell/app-pages.tsx",
  "shell/dashboard-page.tsx",
  "shell/profile-menu.tsx",
  "shell/user-parts.tsx",
  "lib/with-queries.tsx",
];

/**
 * Writes the names of the scripts that the dashboard needs into dist/dashboard-scripts.json, beside the page. The server
 * names them in the HTML for users, so that they load in one round trip instead of three.
 */
export function dashboardScripts(): Plugin {
  return {
    name: "dashboard-scripts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle({ dir = "" }, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === "chunk" ? [[file.fileName, file] as const] : [],
        ),
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
      writeFileSync(`${dir}/../dashboard-scripts.json`, JSON.stringify([...needed]));
    },
  };
}
