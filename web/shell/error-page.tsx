import { isRouteErrorResponse, useRouteError } from "react-router";
import { frameMessages } from "#contract/messages/frame-messages.ts";
import { linkStyle } from "#web/kit/controls/text-link.tsx";
import { useLanguage } from "#web/kit/loading/language.ts";
import { t } from "#words/translate.ts";

/** Shown when a page fails to render. */
export function ErrorPage() {
  const error = useRouteError();
  useLanguage();
  return (
    <main className="page-width flex min-h-dvh flex-col justify-center py-16">
      <title>{`${t("Error")} · Farline`}</title>
      <h1 className="font-bold text-2xl">{t(frameMessages.errorPage.title)}</h1>
      <p role="alert" className="mt-3 max-w-prose text-ink-soft">
        {sentence(error)}
      </p>
      <p className="mt-8">
        {/* A full page load, which resets a broken state. */}
        <a href="/" className={linkStyle}>
          {t("Return to Home")}
        </a>
      </p>
    </main>
  );
}

function sentence(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (!(error instanceof Error)) return t("Unknown error");
  const status =
    "status" in error && typeof error.status === "number" && error.status > 0 ? error.status : null;
  return status === null ? error.message : `${status} ${error.message}`;
}
