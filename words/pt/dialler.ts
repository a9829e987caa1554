import type { Translated } from "#words/catalogue.ts";
import type { dialler as german } from "#words/de/dialler.ts";

export const dialler = {
  "Make a Call": "Fazer uma chamada",
  "Phone number": "Número de telefone",
  "US/Canada: 1 + area code + number": "EUA/Canadá: 1 + código de área + número",
  "International: country code + number": "Internacional: código do país + número",
  "Type no spaces, dashes or parentheses: the number is spaced for you":
    "Sem espaços, traços nem parênteses: o número é separado para você",
  "Start Call": "Ligar",
  "Dial pad": "Teclado",
  "Delete the last digit": "Apagar o último dígito",
  "Hold for a plus": "Segure para um sinal de mais",
  Star: "Asterisco",
  Hash: "Jogo da velha",
  "Choose a country": "Escolha um país",
  "Country: {country}": "País: {country}",
  "Country name or code": "Nome ou código do país",
  "Name or code": "Nome ou código",
  "Called before": "Já ligou",
  "No country has this name or code.": "Nenhum país tem esse nome ou código.",
  "Enter a number to see its price before you call.": "Digite um número para ver o preço antes de ligar.",
  "This number is written as people within its country dial it. Please choose its country.":
    "Este número está escrito como se disca dentro do país. Escolha o país.",
  "{code} is not sent: calls from here never show your own number.":
    "{code} não é enviado: as chamadas daqui nunca mostram o seu próprio número.",
  "Once the call is answered, these keys are pressed for you: {keys}":
    "Quando a chamada for atendida, estas teclas serão pressionadas por você: {keys}",
  "This number has no country code. Do you mean this one?":
    "Este número não tem código de país. É este que você quer?",
  "This number has no country code. Which one do you mean?":
    "Este número não tem código de país. Qual deles você quer?",
  "This text holds no phone number.": "Este texto não contém um número de telefone.",
  "Enter the whole number to see its price.": "Digite o número inteiro para ver o preço.",
  "Looking up the price...": "Buscando o preço…",
  "<strong>{n}</strong> credits a minute": {
    one: "<strong>{n}</strong> crédito por minuto",
    other: "<strong>{n}</strong> créditos por minuto",
  },
  "Change your settings": "Alterar suas configurações",
  "Purchase credits": "Comprar créditos",
  "It is {time} there.": "Hora local lá: {time}.",
  "It is between {earliest} and {latest} there.": "Hora local lá: entre {earliest} e {latest}.",
  "A call may wake people up.": "Uma chamada pode acordar alguém.",
  "Recent numbers": "Números recentes",
  "Call {number} again": "Ligar de novo para {number}",
  "Call again": "Ligar de novo",
} satisfies Translated<"pt", typeof german>;
