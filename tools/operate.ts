/** `npm run operate -- <command>`: what an operator needs where the page cannot help; `--help` lists it. */
import { commandFailure, exitCodes, type Outcome, UsageError } from "./operate/command.ts";
import { commandContext } from "./operate/context.ts";
import { readCommand, runCommand } from "./operate/run-command.ts";

const asJson = process.argv.includes("--json");

try {
  const read = readCommand(process.argv.slice(2));
  if ("help" in read) console.log(read.help);
  else
    print(
      await runCommand(
        read,
        commandContext(process.env, (sentence) => console.error(sentence)),
      ),
    );
} catch (error) {
  const usage = error instanceof UsageError;
  print({ end: usage ? "usage" : "refused", sentence: usage ? error.message : commandFailure(error) });
}

/** The answer to standard output; what went wrong to standard error, unless a program reads it as JSON. */
function print({ end, sentence, data }: Outcome): void {
  process.exitCode = exitCodes[end];
  if (asJson) console.log(JSON.stringify(data ?? { outcome: end, message: sentence }, null, 2));
  else if (end === "done" || data !== undefined) console.log(sentence);
  else console.error(sentence);
}
