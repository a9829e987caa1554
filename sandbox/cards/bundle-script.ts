/**
 * Bundles a module with its imports into one classic script, the form in which pages load Stripe.js. Writes no file.
 */
export async function bundleScript(entry: string): Promise<string> {
  // Imported with the first script, so the sandbox starts without waiting for the bundler.
  const { build } = await import("rolldown");
  const { output } = await build({
    input: entry,
    platform: "browser",
    write: false,
    output: { format: "iife", strict: true },
  });
  return output[0].code;
}
