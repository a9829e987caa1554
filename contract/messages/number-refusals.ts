/** Refusals about numbers that users rent. Apart from the other sentences, because every page of users loads these. */
export const numberRefusals = {
  notFound: "You have no such number.",
  notOffered: "Numbers of this kind are not offered.",
  taken: "This number was taken meanwhile. Nothing was charged. Please choose another one.",
} as const;
