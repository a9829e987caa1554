// Made by tools/ringback-table.ts from libtonezone 1:3.1.0-2, which has what these 45 countries told the
// ITU (E.180 Supplement 2). All others are missing there, among them Nigeria, Korea, Ukraine, Egypt and Indonesia.

/** Hertz, together (+) or swelling so often a second (*), then a slash and milliseconds; 0 Hz is silence. Then the countries. */
export const toneTable = `
400*25/400,0/200,400*25/400,0/2000: IN
400*33/400,0/200,400*33/400,0/2000: ZA
400+15/1000,0/2000: JP
400+425/400,0/200,400+425/400,0/2000: AE
400+450/400,0/200,400+450/400,0/2000: GB NZ
400/1000,0/3000: CL
400/1000,0/4000: TH
413+438/400,0/200,413+438/400,0/2000: AU
414/1000,0/3000: IL
420/1000,0/5000: AT
425*24/400,0/200,425*24/400,0/2000: SG
425+480/1000,0/4000: PH
425/1000,0/3000: BE
425/1000,0/4000: BG BR CH CZ DE DK EE FI GR IT LT MO MX NL NO PL RU VE
425/1000,0/4500: AR
425/1000,0/5000: PT SE
425/1200,0/4650: PA
425/1250,0/3750: HU
425/1500,0/3000: ES
425/400,0/200,425/400,0/2000: MY
440+480/1000,0/2000: TW
440+480/2000,0/4000: US
440/1500,0/3500: FR
450/1000,0/4000: CN
450/1203,0/4900: CR
450/2000,0/4000: TR
`;
