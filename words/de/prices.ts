/** Prices of calls, and the page of rates. */
export const prices = {
  Prices: "Preise",
  Country: "Land",
  "All rates": "Alle Preise",
  Landline: "Festnetz",
  Mobile: "Mobil",
  landline: "Festnetz",
  mobile: "Mobil",
  "{country} toll-free": "{country}, gebührenfrei",
  "{country} mobile": "{country}, Mobil",
  "<b>{price}</b> a minute": "<b>{price}</b> pro Minute",
  "{credits} a minute.": "{credits} pro Minute.",
  "{credits}, {money} a minute": "{credits}, {money} pro Minute",
  "{words}.": "{words}.",
  "{lowest} to {highest}": "{lowest} bis {highest}",
  "{price} buys days": "{price} reichen für Tage",
  "{price} buys {n} minutes": {
    one: "{price} reichen für {n} Minute",
    other: "{price} reichen für {n} Minuten",
  },
  "{price} buys at least {n} minutes": {
    one: "{price} reichen für mindestens {n} Minute",
    other: "{price} reichen für mindestens {n} Minuten",
  },
  "An answered call costs at least {credits}.": "Ein angenommener Anruf kostet mindestens {credits}.",
  Free: "Kostenlos",
  "An answered call costs nothing.": "Ein angenommener Anruf kostet nichts.",
  "A call that is not answered costs nothing.": "Ein Anruf, den niemand annimmt, kostet nichts.",
  "Billed by the minute, rounded up.": "Abrechnung je angefangene Minute.",
  "Billed by the minute, rounded up; {credits} to connect.":
    "Abrechnung je angefangene Minute; {credits} für den Verbindungsaufbau.",
  "At least {minimum}, then in steps of {step}.": "Mindestens {minimum}, danach in Schritten von {step}.",
  "At least {minimum}, then in steps of {step}; {credits} to connect.":
    "Mindestens {minimum}, danach in Schritten von {step}; {credits} für den Verbindungsaufbau.",
  "Your balance lasts {time}.": "Ihr Guthaben reicht für {time}.",
  "Your calls have reached your spending limit. Please try again later, or contact us.":
    "Ihre Anrufe haben Ihr Ausgabenlimit erreicht. Bitte versuchen Sie es später noch einmal, oder schreiben Sie uns.",
  "Your spending limit lasts {time}.": "Ihr Ausgabenlimit reicht für {time}.",
  "Calls end after {time}.": "Anrufe enden nach {time}.",
  "Calls end after {time}. Your balance lasts longer.":
    "Anrufe enden nach {time}. Ihr Guthaben reicht länger.",
  "Your balance does not cover a call to this number.":
    "Ihr Guthaben reicht nicht für einen Anruf an diese Nummer.",
  "The price could not be loaded.": "Der Preis konnte nicht geladen werden.",
  "The prices could not be loaded.": "Die Preise konnten nicht geladen werden.",
  "Type the whole number to see its price.": "Geben Sie die ganze Nummer ein, um den Preis zu sehen.",
  "Country or phone number": "Land oder Telefonnummer",
  "India, or +91": "Indien oder +91",
  Search: "Suchen",
  "What a minute costs, everywhere we call. 1 credit is {price}; the price you see is the price you pay.":
    "Was eine Minute kostet, überall dort, wohin wir verbinden. 1 Credit sind {price}; der Preis, den Sie sehen, ist der Preis, den Sie zahlen.",
  "Prices by country": "Preise nach Ländern",
  Alphabet: "Alphabet",
  "Prices are in credits per minute.": "Preise gelten pro Minute, in Credits.",
  "No destination found for “{text}”": "Kein Ziel gefunden für „{text}“",
  "No destination found for {number}": "Kein Ziel gefunden für {number}",
  "We do not know this country, or we do not offer calls there. Check the spelling, or type a whole number.":
    "Dieses Land kennen wir nicht, oder wir verbinden nicht dorthin. Prüfen Sie die Schreibweise, oder geben Sie eine ganze Nummer ein.",
  "None of the countries we call has numbers like this.":
    "Kein Land, in das wir verbinden, hat solche Nummern.",
  "Calls to {country}": "Anrufe: {country}",
  "Numbers there begin with {code}. The price you see is the price you pay, by the minute, rounded up.":
    "Nummern dort beginnen mit {code}. Der Preis, den Sie sehen, ist der Preis, den Sie zahlen, je angefangene Minute.",
  "Price of a number": "Preis einer Nummer",
  "Every price": "Alle Preise im Einzelnen",
  "What a minute costs in {country}, by destination": "Was eine Minute kostet, nach Zielen: {country}",
  Destination: "Ziel",
  Numbers: "Nummern",
  "Price per minute": "Preis pro Minute",
  "Call {country}": "{country} anrufen",
  "Sign up to call {country}": "Registrieren und anrufen: {country}",
  "404: no such country": "404: Land nicht gefunden",
  "We do not know the country in this address, or we do not offer calls there. Search for it, or look through the whole list.":
    "Wir kennen kein Land mit dem Namen in dieser Adresse, oder wir verbinden nicht dorthin. Suchen Sie danach, oder sehen Sie die ganze Liste durch.",
  "Call {country} from your browser. Prepaid credits that never expire, no subscription.":
    "{country} im Browser anrufen. Credits im Voraus, die nie verfallen, ohne Abo.",
  "Call {country} from your browser: landlines {landline}, mobiles {mobile} a minute. Prepaid credits that never expire, no subscription.":
    "{country} im Browser anrufen: Festnetz {landline}, Mobil {mobile} pro Minute. Credits im Voraus, die nie verfallen, ohne Abo.",
  "Call {country} from your browser: landlines {landline} a minute. Prepaid credits that never expire, no subscription.":
    "{country} im Browser anrufen: Festnetz {landline} pro Minute. Credits im Voraus, die nie verfallen, ohne Abo.",
  "Call {country} from your browser: mobiles {mobile} a minute. Prepaid credits that never expire, no subscription.":
    "{country} im Browser anrufen: Mobil {mobile} pro Minute. Credits im Voraus, die nie verfallen, ohne Abo.",
  "AE UAE, Dubai, Abu Dhabi|CD DRC|CI Ivory Coast|CV Cabo Verde|CZ Czech Republic|ES Canary Islands|GB Great Britain, England, Scotland, Wales, Northern Ireland|KN Saint Kitts|KR Republic of Korea|LC Saint Lucia|MM Burma|MO Macau|NL Holland|PS Gaza, West Bank|SZ Swaziland|TL East Timor|TR Turkey|US USA, America, Hawaii|VA Holy See|VC Saint Vincent|VN Viet Nam":
    "AE VAE|BY Weißrussland|CD DR Kongo|CI Elfenbeinküste|CV Kap Verde|CZ Tschechische Republik, Tschechei|ES Kanarische Inseln, Mallorca|GB Großbritannien, England, Schottland, Wales, Nordirland|MD Moldawien|MM Birma, Burma|NL Holland|PS Gaza, Westjordanland|SZ Swasiland|TL Osttimor|US Amerika|VA Heiliger Stuhl",
} as const;
