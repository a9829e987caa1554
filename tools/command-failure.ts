import { failureSentence } from "#server/start-failure.ts";

/** Reason why a command failed. The system's own message is enough about a file that the command line names. */
export function commandFailure(error: unknown): string {
  if (error instanceof Error && "syscall" in error && "path" in error) return error.message;
  return failureSentence(error);
}
