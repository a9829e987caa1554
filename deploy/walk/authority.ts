/** The walk's certificate authority, good for a day, and the key that a browser is to trust. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { connect } from "node:tls";

export interface Authority {
  /** Paths of PEM files. */
  certificate: string;
  key: string;
}

export function makeAuthority(folder: string): Authority {
  const [certificate, key] = [join(folder, "authority.crt"), join(folder, "authority.key")];
  const words = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=Farline-walk";
  execFileSync("openssl", [...words.split(" "), "-keyout", key, "-out", certificate], { stdio: "ignore" });
  return { certificate, key };
}

/**
 * The hash of the server's public key, for Chromium's `--ignore-certificate-errors-spki-list`, after Node has checked the
 * server's certificates by the authority. Chromium has no option that names an authority.
 */
export async function pinnedKey(url: string, { certificate }: Authority): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect({
    host: hostname,
    port: Number(port),
    ca: readFileSync(certificate),
    servername: hostname,
  });
  await once(socket, "secureConnect");
  const spki = socket.getPeerX509Certificate()?.publicKey.export({ type: "spki", format: "der" });
  socket.destroy();
  if (!spki) throw new Error(`${url} shows no certificate`);
  return createHash("sha256").update(spki).digest("base64");
}
