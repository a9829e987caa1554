import { useState } from "react";
import { classNames } from "./class-names.ts";

interface AvatarProps {
  name: string;
  picture?: string | undefined;
  className?: string;
}

/** A person's picture, or the first letter of the name. Decorative: the name is beside it. A picture may be gone, or elsewhere
 * than the policy allows. */
export function Avatar({ name, picture, className = "size-9 text-sm" }: AvatarProps) {
  const shape = classNames("shrink-0 rounded-full", className);
  const [lost, setLost] = useState<string>();
  if (picture && picture !== lost) {
    return (
      <img
        src={picture}
        alt=""
        referrerPolicy="no-referrer"
        className={`${shape} object-cover`}
        onError={() => setLost(picture)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`${shape} inline-flex items-center justify-center bg-accent font-bold text-on-accent`}
    >
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
}
