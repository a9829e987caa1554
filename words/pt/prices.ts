import type { Translated } from "#words/catalogue.ts";
import type { prices as german } from "#words/de/prices.ts";

export const prices = {
  Prices: "Preços",
  Country: "País",
  "All rates": "Todas as tarifas",
  Landline: "Fixo",
  Mobile: "Celular",
  landline: "fixo",
  mobile: "celular",
  "{country} toll-free": "{country}, gratuito",
  "{country} mobile": "{country}, celular",
  "<b>{price}</b> a minute": "<b>{price}</b> por minuto",
  "{credits} a minute.": "{credits} por minuto.",
  "{words}.": "{words}.",
  "{lowest} to {highest}": "de {lowest} a {highest}",
  "{price} buys days": "{price} dão para vários dias",
  "{price} buys {n} minutes": { one: "{price} dão para {n} minuto", other: "{price} dão para {n} minutos" },
  "{price} buys at least {n} minutes": {
    one: "{price} dão para pelo menos {n} minuto",
    other: "{price} dão para pelo menos {n} minutos",
  },
  "An answered call costs at least {credits}.": "Uma chamada atendida custa pelo menos {credits}.",
  "A call that is not answered costs nothing.": "Uma chamada não atendida não custa nada.",
  "Billed by the minute, rounded up.": "Cobrança por minuto, arredondada para cima.",
  "Billed by the minute, rounded up; {credits} to connect.":
    "Cobrança por minuto, arredondada para cima; {credits} para completar a chamada.",
  "At least {minimum}, then in steps of {step}.": "No mínimo {minimum}, depois em frações de {step}.",
  "At least {minimum}, then in steps of {step}; {credits} to connect.":
    "No mínimo {minimum}, depois em frações de {step}; {credits} para completar a chamada.",
  "Your balance lasts for days.": "Seu saldo dura vários dias.",
  "Your balance lasts {time}.": "Seu saldo dura {time}.",
  "Your balance does not cover a call to this number.":
    "Seu saldo não é suficiente para ligar para este número.",
  "The price could not be loaded.": "Não foi possível carregar o preço.",
  "The prices could not be loaded.": "Não foi possível carregar os preços.",
  "Type the whole number to see its price.": "Digite o número inteiro para ver o preço.",
  "Country or phone number": "País ou número de telefone",
  "India, or +91": "Índia ou +91",
  Search: "Buscar",
  "What a minute costs, everywhere we call. 1 credit is {price}; the price you see is the price you pay.":
    "Quanto custa um minuto, em todos os destinos que atendemos. 1 crédito vale {price}; o preço que você vê é o que você paga.",
  "Prices by country": "Preços por país",
  Alphabet: "Alfabeto",
  "Prices are a minute, in credits.": "Os preços são por minuto, em créditos.",
  "What they are worth in {currency} is at our default rate, rounded up.":
    "O valor em {currency} usa nossa cotação padrão, arredondado para cima.",
  "What they are worth in {currency} is at the exchange rate of {day}, rounded up.":
    "O valor em {currency} usa a cotação de {day}, arredondado para cima.",
  "No destination found for “{text}”": "Nenhum destino encontrado para “{text}”",
  "No destination found for {number}": "Nenhum destino encontrado para {number}",
  "We know no such country, or do not call there. Check the spelling, or type a whole number.":
    "Não conhecemos esse país ou não oferecemos chamadas para lá. Confira a grafia ou digite um número inteiro.",
  "No country that we call has numbers like this.": "Nenhum país que atendemos tem números assim.",
  "Calls to {country}": "Chamadas para {country}",
  "Numbers there begin with {code}. The price you see is the price you pay, by the minute, rounded up.":
    "Os números de lá começam com {code}. O preço que você vê é o que você paga, por minuto, arredondado para cima.",
  "Price of one number": "Preço de um número",
  "Every price": "Todos os preços",
  "What a minute costs in {country}, by destination": "Quanto custa um minuto em {country}, por destino",
  Destination: "Destino",
  Numbers: "Números",
  "Price a minute": "Preço por minuto",
  "Call {country}": "Ligar para {country}",
  "Sign up to call {country}": "Cadastre-se para ligar para {country}",
  "404: no such country": "404: país não encontrado",
  "We know no country by the name in this address, or do not call there. Search for it, or look through the whole list.":
    "Não conhecemos nenhum país com o nome deste endereço ou não oferecemos chamadas para lá. Busque por ele ou veja a lista completa.",
  "Call {country} from your browser: landlines {landline}, mobiles {mobile} a minute. Prepaid credits that never expire, no subscription.":
    "Ligue para {country} pelo navegador: fixos {landline}, celulares {mobile} por minuto. Créditos pré-pagos que não expiram, sem assinatura.",
  "Call {country} from your browser: landlines {landline} a minute. Prepaid credits that never expire, no subscription.":
    "Ligue para {country} pelo navegador: fixos {landline} por minuto. Créditos pré-pagos que não expiram, sem assinatura.",
  "Call {country} from your browser: mobiles {mobile} a minute. Prepaid credits that never expire, no subscription.":
    "Ligue para {country} pelo navegador: celulares {mobile} por minuto. Créditos pré-pagos que não expiram, sem assinatura.",
} satisfies Translated<"pt", typeof german>;
