import { classNames } from "./class-names.ts";

/**
 * The flag of a country by its ISO code. Decorative: name the country too. A picture, because Windows has no flags among
 * its signs. A territory without a picture keeps the space.
 */
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
