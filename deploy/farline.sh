#!/bin/sh
# /usr/local/sbin/farline, for root: an operator's command with the variables of the server.
#   farline operate check
#   farline tariff import prices.csv
set -eu
program=${1:?"operate or tariff, and a command: farline operate check"}
shift
exec /opt/farline/bin/node --env-file=/etc/farline/farline.env "/opt/farline/tools/$program.ts" "$@"
