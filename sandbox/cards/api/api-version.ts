/** The API version of the sandbox's account: the one that the installed `stripe` package uses. */
export const apiVersion = "2026-10-28.endive";
