import { expect, test } from "vitest";
import { readInstructions, UnknownInstructionError } from "./instructions.ts";

test("reads a line over several lines, with its options", () => {
  expect(
    readInstructions(
      'FROM node:24 AS page\nCOPY --from=page /app/a/ /app/b b/\nHEALTHCHECK --interval=1s --retries=3 \\\n  CMD ["a", "b"]\n',
    ),
  ).toEqual([
    { keyword: "FROM", image: "node:24", stage: "page" },
    { keyword: "COPY", from: "page", sources: ["/app/a/", "/app/b"], target: "b/" },
    { keyword: "HEALTHCHECK", command: ["a", "b"] },
  ]);
});

test.each([
  ["an instruction", "ADD https://farline.example/x.tar.gz ./"],
  ["a variable of the build", "ARG VERSION=1"],
  ["an option of COPY", "COPY --chown=1000:1000 a/ b/"],
  ["an option of FROM", "FROM --platform=linux/arm64 node:24"],
  ["an option of RUN", "RUN --mount=type=cache,target=/root/.npm npm ci"],
  ["an option of HEALTHCHECK", 'HEALTHCHECK --start-interval=1s CMD ["a"]'],
  ["a text in place", "RUN <<END\necho\nEND"],
  ["a command for a shell", "CMD node server/main.ts"],
  ["a user with a name", "USER node"],
  ["root", "USER 0:0"],
  ["two variables in a line", "ENV A=1 B=2"],
])("refuses %s that nothing carries out", (_name, line) => {
  expect(() => readInstructions(line)).toThrow(UnknownInstructionError);
});
