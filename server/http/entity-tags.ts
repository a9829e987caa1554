/**
 * True where the list of an If-None-Match header has this weak tag. A cache may have taken the mark of weakness away: RFC 9110,
 * section 13.1.2.
 */
export function hasTag(header: string | undefined, etag: string): boolean {
  const tags = header?.split(",").map((tag) => tag.trim()) ?? [];
  return [etag, etag.slice(2), "*"].some((tag) => tags.includes(tag));
}
