#!/bin/sh
# Stands in for apt-get: the walk installs nothing, and says which package this machine lacks.
set -eu
test "$1" = install
shift
for package in "$@"; do
  case "$package" in
    # cron runs what the walk runs itself.
    --yes | ca-certificates | cron) continue ;;
    postgresql) program=$WALK_POSTGRES/initdb ;;
    *) program=$package ;;
  esac
  command -v "$program" >/dev/null || { echo "The walk needs $package: apt-get install $package" >&2; exit 1; }
done
