// Holds what is pressed or chosen before the page's code can answer. web/arrival/early-press.ts takes it and repeats it.
{
  let pressed = null;
  const chosen = new Map();

  const hold = (event) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    const control = target.closest(type === "click" ? "button" : "select, input[type=radio]");
    if (!control) return;
    const { form } = control;
    // A form with an address sends itself, and its code reads its fields.
    if (form && form.method !== "dialog" && (type === "change" || control.type === "submit")) return;
    // React answers some of them on its own while it takes the page over, and they would count twice.
    event.preventDefault();
    event.stopImmediatePropagation();
    const buttons = [...document.querySelectorAll("button")];
    if (type === "change") chosen.set(control, control.value);
    else pressed = { button: control, index: buttons.indexOf(control), count: buttons.length };
  };

  for (const type of ["click", "change"]) addEventListener(type, hold, true);
  globalThis.takeEarlyPress = () => {
    for (const type of ["click", "change"]) removeEventListener(type, hold, true);
    return { pressed, chosen };
  };
}
