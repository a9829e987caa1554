import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { QualityFigures } from "#web/app/call/controls/call-meters.tsx";
import { qualityWord } from "#web/kit/wording/quality-word.ts";
import { type Phone, usePhone } from "#web/phone/phone.ts";
import { t } from "#words/translate.ts";
import { Sparkline } from "./sparkline.tsx";

interface QualityLineProps {
  phone: Phone;
  /** Look of what one press shows. */
  className?: string;
  children?: ReactNode;
}

/** The line's quality in a word and the last minute of it; the figures are one press away. */
export function QualityLine({ phone, className, children }: QualityLineProps) {
  const { quality, microphone, scores } = usePhone(phone);
  // Without a microphone the line may be excellent, and the caller is not heard all the same.
  const mos = microphone === "fine" ? (quality?.mos ?? null) : null;
  return (
    <details className="group text-sm">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-2.5 max-md:justify-center rounded-sm [&::-webkit-details-marker]:hidden">
        <span>{t("Line quality")}</span>
        <span className="font-semibold">{mos === null ? "-" : qualityWord(mos)}</span>
        <span className="flex items-center gap-2">
          <Sparkline scores={scores} />
          <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <div className={className}>
        {children}
        <QualityFigures quality={quality} />
      </div>
    </details>
  );
}
