/** Shown when the code of a press does not load. Apart from the contract's sentences, which are heavy. */
export const notLoadedSentence = "The server could not be reached. Please try again.";
