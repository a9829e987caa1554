#!/bin/sh
# Stands in for `runuser -u postgres --`: the same user, at the walk's own cluster.
set -eu
test "$1 $2 $3" = "-u postgres --"
shift 3
export PATH="$WALK_POSTGRES:$PATH" PGHOST="$WALK_ROOT/run" PGPORT="$WALK_POSTGRES_PORT" PGUSER=postgres
exec "$@"
