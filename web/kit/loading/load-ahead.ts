/** Handlers of a control whose press shows a part: its code loads at the first sign of the press. What is lost is missed at the press. */
export function loadAhead(load: () => Promise<unknown>) {
  const ahead = () => void load().catch(() => undefined);
  return { onPointerEnter: ahead, onFocus: ahead };
}
