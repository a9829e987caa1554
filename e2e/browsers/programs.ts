import { existsSync } from "node:fs";
import { test } from "@playwright/test";
import { installDebianPackages } from "#testing/programs.ts";

export const firefox = "/usr/bin/firefox-esr";
export const webKitDriver = "/usr/bin/WebKitWebDriver";
export const displayServer = "/usr/bin/Xvfb";
export const python = "/usr/bin/python3";
const pythonPackages = "/usr/lib/python3/dist-packages";

/** The programs of each browser, and the Debian package of each. */
const packages = {
  Firefox: { [firefox]: "firefox-esr" },
  WebKit: { [webKitDriver]: "webkit2gtk-driver", [displayServer]: "xvfb" },
  "Chromium 102": {
    [`${pythonPackages}/PyQt6/QtWebEngineWidgets.abi3.so`]: "python3-pyqt6.qtwebengine",
    [displayServer]: "xvfb",
  },
  "Chromium 87": {
    [`${pythonPackages}/PyQt5/QtWebEngineWidgets.abi3.so`]: "python3-pyqt5.qtwebengine",
    [displayServer]: "xvfb",
  },
};
type Name = keyof typeof packages;
const names: readonly Name[] = ["Firefox", "WebKit", "Chromium 102", "Chromium 87"];

const skipsMissing = process.env.MISSING_BROWSERS === "skip";

/** Before any test: installs what is missing where it may, else says so. */
export function installBrowsers(): void {
  const missing = skipsMissing ? [] : names.flatMap(missingPackages);
  try {
    if (missing.length > 0) installDebianPackages(...missing);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  for (const name of names) if (missingPackages(name).length > 0) console.log(sentenceFor(name));
}

/** Ends a test whose browser is not installed: as failed, or as skipped in a run with MISSING_BROWSERS=skip. */
export function requireBrowser(name: Name): void {
  if (missingPackages(name).length === 0) return;
  test.skip(skipsMissing, sentenceFor(name));
  throw new Error(sentenceFor(name));
}

function sentenceFor(name: Name): string {
  return `The tests in ${name} need programs that are not installed here: apt-get install ${missingPackages(name).join(" ")}`;
}

function missingPackages(name: Name): string[] {
  return Object.entries(packages[name])
    .filter(([program]) => !existsSync(program))
    .map(([, debianPackage]) => debianPackage);
}
