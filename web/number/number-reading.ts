import { possibleNumbers, readWritten } from "#contract/possible-numbers.ts";
import { readDialled } from "#contract/read-dialled.ts";
import { readNationalNumber, readNumber } from "#contract/read-number.ts";

/** Readers of numbers by the numbering plans, in one chunk. */
export const numberReading = { possibleNumbers, readDialled, readNationalNumber, readNumber, readWritten };
