import { readdirSync } from "node:fs";
import { join } from "node:path";

const assets = join(import.meta.dirname, "../../../web/dist/page/assets");

/**
 * The addresses of the built scripts of this name, as a pattern for a route.
 * @throws Error when the build has none: a test that loses or delays it would hold nothing.
 */
export function builtScripts(name: string): string {
  const isBuilt = readdirSync(assets).some((file) => file.startsWith(`${name}-`) && file.endsWith(".js"));
  if (!isBuilt) throw new Error(`The build has no script ${name}`);
  return `**/assets/${name}-*.js`;
}
