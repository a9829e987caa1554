import { Toaster as Sonner } from "sonner";

interface ToasterProps {
  duration_ms: number;
}

const style = {
  "--width": "26rem",
  "--normal-bg": "var(--surface)",
  "--normal-border": "var(--line)",
  "--normal-text": "var(--ink)",
  "--border-radius": "14px",
  fontFamily: "inherit",
};

const toastOptions = {
  classNames: {
    toast: "!shadow-float !gap-3 !p-4",
    title: "!text-sm !font-semibold",
    success: "[&_[data-icon]]:text-good",
    error: "[&_[data-icon]]:text-danger",
  },
};

/** Where passing messages appear. */
export function Toaster({ duration_ms }: ToasterProps) {
  return (
    <Sonner
      theme="system"
      position="top-center"
      duration={duration_ms}
      // Below the navigation, which must stay in reach.
      offset={{ top: "6.5rem" }}
      mobileOffset={{ top: "6.5rem", left: "1rem", right: "1rem" }}
      style={style}
      toastOptions={toastOptions}
    />
  );
}
