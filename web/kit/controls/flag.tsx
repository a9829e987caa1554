import { classNames } from "./class-names.ts";

/** A country's flag, by ISO code; the name stands beside it. A picture, because Windows has no flags as signs. */
export function Flag({ country, className }: { country: string; className?: string }) {
  return (
    <img
      src={`/flags/${country}.svg`}
      alt=""
      width={21}
      height={14}
      loading="lazy"
      decoding="async"
      className={classNames("inline-block h-3.5 w-5.25 shrink-0 rounded-[3px] ring-1 ring-line", className)}
    />
  );
}
