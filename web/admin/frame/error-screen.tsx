import { useRouteError } from "react-router";
import { adminPath } from "#contract/operators/routes.ts";
import { linkStyle } from "#web/kit/controls/text-link.tsx";

/** Shown when a screen fails to render. */
export function ErrorScreen() {
  const error = useRouteError();
  return (
    <main className="page-width flex min-h-dvh flex-col justify-center py-16">
      <title>Error · Operators · Farline</title>
      <h1 className="font-bold text-xl">This screen has failed</h1>
      <p role="alert" className="mt-3 max-w-prose text-ink-soft">
        {error instanceof Error ? error.message : "The reason is not known."}
      </p>
      <p className="mt-6">
        {/* A full page load, which resets a broken state, and loads the files of a new release. */}
        <a href={adminPath} className={linkStyle}>
          Open the page again
        </a>
      </p>
    </main>
  );
}
