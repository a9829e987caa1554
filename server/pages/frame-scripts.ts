import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Vite's manifest: what each script imports, https://vite.dev/guide/backend-integration. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;
/** Vite's other manifest: the addresses of the scripts that hold a module. */
export type ModuleScripts = Readonly<Record<string, readonly string[]>>;

export function readManifests(builtPage: string): [Manifest, ModuleScripts] {
  const read = (name: string) => JSON.parse(readFileSync(join(builtPage, ".vite", name), "utf8"));
  return [read("manifest.json"), read("ssr-manifest.json")];
}

/**
 * The addresses of the scripts that modules need, without those that the built page names itself.
 * @throws Error when no script holds one of the modules.
 */
export function scriptsOf(
  modules: readonly string[],
  [manifest, moduleScripts]: [Manifest, ModuleScripts],
): string[] {
  const chunks = Object.values(manifest);
  const needed = new Set<string>();
  const need = (file: string) => {
    if (needed.has(file)) return;
    needed.add(file);
    for (const key of importsOf(chunks.find((chunk) => chunk.file === file))) need(fileOf(manifest, key));
  };
  for (const name of modules) {
    const scripts = (moduleScripts[name] ?? []).filter((address) => address.endsWith(".js"));
    if (scripts.length === 0) throw new Error(`No script of the built page holds ${name}`);
    for (const address of scripts) need(address.slice(1));
  }
  const entry = manifest["index.html"];
  for (const file of [entry?.file, ...importsOf(entry).map((key) => fileOf(manifest, key))])
    needed.delete(file ?? "");
  return [...needed].map((file) => `/${file}`);
}

function importsOf(chunk: Manifest[string] | undefined): readonly string[] {
  return chunk?.imports ?? [];
}

function fileOf(manifest: Manifest, key: string): string {
  const file = manifest[key]?.file;
  if (file === undefined) throw new Error(`The manifest has no ${key}`);
  return file;
}
