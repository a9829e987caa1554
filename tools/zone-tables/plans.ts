/**
 * Regions of numbering plans by time zone, by hand: what no table names, or names wrongly. Each row's source stands above it;
 * the zones of states and provinces are those of the tz database's zone.tab.
 */

/**
 * Area codes of North America that were laid over another one's area and share its places: NANPA's planning letters, and
 * CNAC's for Canada. Each row is a code and those that overlay it.
 */
const overlayPlan = `
201: 551
202: 771
203: 475
204: 431 584
205: 659
206: 564
208: 986
209: 350
210: 726
212: 332 646 917
213: 323 738
214: 469 945 972
215: 267 445
217: 447
248: 947
250: 236 257 672 778
256: 938
270: 364
301: 227 240
303: 720 983
304: 681
305: 645 786
306: 474 639
309: 861
310: 424
313: 679
314: 557
315: 680
317: 463
318: 457
330: 234
334: 483
336: 743
402: 531
403: 368 587 825
404: 470 678 943
405: 572
407: 689
408: 669
410: 443 667
412: 878
415: 628
416: 437 647 942
418: 273 367 581
419: 567
423: 729
440: 436
450: 354 579
503: 971
506: 428
507: 924
508: 774
510: 341
512: 737
513: 283
514: 263 438
516: 363
518: 838
519: 226 382 548
530: 837
540: 826
541: 458
559: 357
561: 728
570: 272
573: 235
601: 769
602: 623
608: 353
609: 640
610: 484 835
613: 343 753
614: 380
615: 629
617: 857
618: 730
619: 858
630: 331
631: 934
662: 471
702: 725
703: 571
704: 980
705: 249 683
706: 762
707: 369
708: 464
709: 879
713: 281 346 621 832
714: 657
715: 534
716: 624
717: 223
718: 347 465 929
732: 848
740: 220
757: 948
760: 442
773: 872
781: 339
801: 385
803: 839
804: 686
805: 820
812: 930
813: 656
814: 582
815: 779
816: 975
817: 682
818: 747
819: 468 873
843: 854
845: 329
847: 224
850: 448
860: 959
864: 821
870: 327
902: 782
903: 430
904: 324
905: 289 365 742
909: 840
910: 472
916: 279
918: 539
919: 984
920: 274
937: 326
954: 754
970: 748
973: 862
978: 351
`;

/** New area code and the one whose places it shares. */
export const overlays: readonly [areaCode: string, overlaid: string][] = read(overlayPlan).flatMap(
  ([overlaid, areaCodes]) => areaCodes.map((areaCode): [string, string] => [areaCode, overlaid]),
);

