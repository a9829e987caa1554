import { type ComponentType, lazy, useEffect, useState } from "react";

/**
 * A part that loads when it is first shown, and that a page can do without: where its code does not load, the page shows
 * nothing in its place, or what is given. React's own lazy would replace the whole page by the error, and end a call.
 * The code is asked for again when the part is shown anew.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType = Nothing,
): ComponentType<Props> {
  let hasFailed = false;
  let newest = begin();

  function begin() {
    hasFailed = false;
    return lazy(async () => ({ default: await load().catch(fail) }));
  }

  function fail(): ComponentType<Props> {
    hasFailed = true;
    return () => <Instead />;
  }

  return function Part(props: Props) {
    const [Shown] = useState(() => newest);
    useEffect(
      () => () => {
        if (hasFailed) newest = begin();
      },
      [],
    );
    return <Shown {...props} />;
  };
}

function Nothing() {
  return null;
}
