import type { Translated } from "#words/catalogue.ts";
import type { pages as german } from "#words/de/pages.ts";

export const pages = {
  "Make global phone calls from your browser. Buy prepaid credits by card; they never expire.":
    "Faça chamadas para o mundo todo pelo navegador. Compre créditos pré-pagos com cartão; eles nunca expiram.",
  "Farline places phone calls from the browser and needs JavaScript to be switched on.":
    "O Farline faz chamadas pelo navegador e precisa que o JavaScript esteja ativado.",
  "Call any landline or mobile in the world from your browser. Buy prepaid credits by card; they never expire. No subscription.":
    "Ligue para qualquer fixo ou celular do mundo pelo navegador. Compre créditos pré-pagos com cartão; eles nunca expiram. Sem assinatura.",
  "Farline lets you call any phone in the world from your browser and pay only for the minutes you talk. You see the price before you dial.":
    "Com o Farline, você liga para qualquer telefone do mundo pelo navegador e paga só pelos minutos que fala. Você vê o preço antes de discar.",
  "What a minute costs to every country, landline and mobile. The price you see is the price you pay.":
    "Quanto custa um minuto para cada país, fixo e celular. O preço que você vê é o preço que você paga.",
  "Questions about a call, a payment or anything else: write to Farline and a person will answer.":
    "Dúvidas sobre uma chamada, um pagamento ou outra coisa: escreva para o Farline e uma pessoa responderá.",
  "Create your Farline account: one account, every country. You only pay for the credits you buy.":
    "Crie sua conta Farline: uma conta, todos os países. Você paga só pelos créditos que compra.",
  "Log in to Farline to call any phone in the world and to see your credits.":
    "Entre no Farline para ligar para qualquer telefone do mundo e ver seus créditos.",
  "The terms of prepaid calls with Farline: credits, prices, fair use, and what it cannot do.":
    "Os termos das chamadas pré-pagas com o Farline: créditos, preços, uso justo e o que ele não faz.",
  "What Farline knows about you and your calls, who receives it, and how to have it deleted.":
    "O que o Farline sabe sobre você e suas chamadas, quem recebe esses dados e como excluí-los.",
  "When Farline gives money back, how to ask for it, and how long it takes.":
    "Quando o Farline devolve dinheiro, como pedir e quanto tempo leva.",
} satisfies Translated<"pt", typeof german>;
