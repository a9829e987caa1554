import { spawnSync } from "node:child_process";

/** Google's tables by the beginning of a number: time zones, and places in English. */
export interface GoogleNumbers {
  version: string;
  zones: Record<string, string[]>;
  places: Record<string, string>;
}

// China's mobile numbers are 125,000 places with one clock.
const script = `
import json
from phonenumbers import __version__
from phonenumbers.tzdata import TIMEZONE_DATA
from phonenumbers.geodata import GEOCODE_DATA
places = {k: v["en"] for k, v in GEOCODE_DATA.items() if "en" in v and not k.startswith("86")}
print(json.dumps({"version": __version__, "zones": TIMEZONE_DATA, "places": places}))
`;

/** Tables of Debian's python3-phonenumbers (Apache License 2.0); null where the package is missing. */
export function googleNumbers(): GoogleNumbers | null {
  const python = spawnSync("/usr/bin/python3", ["-c", script], { encoding: "utf8", maxBuffer: 2 ** 28 });
  return python.status === 0 ? JSON.parse(python.stdout) : null;
}

/** Zones of the longest beginning that Google has. */
export function googlesZones({ zones }: GoogleNumbers, digits: string): string[] {
  for (let length = digits.length; length > 0; length--) {
    const own = zones[digits.slice(0, length)];
    if (own) return own;
  }
  return [];
}
