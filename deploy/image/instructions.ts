/** The lines of a Dockerfile as data: those that `carry-out.ts` knows, and no other. */
import { DockerfileParser, type Instruction as Line } from "dockerfile-ast";
import { z } from "zod";

export type Instruction =
  | { keyword: "FROM"; image: string; stage: string | undefined }
  | { keyword: "WORKDIR"; path: string }
  | { keyword: "COPY"; from: string | undefined; sources: string[]; target: string }
  | { keyword: "RUN"; command: string }
  | { keyword: "ENV"; name: string; value: string }
  | { keyword: "USER"; uid: number; gid: number }
  | { keyword: "EXPOSE"; port: number }
  | { keyword: "STOPSIGNAL"; signal: "SIGTERM" }
  | { keyword: "HEALTHCHECK"; command: string[] }
  | { keyword: "CMD"; command: string[] };

/** An instruction or an option that is not carried out would make the file and its rehearsal differ. */
export class UnknownInstructionError extends Error {
  override name = "UnknownInstructionError";
}

/** @throws UnknownInstructionError */
export function readInstructions(dockerfile: string): Instruction[] {
  return DockerfileParser.parse(dockerfile).getInstructions().map(readLine);
}

const wordsSchema = z.array(z.string()).min(1);
const timing = "(?:--(?:interval|timeout|start-period|retries)=\\S+\\s+)*";

/** The whole line after its keyword has one of these forms, each with the names that `readLine` takes from it. */
const forms = {
  FROM: /^(?<image>[a-z]\S*)(?: AS (?<stage>\w+))?$/,
  WORKDIR: /^(?<path>\/\S+)$/,
  COPY: /^(?:--from=(?<from>\w+) )?(?<paths>[^\s-]\S*(?: [^\s-]\S*)+)$/,
  RUN: /^(?<command>[^-[<][^<]*)$/s,
  ENV: /^(?<name>\w+)=(?<value>[^\s"'$]+)$/,
  USER: /^(?<uid>[1-9]\d*):(?<gid>[1-9]\d*)$/,
  EXPOSE: /^(?<port>\d+)$/,
  STOPSIGNAL: /^(?<signal>SIGTERM)$/,
  HEALTHCHECK: new RegExp(`^${timing}CMD (?<command>\\[.+\\])$`, "s"),
  CMD: /^(?<command>\[.+\])$/s,
} as const satisfies Record<Instruction["keyword"], RegExp>;

function readLine(line: Line): Instruction {
  const keyword = line.getKeyword();
  // The parser's own list of arguments would be without the options.
  const content = line
    .getTextContent()
    .replace(/^\s*\w+\s+/, "")
    .replace(/\\\n\s*/g, "")
    .trim();
  const known = isKnown(keyword) ? keyword : undefined;
  const parts = known && forms[known].exec(content)?.groups;
  if (!known || !parts) throw new UnknownInstructionError(`Nothing carries out: ${keyword} ${content}`);
  const part = (name: string) => parts[name] ?? "";
  switch (known) {
    case "FROM":
      return { keyword: known, image: part("image"), stage: parts.stage };
    case "WORKDIR":
      return { keyword: known, path: part("path") };
    case "COPY": {
      const paths = part("paths").split(" ");
      return { keyword: known, from: parts.from, sources: paths.slice(0, -1), target: paths.at(-1) ?? "" };
    }
    case "RUN":
      return { keyword: known, command: part("command") };
    case "ENV":
      return { keyword: known, name: part("name"), value: part("value") };
    case "USER":
      return { keyword: known, uid: Number(part("uid")), gid: Number(part("gid")) };
    case "EXPOSE":
      return { keyword: known, port: Number(part("port")) };
    case "STOPSIGNAL":
      return { keyword: known, signal: "SIGTERM" };
    default:
      return { keyword: known, command: wordsSchema.parse(JSON.parse(part("command"))) };
  }
}

function isKnown(keyword: string): keyword is Instruction["keyword"] {
  return Object.hasOwn(forms, keyword);
}
