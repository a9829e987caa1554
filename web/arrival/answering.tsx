import { useEffect } from "react";
import { repeatEarlyPress } from "./early-press.ts";

/** Rendered with the first page, once its buttons answer. */
export function Answering() {
  useEffect(repeatEarlyPress, []);
  return null;
}
