import { Suspense, useState } from "react";
import { loadWithQueries } from "#web/kit/api/lazy-with-queries.tsx";
import { touched, useIsInHtml } from "#web/kit/browser/served-page.ts";
import { ButtonLink } from "#web/kit/controls/links.tsx";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { t } from "#words/translate.ts";
import { BelowTheFold } from "./below-the-fold.tsx";

const loadPriceBox = () => loadWithQueries(async () => (await import("./price-box.tsx")).PriceBox);
const DrawnPriceBox = lazyPart(loadPriceBox, NotLoaded);
// Its schemas and TanStack Query are 38 kB. Until then it is a form that leads to a country's page.
const SentPriceBox = lazyPart(() => touched.then(loadPriceBox), NotLoaded);

/** In the server's HTML it waits for a touch; where the browser draws the page, there is nothing to wait with. */
function PriceBox() {
  const [isSent] = useState(useIsInHtml());
  return isSent ? <SentPriceBox /> : <DrawnPriceBox />;
}

export function LandingPage() {
  return (
    <div className="space-y-16 sm:space-y-24">
      <title>{t("{brand} · Global phone calls from your browser")}</title>
      <section className="-mt-8 grid items-center gap-10 rounded-card bg-stage px-5 py-10 text-stage-ink sm:-mt-4 sm:px-10 sm:py-14 lg:grid-cols-[1.15fr_1fr] lg:gap-12">
        <div>
          <h1 className="font-bold text-display tracking-[-0.035em]">
            {t("Make global phone calls from anywhere in the world")}
          </h1>
          <p className="mt-6 max-w-lg text-lg text-stage-soft">
            {t(
              "Call any landline or mobile straight from your browser. Pay with prepaid credits and talk while they last.",
            )}
          </p>
          <div className="mt-9 flex flex-wrap gap-3">
            <ButtonLink to="/register" size="large" variant="stage">
              {t("Sign Up")}
            </ButtonLink>
            <ButtonLink
              to="/login"
              size="large"
              variant="quiet"
              className="border border-stage-soft text-stage-ink hover:bg-stage-line"
            >
              {t("Login")}
            </ButtonLink>
          </div>
        </div>
        <Suspense fallback={<Loading className="text-stage-soft" />}>
          <PriceBox />
        </Suspense>
      </section>

      <BelowTheFold />
    </div>
  );
}
