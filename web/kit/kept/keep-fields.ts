type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Kept {
  value: string;
  checked: boolean;
}

/**
 * Keeps what is in the fields of the page, which of its parts are open, and where it is scrolled to, while the page is
 * drawn again. Returns what puts it back. Fields are told apart by their form, their name and their order, other parts by
 * their order.
 */
export function keepFields(): () => void {
  const contents = new Map(controls().map(([key, control]) => [key, contentOf(control)]));
  const wereOpen = parts().map(({ open }) => open);
  const { scrollX, scrollY } = globalThis;
  return () => {
    for (const [index, part] of parts().entries()) part.open = wereOpen[index] ?? part.open;
    for (const [key, control] of controls()) {
      const before = contents.get(key);
      if (before) putBack(control, before);
    }
    scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
  };
}

const parts = () => [...document.querySelectorAll<HTMLDetailsElement>("main details")];

function controls(): [string, Control][] {
  const counts = new Map<string, number>();
  return [...document.forms].flatMap((form, index) =>
    [...form.elements].filter(isControl).map((control): [string, Control] => {
      const field = `${index} ${control.type} ${control.name}`;
      const order = counts.get(field) ?? 0;
      counts.set(field, order + 1);
      return [`${field} ${order}`, control];
    }),
  );
}

function isControl(element: Element): element is Control {
  if (element instanceof HTMLInputElement) return element.type !== "file" && element.type !== "hidden";
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}

const checkable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");

function contentOf(control: Control): Kept {
  return { value: control.value, checked: checkable(control) && control.checked };
}

/** As if the person did it, so that React knows. */
function putBack(control: Control, { value, checked }: Kept): void {
  if (checkable(control)) {
    if (control.checked !== checked) control.click();
    return;
  }
  if (control.value === value) return;
  // React has put a setter of its own on the element, which would hide the change from it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
  );
}
