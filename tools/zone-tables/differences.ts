/** Reasons why the hour of a number differs from Google's (8.12.57), by its beginning; the first pattern that fits counts. */
export const differences: readonly [prefix: RegExp, reason: string][] = [
  [
    /^(1|7|52|55|61|62|64|34|56|299|351|593|686|689|976|262|970)$/,
    "A country as a whole has the zones that nine tenths of its people live by.",
  ],
  [
    /^(559|6185|6251|6252|629|734|739|784|785|97[06]?[12]4)$/,
    "A beginning of several areas; the longer ones of whole numbers have one zone each.",
  ],
  [
    /^1(227|235|257|273|274|310|324|327|329|350|353|354|357|363|369|382|428|436|457|465|471|472|483|557|621|624|645|679|683|686|728|729|730|738|748|821|835|837|861|879|924|942|975|983)$/,
    "Google has no zone for an area code that was new then, or mapped by longer beginnings; an overlay follows the code it overlays.",
  ],
  [
    /^1(437|474)$/,
    "Google has Winnipeg for Toronto's and Saskatchewan's overlays, which follow 416 and 306.",
  ],
  [/^1689$/, "Google has Chicago for Orlando's overlay, which follows 407."],
  [
    /^1(219|423|701|775|907)$/,
    "More than nine tenths of the people of the area code live by one clock (GeoNames).",
  ],
  [
    /^1(208|270|308|364|448|807|812|850|867|906|930)$/,
    "More than a tenth of the people of the area code live by the other clock (GeoNames).",
  ],
  [/^1208/, "Google has both zones of Idaho for exchanges whose place keeps one."],
  [/^1(480|520|602)$/, "Arizona's cities keep Phoenix's clock; Denver's is the Navajo Nation's, behind 928."],
  [
    /^1928/,
    "Nine tenths of the people behind 928 keep Phoenix's clock, and the Navajo Nation's exchanges Denver's.",
  ],
  [/^1334/, "Phenix City, Lanett and Valley keep Georgia's clock by custom (boundaries of OpenStreetMap)."],
  [
    /^1(812|850|906|606)/,
    "The exchange's own place is on the other side of the line: Vevay, Terre Haute, Tallahassee.",
  ],
  [
    /^1250/,
    "Peace River, Fort Nelson and Creston have British Columbia's clock, which parted from Alberta's in 2026.",
  ],
  [/^1807/, "Atikokan never changes its clocks."],
  [
    /^1867/,
    "The territories' clocks parted from those of Vancouver, Edmonton and Winnipeg from 2020 to 2026.",
  ],
  [/^1907581$/, "Unalaska is in Alaska, not in Hawaii."],
  [/^1709$/, "Google has Puerto Rico for Labrador, where less than a tenth of the people live."],
  [
    /^2(11|12|13|18)$|^505$|^970/,
    "Google names a zone of another country, whose clock has parted since or is changed on other days.",
  ],
  [/^(2434|2436)$/, "Kasai, Kivu and Maniema keep Lubumbashi's clock (zone.tab: east)."],
  [/^2435$/, "Kisangani (east) and Mbandaka (west) share the area code."],
  [/^262/, "Réunion and Mayotte are one hour apart; the number's country says which."],
  [/^34827$/, "827 is Cáceres, on the mainland."],
  [/^351/, "Less than a tenth of Portugal's people live on the Azores; Madeira keeps Lisbon's clock."],
  [/^521/, "Mexico's mobile token is no longer dialled; numbers are read without it."],
  [
    /^52/,
    "Mexico gave up daylight saving in 2022 but for the border, and Chihuahua's clock changed with it.",
  ],
  [/^55(81|81.*)$/, "Recife's numbers, mobiles above all, are not Fernando de Noronha's."],
  [/^55(93|91|94)$/, "All of Pará has kept Brasília's clock since 2013."],
  [/^5597/, "Amazonas west of the line of Lei 12.876 keeps Acre's clock."],
  [/^55(55|67|69|92)/, "An exchange is in its area code's state; Google has another's."],
  [/^5632$/, "Valparaíso's people keep Santiago's clock; Rapa Nui is a part of its area code."],
  [/^5632(210|255)$/, "Rapa Nui's exchanges."],
  [/^56(61|67)$/, "Magallanes and Aysén have their own clocks since 2016 and 2025."],
  [/^5935252$/, "Galápagos' exchanges."],
  [/^593(1|52)$/, "Manabí's people keep Guayaquil's clock; Galápagos is a part of its area code."],
  [/^61(1|4)$/, "Australia's mobiles are of the whole country."],
  [/^6125/, "Lord Howe Island's exchange by Google's own place."],
  [/^617$/, "Queensland keeps no daylight saving."],
  [
    /^618(5|6|9)/,
    "Western Australia's numbers; those of Christmas Island and Cocos are told by their country.",
  ],
  [
    /^618[78]/,
    "The second digit tells Western Australia, South Australia, the Northern Territory and Broken Hill.",
  ],
  [/^628$/, "Indonesia's mobiles are of the whole country, and nine tenths of it have two clocks."],
  [/^62/, "Google joins exchanges of provinces with different clocks, or has the neighbour's."],
  [
    /^643305$|^64330$|^64[36]/,
    "The Chatham Islands' exchanges by Google's own places; Ashburton shares their area.",
  ],
  [/^675973$/, "Bougainville's exchange."],
  [/^686/, "Google has all of Kiribati's zones for each number; its places tell the islands."],
  [
    /^689/,
    "Nine tenths of the people keep Tahiti's clock; the Marquesas and Gambier have exchanges of their own.",
  ],
  [/^691/, "Micronesia's mobiles follow the landlines of their state."],
  [/^740$/, "Kaliningrad does not change its clocks, as Bucharest does."],
  [/^7845$/, "Saratov's clock is an hour ahead of Moscow's since 2016."],
  [
    /^7(80|81|84|9)/,
    "Russia's mobiles and free numbers are of the whole country; Google has its oldest regions, or Kazakhstan's.",
  ],
  [/^976/, "Only Bayan-Ölgii, Khovd and Uvs keep Khovd's clock (zone.tab)."],
];
