import { Copy } from "lucide-react";
import { Button } from "#web/kit/controls/button.tsx";
import { toast } from "#web/kit/notices/toast.ts";

/** A command to copy. */
export function Command({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="font-semibold">{label}</p>
      <div className="mt-1 flex items-start gap-2 rounded-control bg-sunken p-3">
        <code className="min-w-0 flex-1 break-words font-mono text-xs leading-6">{text}</code>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Copy: ${label}`}
          onClick={() =>
            navigator.clipboard.writeText(text).then(
              () => toast.success("Copied."),
              () => toast.error("The browser did not allow to copy."),
            )
          }
        >
          <Copy aria-hidden="true" className="size-4" />
          Copy
        </Button>
      </div>
    </div>
  );
}
