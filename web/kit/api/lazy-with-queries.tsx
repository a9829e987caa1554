import type { ComponentType } from "react";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A part that asks the server, in a page that loads without TanStack Query. It loads when it is first shown. */
export function lazyWithQueries<Props extends object>(load: Load<Props>) {
  return lazyPart<Props>(() => loadWithQueries(load), NotLoaded);
}

/** Loads a part that asks the server, and the cache that all such parts share. */
export async function loadWithQueries<Props extends object>(
  load: Load<Props>,
): Promise<ComponentType<Props>> {
  const [Part, { WithQueries }] = await Promise.all([load(), import("./with-queries.tsx")]);
  return (props: Props) => (
    <WithQueries>
      <Part {...props} />
    </WithQueries>
  );
}
