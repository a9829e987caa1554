#!/bin/sh
# stripe 23.1.0, November 2026.
#
# Guess: a decimal such as unit_amount_decimal is the text of the API's answer, "12.50", as it was for years.
# Behaviour: it is an object of the library. It compares as a number and is added as a text, its text and JSON have lost the zero at
#   the end, it is equal to no other, and a copy by structuredClone is a coefficient and an exponent without methods.
# Seen:
#   object "12.5"
#   === text false
#   === the same again false
#   > 9 true
#   + 1 12.51
#   keys of a copy 2 undefined
#
# Code that compared such a text, sent it to a worker, kept it in a cache or counted with it goes on without an error and means
# something else. toString, eq and add are meant for it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund stripe@23.1.0
cat > see.mjs <<'JS'
import { createServer } from "node:http";
import Stripe from "stripe";
const answer = JSON.stringify({ id: "price_1", object: "price", unit_amount_decimal: "12.50" });
const server = createServer((_request, response) => {
  response.setHeader("content-type", "application/json");
  response.end(answer);
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const stripe = new Stripe("sk_test_1", { host: "127.0.0.1", port: server.address().port, protocol: "http" });
const { unit_amount_decimal: amount } = await stripe.prices.retrieve("price_1");
const { unit_amount_decimal: again } = await stripe.prices.retrieve("price_1");
console.log(typeof amount, JSON.stringify(amount));
console.log("=== text", amount === "12.50");
console.log("=== the same again", amount === again);
console.log("> 9", amount > 9);
console.log("+ 1", amount + 1);
console.log("keys of a copy", Object.keys(structuredClone(amount)).length, typeof structuredClone(amount).add);
server.close();
JS
expected='object "12.5"
=== text false
=== the same again false
> 9 true
+ 1 12.51
keys of a copy 2 undefined'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
