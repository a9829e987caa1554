import { type ReactNode, useState } from "react";
import { useIsInHtml } from "./use-is-in-html.ts";

interface SentPricesProps {
  /** True when the prices to show are those of the HTML: all of them, in USD. */
  isWhole: boolean;
  /** The asked prices are here, so they can take the place of those of the HTML. */
  isAsked: boolean;
  /** Content of the server's HTML. */
  written: ReactNode;
  /** Content that the browser shows instead; above the prices of the HTML while these are still shown. */
  asked: (isAboveSent: boolean) => ReactNode;
}

/**
 * The whole list as the server wrote it, until something else is to be shown and is here. React leaves its six thousand
 * elements as they are: taking them over would block a phone, and they answer by themselves, as links and disclosures.
 */
export function SentPrices({ isWhole, isAsked, written, asked }: SentPricesProps) {
  const [isAsSent, setAsSent] = useState(useIsInHtml());
  if (isAsSent && !isWhole && isAsked) setAsSent(false);
  if (import.meta.env.SSR) return <div key="sent">{written}</div>;
  return (
    <>
      {(!isAsSent || !isWhole) && asked(isAsSent)}
      {isAsSent && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React writes no HTML when it takes a page over
        <div key="sent" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
      )}
    </>
  );
}
