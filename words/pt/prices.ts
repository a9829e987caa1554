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
  "{credits}, {money} a minute": "{credits}, {money} por minuto",
  "{words}.": "{words}.",
  "{lowest} to {highest}": "de {lowest} a {highest}",
  "{price} buys days": "{price} dão para vários dias",
  "{price} buys {n} minutes": { one: "{price} dão para {n} minuto", other: "{price} dão para {n} minutos" },
  "{price} buys at least {n} minutes": {
    one: "{price} dão para pelo menos {n} minuto",
    other: "{price} dão para pelo menos {n} minutos",
  },
  "An answered call costs at least {credits}.": "Uma chamada atendida custa pelo menos {credits}.",
  Free: "Grátis",
  "An answered call costs nothing.": "Uma chamada atendida não custa nada.",
  "A call that is not answered costs nothing.": "Uma chamada não atendida não custa nada.",
  "Billed by the minute, rounded up.": "Cobrança por minuto, arredondada para cima.",
  "Billed by the minute, rounded up; {credits} to connect.":
    "Cobrança por minuto, arredondada para cima; {credits} para completar a chamada.",
  "At least {minimum}, then in steps of {step}.": "No mínimo {minimum}, depois em frações de {step}.",
  "At least {minimum}, then in steps of {step}; {credits} to connect.":
    "No mínimo {minimum}, depois em frações de {step}; {credits} para completar a chamada.",
  "Your balance lasts {time}.": "Seu saldo dura {time}.",
  "Your calls have reached your spending limit. Please try again later, or contact us.":
    "Suas chamadas atingiram seu limite de gastos. Tente mais tarde ou fale conosco.",
  "Your spending limit lasts {time}.": "Seu limite de gastos dura {time}.",
  "Calls end after {time}.": "As chamadas terminam após {time}.",
  "Calls end after {time}. Your balance lasts longer.":
    "As chamadas terminam após {time}. Seu saldo dura mais.",
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
  "Prices are in credits per minute.": "Os preços são por minuto, em créditos.",
  "No destination found for “{text}”": "Nenhum destino encontrado para “{text}”",
  "No destination found for {number}": "Nenhum destino encontrado para {number}",
  "We do not know this country, or we do not offer calls there. Check the spelling, or type a whole number.":
    "Não conhecemos esse país ou não oferecemos chamadas para lá. Confira a grafia ou digite um número inteiro.",
  "None of the countries we call has numbers like this.": "Nenhum país que atendemos tem números assim.",
  "Calls to {country}": "Chamadas: {country}",
  "Numbers there begin with {code}. The price you see is the price you pay, by the minute, rounded up.":
    "Os números de lá começam com {code}. O preço que você vê é o que você paga, por minuto, arredondado para cima.",
  "Price of a number": "Preço de um número",
  "Every price": "Todos os preços",
  "What a minute costs in {country}, by destination": "Quanto custa um minuto, por destino: {country}",
  Destination: "Destino",
  Numbers: "Números",
  "Price per minute": "Preço por minuto",
  "Call {country}": "Ligar: {country}",
  "Sign up to call {country}": "Cadastre-se para ligar: {country}",
  "404: no such country": "404: país não encontrado",
  "We do not know the country in this address, or we do not offer calls there. Search for it, or look through the whole list.":
    "Não conhecemos nenhum país com o nome deste endereço ou não oferecemos chamadas para lá. Busque por ele ou veja a lista completa.",
  "Call {country} from your browser. Prepaid credits that never expire, no subscription.":
    "Ligue pelo navegador ({country}). Créditos pré-pagos que não expiram, sem assinatura.",
  "Call {country} from your browser: landlines {landline}, mobiles {mobile} a minute. Prepaid credits that never expire, no subscription.":
    "Ligue pelo navegador ({country}): fixos {landline}, celulares {mobile} por minuto. Créditos pré-pagos que não expiram, sem assinatura.",
  "Call {country} from your browser: landlines {landline} a minute. Prepaid credits that never expire, no subscription.":
    "Ligue pelo navegador ({country}): fixos {landline} por minuto. Créditos pré-pagos que não expiram, sem assinatura.",
  "Call {country} from your browser: mobiles {mobile} a minute. Prepaid credits that never expire, no subscription.":
    "Ligue pelo navegador ({country}): celulares {mobile} por minuto. Créditos pré-pagos que não expiram, sem assinatura.",
  "AE UAE, Dubai, Abu Dhabi|CD DRC|CI Ivory Coast|CV Cabo Verde|CZ Czech Republic|ES Canary Islands|GB Great Britain, England, Scotland, Wales, Northern Ireland|KN Saint Kitts|KR Republic of Korea|LC Saint Lucia|MM Burma|MO Macau|NL Holland|PS Gaza, West Bank|SZ Swaziland|TL East Timor|TR Turkey|US USA, America, Hawaii|VA Holy See|VC Saint Vincent|VN Viet Nam":
    "AE EAU, Dubai|CD RDC|CZ República Checa|ES Ilhas Canárias|GB Inglaterra, Grã-Bretanha, Escócia, País de Gales, Irlanda do Norte|IR Irão|MM Birmânia, Burma|MU Maurícia|NL Holanda|PS Gaza, Cisjordânia|SZ Suazilândia|TL Timor Leste|US EUA, América|VA Santa Sé|VN Vietname",
} satisfies Translated<"pt", typeof german>;
