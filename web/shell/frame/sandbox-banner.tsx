import { frameMessages } from "#contract/messages/frame-messages.ts";
import { usePageFacts } from "#web/kit/api/page-facts.ts";
import { t } from "#words/translate.ts";

/** Warns that calls and payments are not real while the sandbox replaces an outside service. */
export function SandboxBanner() {
  const sandbox = usePageFacts()?.config.sandbox;
  if (!sandbox) return null;
  return (
    <aside aria-label={t("Sandbox")} className="bg-warn-soft text-warn">
      <p className="page-width flex flex-wrap items-center justify-center gap-x-3 py-1.5 font-medium text-xs sm:text-sm">
        <span>{t(frameMessages.sandboxBanner)}</span>
        <a
          href={sandbox.inboxUrl}
          target="_blank"
          rel="noreferrer"
          className="rounded-sm font-semibold underline underline-offset-4"
        >
          {t("Open the inbox")}
        </a>
      </p>
    </aside>
  );
}
