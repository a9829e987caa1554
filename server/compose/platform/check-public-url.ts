import { z } from "zod";
import { configRoutes } from "#contract/pages/config.ts";
import { type Finding, failureCode, right, type ServiceCheck, wrong } from "#domain/service-check.ts";
import { readyPath } from "#server/http/routes/health-routes.ts";
import { certificateFinding } from "./check-certificate.ts";

const timeout_ms = 5_000;
const readySchema = z.object({ status: z.literal("ready") });
const configSchema = z.object({ stripe: z.object({ publishableKey: z.string() }) });

export interface PublicUrlOptions {
  publicUrl: string;
  /** Names this configuration among others that may answer at the address. */
  publishableKey: string;
  /** True when the sandbox stands in for a service, which only this machine reaches. */
  sandbox: boolean;
}

/** Checks that this product answers where people and webhooks look for it. */
export function publicUrlCheck(options: PublicUrlOptions): ServiceCheck {
  const { publicUrl } = options;
  return {
    name: "address",
    async check() {
      const https =
        options.sandbox || publicUrl.startsWith("https:")
          ? []
          : [
              wrong(
                `PUBLIC_URL ${publicUrl} is not https: vendors send their webhooks by https, and browsers give the microphone to https pages only.`,
              ),
            ];
      try {
        const answer = await answerFinding(options);
        const hasCertificate = publicUrl.startsWith("https:");
        return [
          ...https,
          answer,
          ...(hasCertificate ? [await certificateFinding(publicUrl, new Date())] : []),
        ];
      } catch (error) {
        return [
          ...https,
          wrong(
            `${publicUrl} gives no answer (${failureCode(error)}): start Farline, and see that its name and certificate are right.`,
          ),
        ];
      }
    },
  };
}

/** A balancer may keep /readyz from the public; then the browser's configuration proves that this product answers. */
async function answerFinding({ publicUrl, publishableKey }: PublicUrlOptions): Promise<Finding> {
  const ready = await ask(`${publicUrl}${readyPath}`);
  if (ready.status === 503)
    return wrong(`${publicUrl} answers, but its process does not reach the database: see its log.`);
  if (ready.status >= 300 && ready.status < 400)
    return wrong(`${publicUrl} redirects elsewhere: set PUBLIC_URL to the address where it ends.`);
  if (readySchema.safeParse(ready.body).success) return right(`${publicUrl} answers, and is ready.`);
  const config = configSchema.safeParse((await ask(`${publicUrl}${configRoutes.config.path}`)).body);
  if (!config.success)
    return wrong(`What answers at ${publicUrl} is not Farline: correct PUBLIC_URL, or the proxy.`);
  return config.data.stripe.publishableKey === publishableKey
    ? right(`${publicUrl} answers, and keeps ${readyPath} to itself.`)
    : wrong(`Farline at ${publicUrl} runs with another configuration: restart it with these variables.`);
}

async function ask(url: string): Promise<{ status: number; body: unknown }> {
  const reply = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(timeout_ms) });
  return { status: reply.status, body: await reply.json().catch(() => undefined) };
}
