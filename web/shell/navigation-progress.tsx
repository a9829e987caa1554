import { useNavigation } from "react-router";

/** A line at the top while a page is on its way. */
export function NavigationProgress() {
  if (useNavigation().state === "idle") return null;
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <div className="h-full w-full animate-pulse bg-accent" />
    </div>
  );
}
