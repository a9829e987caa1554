import { useEffect, useState } from "react";
import { touched } from "./touch.ts";

/** Whether the reader has touched the page since the component was first shown, or before. */
export function useIsTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => void touched.then(() => setTouched(true)), []);
  return isTouched;
}
