/**
 * Carries out the lines of a Dockerfile in a folder, where no container runs: each stage has a folder, and the base
 * image is this machine with a Node and an npm that are given.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { leftOut } from "./build-context.ts";
import { type Instruction, readInstructions } from "./instructions.ts";

export interface Build {
  /** The folder that the Dockerfile copies from. */
  project: string;
  /** Relative to the project; the file that is named after it with `.dockerignore` says what is left out. */
  dockerfile: string;
  /** An empty folder for the stages. */
  folder: string;
  /** A folder with the programs `node` and `npm`. */
  programs: string;
  /** Variables of the steps beside those of the file. */
  environment: Readonly<Record<string, string>>;
  /** Who runs the steps; this process's own user without it. */
  user?: OsUser | undefined;
}

export interface OsUser {
  uid: number;
  gid: number;
}

export interface Image {
  /** The folder of `WORKDIR` in the last stage. */
  directory: string;
  environment: Record<string, string>;
  user: OsUser;
  command: string[];
  health: string[];
  stopSignal: "SIGTERM";
}

interface Stage {
  root: string;
  directory: string;
  environment: Record<string, string>;
  user?: OsUser;
  command?: string[];
  health?: string[];
  stopSignal?: "SIGTERM";
}

/** A step of the Dockerfile failed; the message has its output. */
class StepError extends Error {
  override name = "StepError";
}

/** @throws StepError, UnknownInstructionError */
export function carryOut(build: Build): Image {
  const text = (path: string) => readFileSync(join(build.project, path), "utf8");
  const isLeftOut = leftOut(text(`${build.dockerfile}.dockerignore`));
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const instruction of readInstructions(text(build.dockerfile))) {
    if (instruction.keyword === "FROM") {
      stage = openStage(build, instruction.stage ?? String(stages.size));
      stages.set(basename(stage.root), stage);
    } else if (stage === undefined) {
      throw new StepError(`${instruction.keyword} stands before the first FROM`);
    } else {
      carryOutStep(instruction, stage, { build, isLeftOut, stages });
    }
  }
  const { directory, environment, user, command, health, stopSignal } = stage ?? {};
  if (!directory || !environment || !user || !command || !health || !stopSignal) {
    throw new StepError("The last stage needs WORKDIR, ENV, USER, CMD, HEALTHCHECK and STOPSIGNAL");
  }
  return { directory, environment, user, command, health, stopSignal };
}

function openStage({ folder, user }: Build, name: string): Stage {
  const root = join(folder, name);
  makeFolder(root, user);
  return { root, directory: root, environment: {} };
}

interface Surroundings {
  build: Build;
  isLeftOut: (path: string) => boolean;
  stages: ReadonlyMap<string, Stage>;
}

function carryOutStep(
  instruction: Exclude<Instruction, { keyword: "FROM" }>,
  stage: Stage,
  surroundings: Surroundings,
): void {
  switch (instruction.keyword) {
    case "WORKDIR":
      stage.directory = join(stage.root, instruction.path);
      makeFolder(stage.directory, surroundings.build.user);
      return;
    case "COPY":
      copy(instruction, stage, surroundings);
      return;
    case "RUN":
      run(instruction.command, stage, surroundings.build);
      return;
    case "ENV":
      stage.environment[instruction.name] = instruction.value;
      return;
    case "USER":
      stage.user = { uid: instruction.uid, gid: instruction.gid };
      return;
    case "EXPOSE":
      return;
    case "STOPSIGNAL":
      stage.stopSignal = instruction.signal;
      return;
    case "HEALTHCHECK":
      stage.health = instruction.command;
      return;
    case "CMD":
      stage.command = instruction.command;
  }
}

function copy(
  { from, sources, target }: Extract<Instruction, { keyword: "COPY" }>,
  stage: Stage,
  { build, isLeftOut, stages }: Surroundings,
): void {
  const source = from === undefined ? build.project : stages.get(from)?.root;
  if (source === undefined) throw new StepError(`There is no stage ${from}`);
  if (!target.endsWith("/")) throw new StepError(`${target} must end with a slash: it is a folder`);
  const into = join(stage.directory, target);
  for (const name of sources) {
    const path = join(source, name);
    const isAbsent = !existsSync(path) || (from === undefined && isLeftOut(relative(source, path)));
    if (isAbsent) throw new StepError(`COPY ${name}: there is no such file`);
    // A folder is copied by its content, a file by its name.
    cpSync(path, statSync(path).isDirectory() ? into : join(into, basename(path)), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (each) => from !== undefined || !isLeftOut(relative(source, each)),
    });
  }
  give(into, build.user);
}

function run(command: string, stage: Stage, { folder, programs, environment, user }: Build): void {
  const home = join(folder, "home");
  makeFolder(home, user);
  const { status, stdout, stderr, error } = spawnSync("/bin/sh", ["-c", command], {
    cwd: stage.directory,
    env: { ...environment, ...stage.environment, HOME: home, PATH: `${programs}:/usr/bin:/bin` },
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    ...user,
  });
  if (status !== 0) throw new StepError(`RUN ${command}\n${error?.message ?? ""}${stdout}${stderr}`);
}

function makeFolder(path: string, user: OsUser | undefined): void {
  mkdirSync(path, { recursive: true });
  give(path, user);
}

function give(path: string, user: OsUser | undefined): void {
  if (user) spawnSync("chown", ["--recursive", `${user.uid}:${user.gid}`, path]);
}
