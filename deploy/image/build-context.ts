/** What a build may copy: the project without what `Dockerfile.dockerignore` leaves out. */

/** Tells by a path below the project, with slashes, whether it is left out. The last line that matches decides. */
export function leftOut(ignoreFile: string): (path: string) => boolean {
  const rules = ignoreFile
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ kept: line.startsWith("!"), pattern: asExpression(line.replace(/^!/, "")) }));
  return (path) => {
    const rule = rules.findLast(({ pattern }) => withParents(path).some((part) => pattern.test(part)));
    return rule !== undefined && !rule.kept;
  };
}

/** A rule for a folder holds for what it contains: https://docs.docker.com/build/concepts/context/#dockerignore-files */
function withParents(path: string): string[] {
  const parts = path.split("/");
  return parts.map((_, length) => parts.slice(0, length + 1).join("/"));
}

/** Unlike a shell's, a `*` of this file also stands for a dot at the beginning. */
function asExpression(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*\/|\*)/).map((part) => {
    if (part === "**/") return "(?:.*/)?";
    return part === "*" ? "[^/]*" : part.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${parts.join("")}$`);
}
