import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installDebianPackages } from "#testing/programs.ts";

/** The same engine without a window: half of the work for the same pages. */
const shell = "chromium-headless-shell";
const places = [
  `/usr/bin/${shell}`,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** A fake microphone that beeps, no permission prompts, and no traffic to other hosts. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  // The process for graphics has nothing to do here: one less takes 6 % of the processor off.
  "--in-process-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--use-fake-ui-for-media-stream",
  "--use-fake-device-for-media-stream",
  "--autoplay-policy=no-user-gesture-required",
  "--allow-loopback-in-peer-connection",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

/**
 * The Chromium that the tests drive: CHROMIUM_PATH, an installed one, or one installed now (the system's package as
 * root, else Playwright's own).
 * @throws Error with the next step when none is available.
 */
export function chromiumExecutable(): string {
  const path = find();
  if (path) return path;
  console.log("No Chromium found; installing one for the browser tests...");
  try {
    install();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium: install it (on Debian and Ubuntu `apt-get install chromium`) or set CHROMIUM_PATH to it.",
  );
}

/** Advice to make the browser tests quicker here; undefined with the headless shell, or a Chromium that was chosen. */
export function adviceOnChromium(): string | undefined {
  const isDebian = existsSync("/usr/bin/apt-get");
  if (!isDebian || process.env.CHROMIUM_PATH || find()?.endsWith(shell)) return undefined;
  return `The browser tests need half of the processor with Chromium's headless shell: apt-get install ${shell}`;
}

function find(): string | undefined {
  const own = chromium.executablePath();
  return [process.env.CHROMIUM_PATH, ...places, own].find((path) => path && existsSync(path));
}

function install(): void {
  if (installDebianPackages(shell)) return;
  execFileSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
    stdio: "inherit",
  });
}
