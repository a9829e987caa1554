import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Plugin, rolldown } from "rolldown";

const project = join(import.meta.dirname, "../../..");
/** Below node_modules, where the bundles find the packages. */
const folder = join(project, "node_modules/.cache/programs");
const programs = [
  "tools/start.ts",
  "server/main.ts",
  "sandbox/main.ts",
  "tools/operate.ts",
  "tools/tariff.ts",
] as const;
type Program = (typeof programs)[number];

/** Says to the processes of this run that the bundles are those of its sources. */
const areBundled = "FARLINE_PROGRAMS_ARE_BUNDLED";

/**
 * Puts each program that browser tests start into one file, for this process and those that it starts. Finding and reading
 * 660 files is a quarter of each start. The tests of vitest, and those of `npm start`, start the sources.
 */
export async function bundlePrograms(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await Promise.all(programs.map(bundle));
  process.env[areBundled] = "yes";
}

/** The file to start a program from: its bundle if this run has made one, else its source. */
export function programFile(program: Program): string {
  return process.env[areBundled] ? join(folder, `${nameOf(program)}.mjs`) : join(project, program);
}

function nameOf(program: Program): string {
  return program.replace("/", "-").replace(/\.ts$/, "");
}

async function bundle(program: Program): Promise<void> {
  const entry = join(project, program);
  const build = await rolldown({
    input: entry,
    platform: "node",
    // Packages stay outside: some look for files beside their own.
    external: (id) => !/^[./#]/.test(id),
    plugins: [placesOfSources(entry)],
  });
  const name = nameOf(program);
  const names = { entryFileNames: `${name}.mjs`, chunkFileNames: `${name}-[name]-[hash].mjs` };
  const { output } = await build.generate({ format: "esm", ...names });
  for (const file of output) if (file.type === "chunk") keep(file.fileName, file.code);
  await build.close();
}

/** Another run may be starting programs from the same files: those that would not change stay. */
function keep(fileName: string, code: string): void {
  const path = join(folder, basename(fileName));
  const isSame = (() => {
    try {
      return readFileSync(path, "utf8") === code;
    } catch {
      return false;
    }
  })();
  if (!isSame) writeFileSync(path, code);
}

/** Modules find migrations, texts and workers beside their own files, wherever the bundle is. */
function placesOfSources(entry: string): Plugin {
  return {
    name: "places-of-sources",
    transform: (code, id) =>
      code
        .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href))
        .replaceAll("import.meta.dirname", JSON.stringify(dirname(id)))
        .replaceAll("import.meta.filename", JSON.stringify(id))
        .replaceAll("import.meta.main", String(id === entry)),
  };
}
