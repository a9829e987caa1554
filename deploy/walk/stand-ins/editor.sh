#!/bin/sh
# Stands in for the operator at an editor: fills in the file by the answers of the same name.
set -eu
answers=$WALK_ROOT/answers/$(basename "$1")
case "$1" in
  *.env)
    while IFS= read -r line; do
      sed -i "/^#* *${line%%=*}=/d" "$1"
      printf '%s\n' "$line" >>"$1"
    done <"$answers"
    ;;
  *) sed -i -f "$answers" "$1" ;;
esac
