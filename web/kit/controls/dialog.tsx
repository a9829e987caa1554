import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { t } from "#words/translate.ts";

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: ReactNode;
  children: ReactNode;
}

/** A question over the page: keeps the focus inside, presses nothing by itself, closes with Escape and returns the focus. */
export function Dialog({ open, onClose, title, description, children }: DialogProps) {
  const opener = useRef<Element | null>(null);
  const content = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        {/* On the level of the content, so that a question over another one covers it. */}
        <Radix.Overlay className="fixed inset-0 z-50 bg-stage/60 backdrop-blur-xs" />
        <Radix.Content
          ref={content}
          data-dialog
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            event.preventDefault();
            // A button that had the focus would take the Enter that is held or pressed again for the opener.
            const fields = content.current?.querySelectorAll<HTMLElement>("input, textarea, select");
            (fields?.[0] ?? content.current)?.focus();
          }}
          // Radix returns the focus to a trigger of its own alone, and our dialogs are opened by state.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="fade-in fixed inset-0 tall:top-(--toast-place) z-50 m-auto h-fit max-h-[calc(100dvh-2rem)] tall:max-h-[calc(100dvh-var(--toast-place)-1rem)] overflow-y-auto w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-5 shadow-float sm:p-7"
        >
          <Radix.Title className="pe-8 font-bold text-xl">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-ink-soft text-sm">{description}</Radix.Description>
          <div className="mt-6 flex flex-col gap-3">{children}</div>
          <Radix.Close
            aria-label={t("Close")}
            className="absolute top-5 inset-e-5 flex size-9 items-center justify-center rounded-control text-ink-soft hover:bg-sunken"
          >
            <X aria-hidden="true" className="size-5" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
