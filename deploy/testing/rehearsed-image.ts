/** The image as a container engine would make and start it, in folders of this machine. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { carryOut, type Image, type OsUser } from "#deploy/image/carry-out.ts";
import { makePrograms, registryEnvironment } from "#deploy/image/programs.ts";

export interface RehearsedImage extends Image {
  programs: string;
}

const isRoot = process.getuid?.() === 0;
/** Root builds as the user 65534, so that no step can change this machine. */
const builder: OsUser | undefined = isRoot ? { uid: 65_534, gid: 65_534 } : undefined;

/** Carries out the project's Dockerfile; then takes all write permissions from the result, as in a read-only container. */
export function makeImage(folder: string): RehearsedImage {
  chmodSync(folder, 0o755);
  const programs = makePrograms(join(folder, "programs"));
  const image = carryOut({
    project: join(import.meta.dirname, "../.."),
    dockerfile: "deploy/Dockerfile",
    folder: join(folder, "stages"),
    programs,
    environment: { ...registryEnvironment(), npm_config_cache: cacheFor(folder) },
    user: builder,
  });
  spawnSync("chmod", ["--recursive", "a-w,a+rX", image.directory]);
  return { ...image, programs };
}

/** A copy of what npm has downloaded before, which the builder may write to. */
function cacheFor(folder: string): string {
  const cache = join(folder, "npm-cache");
  mkdirSync(cache);
  const downloaded = join(process.env.npm_config_cache ?? "", "_cacache");
  if (existsSync(downloaded)) cpSync(downloaded, join(cache, "_cacache"), { recursive: true });
  if (builder) spawnSync("chown", ["--recursive", `${builder.uid}:${builder.gid}`, cache]);
  return cache;
}

export type Container = ReturnType<typeof startContainer>;

/** Starts the image's command as its user. */
export function startContainer(image: RehearsedImage, variables: Record<string, string>) {
  const child = spawnIn(image, image.command, variables);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return {
    output: () => output,
    /** What the image's own health check says. */
    async isHealthy(): Promise<boolean> {
      const check = spawnIn(image, image.health, variables);
      if (!hasEnded(check)) await once(check, "exit");
      return check.exitCode === 0;
    },
    /** Waits until the health check is content; throws with the output when the command has ended instead. */
    async started(): Promise<void> {
      while (!(await this.isHealthy())) {
        if (hasEnded(child)) throw new Error(`The container has ended:\n${output}`);
      }
    },
    /** Runs another command in the image; returns its exit code and output. */
    async execute(command: string[]) {
      const other = spawnIn(image, command, variables);
      const parts: Buffer[] = [];
      for (const stream of [other.stdout, other.stderr]) {
        stream?.on("data", (part: Buffer) => parts.push(part));
      }
      await once(other, "close");
      return { exitCode: other.exitCode, output: Buffer.concat(parts).toString() };
    },
    /** Sends the image's stop signal; returns the exit code. */
    async stop(): Promise<number | null> {
      if (!hasEnded(child)) {
        child.kill(image.stopSignal);
        await once(child, "exit");
      }
      return child.exitCode;
    },
    hasEnded: () => hasEnded(child),
  };
}

function spawnIn(image: RehearsedImage, [program, ...words]: string[], variables: Record<string, string>) {
  return spawn(program ?? "", words, {
    cwd: image.directory,
    env: { ...image.environment, ...variables, HOME: "/nonexistent", PATH: image.programs },
    stdio: ["ignore", "pipe", "pipe"],
    ...(isRoot ? image.user : {}),
  });
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