/** Zones and the beginnings of numbers whose people live in them. A line of a number sign names the source of those below. */
const regionPlan = `
# Argentina: ENACOM's area codes by province
America/Argentina/Buenos_Aires: 541 542 543327 543329 54336 543388 543407 543484 543487 543489
America/Argentina/Cordoba: 543
America/Argentina/Salta: 542302 542331 542333 542334 542335 542338 542920 542931 542934 54294 54295 54298 54299 543868 54387
America/Argentina/Jujuy: 54388
America/Argentina/Tucuman: 54381 543862 543863 543865 543867 543869 543891 543892 543894
America/Argentina/Catamarca: 54280 542903 542945 54297 54383
America/Argentina/La_Rioja: 54380 543821 543825 543826 543827
America/Argentina/San_Juan: 54264
America/Argentina/Mendoza: 5426
America/Argentina/San_Luis: 54265 54266
America/Argentina/Rio_Gallegos: 542902 542962 542963 542966
America/Argentina/Ushuaia: 542901 542964
# Australia: ACMA's numbering plan by state, and Google's places of the exchanges behind +61 8
Australia/Sydney: 612
Australia/Melbourne: 613
Australia/Hobart: 6136
Australia/Brisbane: 617
Australia/Perth: 6185 6186 6189
Australia/Adelaide: 6187 6188
Australia/Darwin: 61879 61889
Australia/Broken_Hill: 61880
# Brazil: Anatel's area codes by state; Pará's west is 93
America/Sao_Paulo: 551 552 553 554 5551 5553 5554 5555 5561 5562 5564
America/Araguaina: 5563
America/Cuiaba: 5565 5566
America/Campo_Grande: 5567
America/Rio_Branco: 5568
America/Porto_Velho: 5569
America/Bahia: 557
America/Maceio: 5579 5582
America/Recife: 5581 5587
America/Fortaleza: 5583 5584 5585 5586 5588 5589 5598 5599
America/Belem: 5591 5594 5596
America/Santarem: 5593
America/Manaus: 5592
America/Boa_Vista: 5595
# A fifth of the people behind 97 live west of the line of Lei 12.876 (IBGE)
America/Eirunepe America/Manaus: 5597
# Canada: since Alberta's clock of 2026, Peace River's and Cambridge Bay's exchanges are not as Google has them
America/Dawson_Creek: 1250261 1250263 1250719 1250784
America/Cambridge_Bay: 1867983
# Chile: SUBTEL's area codes by region; Rapa Nui's numbers within Valparaíso's, as its municipality publishes them
America/Punta_Arenas: 5661
America/Coyhaique: 5667
Pacific/Easter: 5632210 5632255
# Congo: ARPTC's zones 1 to 6. Kisangani (east) shares 5 with Mbandaka (west)
Africa/Kinshasa: 2431 2433
Africa/Lubumbashi: 2432 2434 2436
Africa/Kinshasa Africa/Lubumbashi: 2435
# Ecuador: ARCOTEL's area 5 has Manabí and Galápagos, whose offices publish numbers of 252 alone
Pacific/Galapagos: 5935252
# Greenland: Google's places and zones
America/Thule: 29997
America/Scoresbysund: 29999
# Indonesia: Kominfo's area codes by province
Asia/Jakarta: 622 6231 6232 6233 6234 6235 626 627
Asia/Makassar: 6236 6237 6238 624 6251 6252 6254 6255
Asia/Pontianak: 62513 62519 62522 62525 62528 6253 6256
# Tanjung in the South, and Tamiang Layang in Kalimantan's middle
Asia/Makassar Asia/Pontianak: 62526
Asia/Jayapura: 629
# Kazakhstan: area codes by region (Ministry of Digital Development)
Asia/Almaty: 7710 7715 7716 7717 7718 772
Asia/Oral: 7711
Asia/Atyrau: 7712
Asia/Aqtobe: 7713
Asia/Qostanay: 7714
Asia/Qyzylorda: 733 7724
Asia/Aqtau: 7729
# Kiribati: Google's places
Pacific/Kiritimati: 68681 68682 68683 68684 6867538 6867548
Pacific/Kanton: 68685 686655 686755 6867540
# Malaysia: MCMC's area codes of Sabah and Sarawak
Asia/Kuala_Lumpur: 603 604 605 606 607 609
Asia/Kuching: 608
# Mexico: IFT's area codes by state, the border's municipalities by the Ley de los Husos Horarios of 2022
America/Mexico_City: 522 523 524 525 527 528 529
America/Monterrey: 52618 52671 52674 52675 52676 52677 5281 5282 5283 52841 52842 52844 52861 52864 52866 52869 52871 52872 52873 52892
America/Matamoros: 52862 52867 52868 52877 52878 52891 52894 52897 52899
America/Merida: 52938 52969 52981 52982 52985 52986 52988 52990 52991 52996 52997 52999
America/Cancun: 52983 52984 52987 52998
America/Mazatlan: 52311 52319 52323 52324 52325 52327 52389 52612 52613 52615 52624 52667 52668 52669 52672 52673 52687 5269
America/Bahia_Banderas: 52329
America/Hermosillo: 5262 5263 5264 52651 52653 52662
America/Tijuana: 52616 52646 52658 52661 52663 52664 52665 52686
America/Chihuahua: 52614 52621 52625 52627 52628 52629 52635 52639 52648 52649 52652 52659
America/Ciudad_Juarez: 52656 52657
America/Ojinaga: 52626
America/Chihuahua America/Ciudad_Juarez: 52636
# Micronesia: Google's zones by state
Pacific/Chuuk: 6913 69193
Pacific/Pohnpei: 69132 69192
Pacific/Kosrae: 69137
# Mongolia: Google's places by province
Asia/Hovd: 976142 976143 976145 976242 976243 976245
# New Zealand: Commerce Commission's area 3; the Chatham Islands have 305 of it
Pacific/Chatham: 643305
# Palestine
Asia/Hebron: 9702 9704 9709
Asia/Gaza: 9708
# Papua New Guinea: NICTA's exchanges; Buka has 973
Pacific/Bougainville: 675973
# Polynesia (French): OPT's numbers of eight digits
Pacific/Marquesas: 6894091 6894092
Pacific/Gambier: 68940978
# Portugal: ANACOM's area codes
Atlantic/Madeira: 351291
Atlantic/Azores: 351292 351295 351296
# Russia: area codes by region (Mintsifry); zone.tab has the regions
Europe/Kaliningrad: 740
Europe/Moscow: 736 747 748 749 781 782 783 784 785 786 787
Europe/Kirov: 7833
Europe/Volgograd: 7844
Europe/Astrakhan: 7851
Europe/Saratov: 7845
Europe/Ulyanovsk: 7842
Europe/Samara: 7341 7846 7848
Asia/Yekaterinburg: 7342 7343 7345 7346 7347 7349 735
Asia/Omsk: 7381
Asia/Tomsk: 7382
Asia/Novosibirsk: 7383
Asia/Novokuznetsk: 7384
Asia/Barnaul: 7385 7388
Asia/Krasnoyarsk: 739
Asia/Irkutsk: 7301 7395
Asia/Chita: 7302
Asia/Yakutsk: 7411 7416
Asia/Magadan: 7413
Asia/Kamchatka: 7415
Asia/Vladivostok: 7421 7423 7426
Asia/Sakhalin: 7424
Asia/Anadyr: 7427
# Spain: CNMC's area codes of the Canary Islands; those of Ceuta and Melilla are Cádiz's and Málaga's
Atlantic/Canary: 34822 34828 34922 34928
# Turkey: Northern Cyprus has 392 of its plan, and the EU's changes of the clock again since October 2017 (tz database)
Asia/Famagusta: 90392
# Uzbekistan: area codes by region
Asia/Tashkent: 9987
Asia/Samarkand: 9986 99875 99876 99879
Asia/Tashkent: 99867 99869
`;

