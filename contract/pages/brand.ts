/** A name without a control character, such as the end of a line. */
export const oneLine = /^\P{Cc}*$/u;
export const lines = /^(?:\P{Cc}|\n)*$/u;

/** In characters, as titles, subjects and the names of authenticators have room for it. */
export const longestBrandName = 40;
/** In characters, for a few lines. */
export const longestImprint = 300;
/** In characters, which fit below an icon: https://www.w3.org/TR/appmanifest/#short_name-member. */
export const longestShortName = 12;
