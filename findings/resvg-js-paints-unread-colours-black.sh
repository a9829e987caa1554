#!/bin/sh
# @resvg/resvg-js 2.6.2 (resvg and usvg in Rust), November 2026.
#
# Guess: a colour that the library does not read is left out, as CSS does with an invalid declaration, or the file is refused.
# Behaviour: the shape is painted black, without a word, also where a declaration before it has a colour that is read. Not read are
#   a slash before the alpha, a unit behind the hue, hwb(), lab(), oklch(), color() and the name rebeccapurple.
# Seen: red, green, blue and alpha of one pixel.
#   rgb(255 0 0) 255,0,0,255
#   rgb(255 0 0 / 50%) 0,0,0,255
#   rgba(255,0,0,.5) 127,0,0,127
#   hsl(120 100% 25%) 0,127,0,255
#   hsl(120deg, 100%, 25%) 0,0,0,255
#   oklch(0.7 0.2 30) 0,0,0,255
#   rebeccapurple 0,0,0,255
#   red;fill:oklch(0.7 0.2 30) 0,0,0,255
#
# A browser shows the colours, so a logo that was looked at there is black in each PNG that a server draws of it. Colours written as
# #rrggbbaa are read by both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @resvg/resvg-js@2.6.2
cat > see.mjs <<'JS'
import { Resvg } from "@resvg/resvg-js";
const colours = [
  "rgb(255 0 0)",
  "rgb(255 0 0 / 50%)",
  "rgba(255,0,0,.5)",
  "hsl(120 100% 25%)",
  "hsl(120deg, 100%, 25%)",
  "oklch(0.7 0.2 30)",
  "rebeccapurple",
  "red;fill:oklch(0.7 0.2 30)",
];
for (const colour of colours) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1" style="fill:${colour}"/></svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  console.log(colour, [...pixels].join());
}
JS
expected='rgb(255 0 0) 255,0,0,255
rgb(255 0 0 / 50%) 0,0,0,255
rgba(255,0,0,.5) 127,0,0,127
hsl(120 100% 25%) 0,127,0,255
hsl(120deg, 100%, 25%) 0,0,0,255
oklch(0.7 0.2 30) 0,0,0,255
rebeccapurple 0,0,0,255
red;fill:oklch(0.7 0.2 30) 0,0,0,255'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
