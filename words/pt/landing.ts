import type { Translated } from "#words/catalogue.ts";
import type { landing as german } from "#words/de/landing.ts";

export const landing = {
  "Farline · Global phone calls from your browser": "Farline · Chamadas para o mundo todo pelo navegador",
  "Make global phone calls from anywhere in the world": "Ligue para o mundo todo, de qualquer lugar",
  "Call any landline or mobile straight from your browser. Pay with prepaid credits and talk while they last.":
    "Ligue para qualquer fixo ou celular direto do navegador. Pague com créditos pré-pagos e fale enquanto durarem.",
  "Sign Up": "Cadastrar-se",
  "What does a call cost?": "Quanto custa uma chamada?",
  "Or a phone number": "Ou um número de telefone",
  "More about this price": "Mais sobre este preço",
  "1 credit is {price}. Billed by the minute, rounded up. No account needed to look.":
    "1 crédito vale {price}. Cobrança por minuto, arredondada para cima. Não é preciso ter conta para consultar.",
  "Landline and mobile": "Fixo e celular",
  "Nothing hidden while you talk": "Nada escondido enquanto você fala",
  "The time, what the call has cost so far and how long your credits last stand on one screen, and below them how good the line is. Mute yourself, press keys for a menu, change the microphone.":
    "O tempo, quanto a chamada já custou e quanto duram os seus créditos ficam em uma só tela e, logo abaixo, a qualidade da linha. Desative o microfone, pressione teclas em um menu, troque de microfone.",
  "A call to London in progress in Farline: the time, the estimated cost, and the buttons Mute and End Call":
    "Uma chamada para Londres em andamento no Farline: o tempo, o custo estimado e os botões para silenciar e encerrar",
  "Four steps to hello": "Quatro passos até o alô",
  "Create an account": "Crie uma conta",
  "Sign up and verify your email. It takes a minute.":
    "Cadastre-se e confirme seu e-\u2060mail. Leva um minuto.",
  "Buy credits": "Compre créditos",
  "Bundles start at $10. Pay by card, in your own currency.":
    "Pacotes a partir de US$ 10. Pague com cartão, na sua moeda.",
  "Enter the number": "Digite o número",
  "Type the international number and see its price before you dial.":
    "Digite o número internacional e veja o preço antes de ligar.",
  Talk: "Fale",
  "Speak from your browser for as long as your credits last.":
    "Fale pelo navegador enquanto seus créditos durarem.",
  "What you can rely on": "Com o que você pode contar",
  "No hidden fees": "Sem taxas escondidas",
  "The price you see is the price you pay, to the credit.":
    "O preço que você vê é o que você paga, até o último crédito.",
  "Credits never expire": "Os créditos não expiram",
  "Use them today or next year.": "Use hoje ou no ano que vem.",
  "No monthly subscription": "Sem mensalidade",
  "Buy when you need to, stop whenever you like.": "Compre quando precisar, pare quando quiser.",
} satisfies Translated<"pt", typeof german>;
