import { type ComponentType, lazy } from "react";

/** A part that asks the server, for a page that shows itself without asking: it loads when it is first shown. */
export function lazyWithQueries<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [Part, { WithQueries }] = await Promise.all([load(), import("./with-queries.tsx")]);
    return {
      default: (props: Props) => (
        <WithQueries>
          <Part {...props} />
        </WithQueries>
      ),
    };
  });
}
