import type { ComponentType } from "react";
import { type LostPart, lazyPart } from "#web/kit/loading/lazy-part.tsx";

/**
 * A part that asks the server, for a page that shows itself without asking: it loads when it is first shown. `Instead`
 * stands in its place where it does not load.
 */
export function lazyWithQueries<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props & LostPart>,
) {
  return lazyPart<Props>(async () => {
    const [Part, { WithQueries }] = await Promise.all([load(), import("./with-queries.tsx")]);
    return (props: Props) => (
      <WithQueries>
        <Part {...props} />
      </WithQueries>
    );
  }, Instead);
}
