import { messages } from "#contract/messages.ts";
import { useConfig } from "#web/lib/config-query.ts";

/** Warns that calls and payments are not real while the sandbox replaces an outside service. */
export function SandboxBanner() {
  const sandbox = useConfig().data?.sandbox;
  if (!sandbox) return null;
  return (
    <aside aria-label="Sandbox" className="bg-warn-soft text-warn">
      <p className="page-width flex flex-wrap items-center justify-center gap-x-3 py-1.5 font-medium text-xs sm:text-sm">
        <span>{messages.sandboxBanner}</span>
        <a
          href={sandbox.inboxUrl}
          target="_blank"
          rel="noreferrer"
          className="rounded-sm font-semibold underline underline-offset-4"
        >
          Open the inbox
        </a>
      </p>
    </aside>
  );
}
