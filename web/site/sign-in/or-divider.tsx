import { t } from "#words/translate.ts";

/** Stands between the form and the other ways in. */
export function OrDivider() {
  return (
    <p className="my-5 flex items-center gap-4 text-ink-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t("or")}
    </p>
  );
}
