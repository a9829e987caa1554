/** `npm run sandbox`: the twins of every outside service, in a process of their own. */
import { readSandboxVariables, SandboxOptionsError } from "./options.ts";
import { startSandbox } from "./sandbox.ts";

const stopLimit_ms = 5_000;

try {
  await run();
} catch (error) {
  console.error(`The sandbox could not start: ${sentence(error)}`);
  process.exit(1);
}

async function run(): Promise<void> {
  const sandbox = await startSandbox(readSandboxVariables(process.env));
  for (const { name, address } of sandbox.services) console.log(`Sandbox ${name.padEnd(6)} at ${address}`);

  // The real services would survive such an error too; it is still printed.
  process.on("uncaughtException", (error) => console.error("The sandbox goes on after:", error));

  const stop = () => {
    setTimeout(() => process.exit(1), stopLimit_ms).unref();
    sandbox.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error("The sandbox did not stop cleanly:", error);
        process.exit(1);
      },
    );
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  if (process.send) {
    // The parent process is gone, so nothing else would stop this one.
    process.once("disconnect", stop);
    process.send({ ready: true });
  }
}

function sentence(error: unknown): string {
  if (error instanceof SandboxOptionsError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE" && "port" in error) {
    return `port ${error.port} is already taken. Stop what uses it, or set SANDBOX_PORT or SANDBOX_SMTP_PORT to another one.`;
  }
  return error.stack ?? error.message;
}
