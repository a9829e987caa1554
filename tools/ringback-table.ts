/**
 * Makes the table of ringing tones by country from the tone zones of Debian's `libtonezone2.0`, by hand when the package has
 * changed: `node tools/ringback-table.ts`.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** The library has its data compiled in. Field sizes are those of `struct tone_zone` in its tonezone.h; sound 2 is ringing. */
const script = `
import ctypes, json
class Sound(ctypes.Structure):
    _fields_ = [("id", ctypes.c_int), ("data", ctypes.c_char * 256)]
class Zone(ctypes.Structure):
    _fields_ = [("number", ctypes.c_int), ("country", ctypes.c_char * 10), ("description", ctypes.c_char * 40),
                ("cadence", ctypes.c_int * 16), ("sounds", Sound * 16)]
library = ctypes.CDLL("libtonezone.so.2.0")
library.tone_zone_find_by_num.restype = ctypes.POINTER(Zone)
zones = [library.tone_zone_find_by_num(number) for number in range(256)]
print(json.dumps([
    [zone.contents.country.decode(), sound.data.decode()]
    for zone in zones if zone for sound in zone.contents.sounds if sound.id == 2 and sound.data
]))
`;

/** Names that are no ISO 3166 code; the American tone of 1950 rings nowhere any more. */
const renamed: Readonly<Record<string, string>> = { uk: "GB", "us-old": "" };

const zones: [name: string, tone: string][] = JSON.parse(
  execFileSync("/usr/bin/python3", ["-c", script], { encoding: "utf8" }),
);
const version = execFileSync("dpkg-query", ["-W", "-f", "$" + "{Version}", "libtonezone2.0"], {
  encoding: "utf8",
});
const countries = zones
  .map(([name, tone]): [string, string] => [renamed[name] ?? name.toUpperCase(), tone])
  .filter(([country]) => country !== "");
const rows = [...Map.groupBy(countries, ([, tone]) => tone)].map(
  ([tone, own]) =>
    `${tone}: ${own
      .map(([country]) => country)
      .sort()
      .join(" ")}`,
);

writeFileSync(
  join(import.meta.dirname, "../web/phone/ringback/tone-table.ts"),
  `// Made by tools/ringback-table.ts from libtonezone ${version}, which has what these ${countries.length} countries told the
// ITU (E.180 Supplement 2). All others are missing there, among them Nigeria, Korea, Ukraine, Egypt and Indonesia.

/** Hertz, together (+) or swelling so often a second (*), then a slash and milliseconds; 0 Hz is silence. Then the countries. */
export const toneTable = \`
${rows.sort().join("\n")}
\`;
`,
);
