import { readFile } from "node:fs/promises";
import type { CommonPasswords } from "#domain/users/passwords.ts";

/** Over 40,000 passwords that people choose most, from the file beside this one. */
export async function commonPasswords(): Promise<CommonPasswords> {
  const text = await readFile(new URL("common-passwords.txt", import.meta.url), "utf8");
  const list = new Set(text.split("\n").filter(Boolean));
  return { has: (password) => list.has(password.toLowerCase()) };
}
