#!/bin/sh
# otplib 13.5.0, November 2026.
#
# Guess: a secret is read as services print it: of sixteen letters, as most gave out for years, in groups of four, or with the
#   padding of RFC 4648.
# Behaviour: a secret of sixteen letters has 80 bits and is too short, where version 12 took it. A space, a dash and padding are
#   errors.
# Seen:
#   503347
#   Secret must be at least 16 bytes (128 bits), got 10 bytes
#   996554
#   Invalid Base32 string: Unknown letter " ". Allowed: ABCDEFGHIJKLMNOPQRSTUVWXYZ234567
#   Invalid Base32 string: padding: excess padding
#
# People whose second factor was set up years ago cannot log in after the update. The least length is an option (guardrails);
# the text of a secret has to be tidied before.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund otplib@13.5.0
cat > see.mjs <<'JS'
import { createGuardrails, generateSync } from "otplib";
const code = (secret, options) => {
  try {
    return generateSync({ secret, epoch: 59, ...options });
  } catch (error) {
    return error.message;
  }
};
console.log(code("JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"));
console.log(code("JBSWY3DPEHPK3PXP"));
console.log(code("JBSWY3DPEHPK3PXP", { guardrails: createGuardrails({ MIN_SECRET_BYTES: 10 }) }));
console.log(code("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP"));
console.log(code("JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP======"));
JS
expected='503347
Secret must be at least 16 bytes (128 bits), got 10 bytes
996554
Invalid Base32 string: Unknown letter " ". Allowed: ABCDEFGHIJKLMNOPQRSTUVWXYZ234567
Invalid Base32 string: padding: excess padding'
output=$(node see.mjs)
printf '%s\n' "$output"
[ "$output" = "$expected" ]
