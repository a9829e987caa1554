#!/bin/sh
# Stands in for systemctl: starts and stops the three services of the guide as processes, by their own units.
set -eu
action=$1
shift
case "$action" in
  daemon-reload) exit 0 ;;
  enable)
    action=start
    test "$1" = --now
    shift
    ;;
esac
unit=$1
units=$WALK_ROOT/etc/systemd/system
pid_file=$WALK_ROOT/run/$unit.pid

# The variables of a unit's lines Environment=, which have no blanks in their values here.
variables() { sed -n 's/^Environment=//p' "$1"; }
setting() { sed -n "s/^$2=//p" "$1"; }

start() {
  case "$unit" in
    postgresql)
      "$WALK_POSTGRES/pg_ctl" --wait --silent --log="$WALK_ROOT/log/postgresql.log" \
        --pgdata="$WALK_ROOT/var/lib/postgresql/15/main" start
      return
      ;;
    farline)
      file=$units/farline.service
      command="set -a; . $(setting "$file" EnvironmentFile); cd $(setting "$file" WorkingDirectory); exec $(setting "$file" ExecStart)"
      set -- $(variables "$file")
      ;;
    caddy)
      # ExecStart of Debian's unit.
      command="exec caddy run --environ --config $WALK_ROOT/etc/caddy/Caddyfile"
      set -- $(variables "$units/caddy.service.d/farline.conf") XDG_DATA_HOME="$WALK_ROOT/caddy" XDG_CONFIG_HOME="$WALK_ROOT/caddy"
      ;;
  esac
  setsid env -i PATH="$PATH" HOME=/nonexistent "$@" sh -c "$command" >>"$WALK_ROOT/log/$unit.log" 2>&1 </dev/null &
  echo $! >"$pid_file"
}

stop() {
  if [ "$unit" = postgresql ]; then
    "$WALK_POSTGRES/pg_ctl" --wait --silent --mode=fast --pgdata="$WALK_ROOT/var/lib/postgresql/15/main" stop
    return
  fi
  test -f "$pid_file" || return 0
  pid=$(cat "$pid_file")
  kill -TERM "$pid" 2>/dev/null || true
  # TimeoutStopSec of the unit.
  timeout 40 tail --pid="$pid" -f /dev/null || kill -KILL "$pid"
  rm "$pid_file"
}

case "$action" in
  start) start ;;
  stop) stop ;;
  restart)
    stop
    start
    ;;
esac
