import { once } from "node:events";
import { isIP } from "node:net";
import { connect } from "node:tls";
import { type Finding, right, wrong } from "#domain/service-check.ts";

const timeout_ms = 5_000;
/** Programs that renew certificates do it a month before their end: below this one of them has failed. */
const leastLeft_days = 14;
const day_ms = 24 * 60 * 60_000;

/** Reads how long the certificate at an https address is valid. Whether browsers trust it is known by asking the address. */
export async function certificateFinding(url: string, now: Date): Promise<Finding> {
  const { hostname, port } = new URL(url);
  const socket = connect({
    host: hostname,
    port: port === "" ? 443 : Number(port),
    ...(isIP(hostname) === 0 && { servername: hostname }),
    rejectUnauthorized: false,
    timeout: timeout_ms,
  });
  try {
    await once(socket, "secureConnect", { signal: AbortSignal.timeout(timeout_ms) });
    const end = new Date(socket.getPeerCertificate().valid_to);
    const left_days = Math.floor((end.getTime() - now.getTime()) / day_ms);
    const day = end.toISOString().slice(0, 10);
    return left_days < leastLeft_days
      ? wrong(`The certificate of ${hostname} ends on ${day}: see why it was not renewed.`)
      : right(`The certificate of ${hostname} is valid until ${day}.`);
  } finally {
    socket.destroy();
  }
}
