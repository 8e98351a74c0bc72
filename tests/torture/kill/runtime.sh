#!/bin/sh
# Stands where Miniflare looks for workerd: keeps what it was to be started with, says that it listens, and does nothing more.
# The real one is started, killed and started again by runtime.ts, in half the time that Miniflare takes to make its mind up anew.
printf '%s\n' "$@" > "$LLAVE_RUNTIME/args"
cat > "$LLAVE_RUNTIME/config"
echo "{\"event\":\"listen\",\"socket\":\"entry\",\"port\":$LLAVE_PORT}" >&3
exec sleep infinity
