/** `npm run sandbox`: stands in for every outside service, in a process of its own. */
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

  // The services it stands in for would not fall over either; what went wrong is still said.
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
    // Whoever started this process is gone: nobody is left to stop it.
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
