#!/bin/sh
# robots-parser 3.0.1, November 2026.
#
# Guess: lines of other kinds do not divide a group: user agents that follow each other share their rules, whatever stands
#   between them (RFC 9309 section 2.2.4).
# Behaviour: a line Sitemap or Crawl-delay ends the list of user agents. The first one has no rules, and all is allowed to it.
# Seen: line between the two user agents -> may the first one read /private, may the second.
#   nothing -> false false
#   # a comment -> false false
#   Sitemap: https://example.com/sitemap.xml -> true false
#   Crawl-delay: 2 -> true false
#
# A crawler with this library reads pages that the site has closed to it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund robots-parser@3.0.1
cat > see.mjs <<'JS'
import robotsParser from "robots-parser";
for (const between of ["", "# a comment\n", "Sitemap: https://example.com/sitemap.xml\n", "Crawl-delay: 2\n"]) {
  const rules = `User-agent: one\n${between}User-agent: two\nDisallow: /private\n`;
  const robots = robotsParser("https://example.com/robots.txt", rules);
  const allowed = ["one", "two"].map((agent) => robots.isAllowed("https://example.com/private", agent));
  console.log(between.trim() || "nothing", "->", ...allowed);
}
JS
expected='nothing -> false false
# a comment -> false false
Sitemap: https://example.com/sitemap.xml -> true false
Crawl-delay: 2 -> true false'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
