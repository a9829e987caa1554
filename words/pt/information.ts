import type { Translated } from "#words/catalogue.ts";
import type { information as german } from "#words/de/information.ts";

export const information = {
  "About Farline": "Sobre o Farline",
  "Farline lets you call any phone in the world from your browser and pay only for the minutes you talk. It is made for people with family, friends and work abroad who want to pick up and call, without a contract.":
    "Com o Farline, você liga para qualquer telefone do mundo pelo navegador e paga só os minutos que fala. Ele é feito para quem tem família, amigos e trabalho no exterior e quer simplesmente ligar, sem contrato.",
  "You see the price before you dial": "Você vê o preço antes de ligar",
  "Enter a number and the price a minute stands beside it, with how long your balance lasts. The counter during the call and the receipt after it come from the same sum.":
    "Digite um número e veja ao lado o preço por minuto e quanto dura o seu saldo. O contador durante a chamada e o recibo depois dela saem da mesma conta.",
  "You are charged for what the phone network reports": "Você paga o que a rede telefônica registra",
  "Calls are billed by the minute, rounded up, from the carrier's own record. A call that nobody answers costs nothing.":
    "As chamadas são cobradas por minuto, arredondadas para cima, conforme o registro da operadora. Uma chamada que ninguém atende não custa nada.",
  "Your card stays with the card provider": "Seu cartão fica com o provedor de pagamentos",
  "Card details go straight from your browser to our payment provider. We never see them and do not store them.":
    "Os dados do cartão vão direto do seu navegador para o nosso provedor de pagamentos. Nunca os vemos nem os guardamos.",
  "Your credits stay yours": "Seus créditos continuam seus",
  "Credits never expire. There are no hidden fees and no monthly subscription.":
    "Os créditos não expiram. Não há taxas escondidas nem mensalidade.",
  "Sign Up Now": "Cadastre-se agora",
  "404: page not found": "404: página não encontrada",
  "There is nothing at this address. It may have been mistyped, or the page has moved.":
    "Não há nada neste endereço. Ele pode ter sido digitado errado, ou a página mudou de lugar.",
  "Tell us what is missing": "Conte o que está faltando",
  "Looking for the price of a call?": "Procurando o preço de uma chamada?",
  "Questions about a call, a payment or anything else: write to us and a person will answer.":
    "Dúvidas sobre uma chamada, um pagamento ou outra coisa: escreva e uma pessoa vai responder.",
  Subject: "Assunto",
  Message: "Mensagem",
  "Send Message": "Enviar mensagem",
} satisfies Translated<"pt", typeof german>;
