import browserslist from "browserslist";

/** The oldest version of each browser that runs the pages, from the one list in package.json, by names of that list. */
export const minimum: Readonly<Record<string, string>> = oldest(browserslist());

function oldest(browsers: readonly string[]): Record<string, string> {
  const versions: Record<string, string> = {};
  for (const browser of browsers) {
    const [name = "", range = ""] = browser.split(" ");
    // Some are ranges: "15.2-15.3".
    const [version = ""] = range.split("-");
    const lowest = versions[name];
    if (lowest === undefined || compare(version, lowest) < 0) versions[name] = version;
  }
  return versions;
}

export function compare(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}

/** The same for Vite, which hands it to its compilers of scripts and styles. */
export const buildTargets = Object.entries(minimum).map(
  ([name, version]) => `${name === "ios_saf" ? "ios" : name}${version}`,
);
