import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";

export type Inbox = ReturnType<typeof collectMails>;

const mailsSchema = z.array(z.object({ to: z.string(), subject: z.string(), links: z.array(z.string()) }));
const subject = "Confirm your email address";
const every_ms = 500;

/** Collects the links of all verification mails, because the twin's inbox keeps the newest 200 alone. */
export function collectMails(sandboxUrl: string) {
  const links = new Map<string, string>();
  let isStopping = false;
  const collect = async () => {
    const reply = await fetch(`${sandboxUrl}/mail.json`);
    for (const mail of mailsSchema.parse(await reply.json())) {
      const [link] = mail.links;
      if (mail.subject === subject && link) links.set(mail.to, link);
    }
  };
  const collecting = (async () => {
    while (!isStopping) {
      await collect().catch((error: unknown) => console.error("The inbox could not be read:", error));
      await sleep(every_ms);
    }
  })();
  return {
    links,
    async stop(): Promise<void> {
      isStopping = true;
      await collecting;
    },
  };
}
