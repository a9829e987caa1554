#!/bin/sh
# postal-mime 4.0.0, November 2026.
#
# Guess: a text of format=flowed (RFC 3676) is joined as mail programs show it: the quote mark of a line that goes on belongs to the
#   mark and not to the text.
# Behaviour: quoted lines are joined with the marks of all but the first left in the text. A line of another depth is joined
#   too, though the RFC ends a paragraph there (section 4.5).
# Seen: lines -> text.
#   one |two -> one two
#   > one |> two -> > one > two
#   > one |two -> > one two
#   >> one |> two -> >> one > two
#
# Replies of mail programs that wrap quotes, such as Thunderbird, come with signs in the middle of their sentences, and nothing tells
# them from a sign that was written.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund postal-mime@4.0.0
cat > see.mjs <<'JS'
import PostalMime from "postal-mime";
for (const lines of [["one ", "two"], ["> one ", "> two"], ["> one ", "two"], [">> one ", "> two"]]) {
  const mail = `Content-Type: text/plain; format=flowed\r\n\r\n${lines.join("\r\n")}\r\n`;
  const { text } = await PostalMime.parse(mail);
  console.log(`${lines.join("|")} -> ${text.trim()}`);
}
JS
expected='one |two -> one two
> one |> two -> > one > two
> one |two -> > one two
>> one |> two -> >> one > two'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
