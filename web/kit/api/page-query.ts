import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { nextCursorHeader } from "#contract/paging.ts";

export const pageSize = 50;

interface Page<Row> {
  rows: Row[];
  /** The cursor of the next page; null on the last page. */
  next: string | null;
}

/** The page parameters of a query in pages. An empty cursor asks for the first page. */
export const pageParams = {
  initialPageParam: "",
  getNextPageParam: ({ next }: Pick<Page<unknown>, "next">) => next,
};

/** Runs the request of one page, and reads the next page's cursor from the answer's headers. */
export async function fetchPage<Row>(
  request: (readHeaders: (headers: Headers) => void) => Promise<Row[]>,
): Promise<Page<Row>> {
  let next: string | null = null;
  const rows = await request((headers) => {
    next = headers.get(nextCursorHeader);
  });
  return { rows, next };
}

type PagedList<Page> = UseInfiniteQueryResult<InfiniteData<Page>>;

/**
 * Loads a list's next page. A change of the list meanwhile asks for the shown pages again, which ends the request for the
 * next one: then it is sent again.
 */
export async function loadNextPage<Page>(list: PagedList<Page>): Promise<PagedList<Page>> {
  const shown = list.data?.pages.length ?? 0;
  let answer: PagedList<Page>;
  do answer = await list.fetchNextPage({ cancelRefetch: false });
  while (answer.isSuccess && answer.hasNextPage && answer.data.pages.length === shown);
  return answer;
}
