/**
 * `npm run release -- FOLDER`: makes the folder that `farline.service` runs, by the steps of the container's file, with
 * the Node that runs this.
 */
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { carryOut } from "./image/carry-out.ts";
import { makePrograms, registryEnvironment } from "./image/programs.ts";

const [target, ...more] = process.argv.slice(2);
if (target === undefined || more.length > 0) exit("Usage: npm run release -- /opt/farline-1");
const place = resolve(target);
if (existsSync(place)) exit(`${place} exists already; name a new folder.`);
if (!existsSync(dirname(place))) exit(`${dirname(place)} does not exist.`);

const folder = mkdtempSync(join(tmpdir(), "farline-release-"));
try {
  console.log("Installing packages and building the page...");
  const programs = makePrograms(join(folder, "programs"));
  const image = carryOut({
    project: join(import.meta.dirname, ".."),
    dockerfile: "deploy/Dockerfile",
    folder: join(folder, "stages"),
    programs,
    environment: registryEnvironment(),
  });
  const draft = `${place}.unfinished`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(image.directory, draft, { recursive: true, verbatimSymlinks: true });
  cpSync(join(programs, "node"), join(draft, "bin/node"));
  renameSync(draft, place);
  console.log(`The release is in ${place}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function exit(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
