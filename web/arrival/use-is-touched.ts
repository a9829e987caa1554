import { useEffect, useState } from "react";
import { touched } from "./touch.ts";

/** Returns true once the reader has touched the page, before or after the component was first shown. */
export function useIsTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => void touched.then(() => setTouched(true)), []);
  return isTouched;
}
