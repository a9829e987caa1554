/**
 * Makes every connection to another machine fail loudly in the process that loads it: the tests' setup file, and `node
 * --import ./tools/only-localhost.ts` for the servers that tests start.
 */
import dgram from "node:dgram";
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import { networkInterfaces } from "node:os";

class OnlyLocalhostError extends Error {
  override name = "OnlyLocalhostError";
  constructor(target: string) {
    super(`Tests may reach only localhost, and this one wanted to reach ${target}`);
  }
}

const loopback = /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3}|0\.0\.0\.0|::)$/i;

function isLoopback(host: string): boolean {
  return loopback.test(host);
}

const isGuard = Symbol.for("farline.only-localhost");

type Callable = (...args: unknown[]) => unknown;

/** Replaces a method by one that calls `refusal` first and reports a refusal through `refuse`. */
function guard(
  owner: object,
  name: string,
  refusal: (args: unknown[]) => string | undefined,
  refuse: (self: unknown, args: unknown[], error: Error) => unknown,
): void {
  const original: unknown = Reflect.get(owner, name);
  // Test files that share a process load this module again.
  if (typeof original !== "function" || Reflect.has(original, isGuard)) return;
  const guarded: Callable = function (this: unknown, ...args) {
    const target = refusal(args);
    if (target !== undefined) return refuse(this, args, new OnlyLocalhostError(target));
    return Reflect.apply(original, this, args);
  };
  Reflect.set(guarded, isGuard, true);
  Reflect.set(owner, name, guarded);
}

/** The host of `socket.connect(...)`: Node's inner calls wrap the same arguments in one array. */
function connectTarget(args: unknown[]): string | undefined {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first === "object" && first !== null) {
    if ("path" in first && typeof first.path === "string") return undefined;
    const host = "host" in first && typeof first.host === "string" ? first.host : "localhost";
    return isLoopback(host) ? undefined : host;
  }
  const isPort = typeof first === "number" || (typeof first === "string" && /^\d+$/.test(first));
  if (!isPort) return undefined;
  const host = typeof second === "string" ? second : "localhost";
  return isLoopback(host) ? undefined : host;
}

/** Refuses look-ups of names, whose connections would be refused anyway; an address needs no look-up. */
function lookupTarget([name]: unknown[]): string | undefined {
  return typeof name !== "string" || isLoopback(name) || net.isIP(name) !== 0 ? undefined : name;
}

/** Datagrams may also go to this machine's own addresses, which WebRTC uses beside loopback. */
function datagramTarget(args: unknown[]): string | undefined {
  const host = args.slice(1).find((argument) => typeof argument === "string");
  if (host === undefined || isLoopback(host)) return undefined;
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return own.some(({ address }) => address === host) ? undefined : host;
}

function callBack(args: unknown[], error: Error): boolean {
  const callback = args.findLast((argument) => typeof argument === "function");
  if (callback === undefined) return false;
  process.nextTick(() => Reflect.apply(callback, undefined, [error]));
  return true;
}

guard(net.Socket.prototype, "connect", connectTarget, (socket, _args, error) => {
  if (socket instanceof net.Socket) socket.destroy(error);
  return socket;
});

for (const method of ["send", "connect"]) {
  guard(dgram.Socket.prototype, method, datagramTarget, (socket, args, error) => {
    if (!callBack(args, error) && socket instanceof dgram.Socket) socket.emit("error", error);
  });
}

for (const name of Object.keys(dns).filter((key) => /^(lookup|resolve)/.test(key))) {
  guard(dns, name, lookupTarget, (_self, args, error) => {
    if (!callBack(args, error)) throw error;
  });
  guard(dns.promises, name, lookupTarget, (_self, _args, error) => Promise.reject(error));
}

syncBuiltinESMExports();