/** Zones and the beginnings of numbers. */
export const regions: readonly [zones: string[], prefixes: string[]][] = read(regionPlan).map(
  ([zones, prefixes]) => [zones.split(" "), prefixes],
);

/** Places within Google's table whose exchanges have another clock than their area: calling code, place, zone. */
export const places: readonly [callingCode: string, place: RegExp, zone: string][] = [
  ["61", /^Lord Howe Island$/, "Australia/Lord_Howe"],
  // In New South Wales, behind Queensland's code.
  ["617", /^Tweed Heads$/, "Australia/Sydney"],
  ["64", /^Waitangi \(Chatham Is\.\)$/, "Pacific/Chatham"],
  ["55", /^Fernando de Noronha - PE$/, "America/Noronha"],
  ["5597", / - AM$/, "America/Manaus"],
  [
    "5597",
    /^(Atalaia do Norte|Benjamin Constant|Eirunepé|Envira|Guajará|Ipixuna|Tabatinga) - AM$/,
    "America/Eirunepe",
  ],
];

function read(plan: string): [head: string, tail: string[]][] {
  return plan
    .trim()
    .split("\n")
    .filter((row) => !row.startsWith("#"))
    .map((row) => {
      const [head = "", tail = ""] = row.split(": ");
      return [head, tail.split(" ")];
    });
}
