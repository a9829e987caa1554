/** A dialog with one of the provider's frames, above everything else of the page. The caller opens and removes it. */
export function createDialog(label: string, frame: HTMLIFrameElement): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", label);
  Object.assign(dialog.style, {
    // A modal of the app's page may have disabled the pointer for everything outside it.
    pointerEvents: "auto",
    width: "100vw",
    height: "100dvh",
    maxWidth: "none",
    maxHeight: "none",
    border: "0",
    padding: "0",
    margin: "0",
    background: "transparent",
    overflow: "hidden",
  });
  frame.style.height = "100%";
  // The page inside takes Escape for a "no".
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.append(frame);
  document.body.append(dialog);
  return dialog;
}
