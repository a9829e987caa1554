import { type ReactNode, useState, useSyncExternalStore } from "react";

const never = () => () => {};

interface SentPricesProps {
  /** Whether the prices to show are those of the HTML, as long as nothing was searched. */
  isWhole: boolean;
  children: ReactNode;
}

/**
 * The whole list as the server wrote it. React leaves its six thousand elements as they are until a search: taking them
 * over would block a phone, and they answer by themselves, as links and disclosures of the document.
 */
export function SentPrices({ isWhole, children }: SentPricesProps) {
  // True on the server and while React takes the page over.
  const isInHtml = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isAsSent, setAsSent] = useState(isInHtml);
  if (isAsSent && !isWhole) setAsSent(false);
  if (import.meta.env.SSR || !isAsSent || !isWhole) return <div key="own">{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React writes no HTML when it takes a page over
  return <div key="sent" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
