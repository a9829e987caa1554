import { t } from "#words/translate.ts";
import { usePageFacts } from "./page-facts.ts";

/** The company behind the product, once its operator has named it. */
export function WhoRunsThis({ className }: { className: string }) {
  const imprint = usePageFacts()?.config.operator?.imprint;
  if (!imprint) return null;
  return (
    <div className={className}>
      <h2 className="font-semibold">{t("Who runs this")}</h2>
      <p className="whitespace-pre-line">{imprint}</p>
    </div>
  );
}
