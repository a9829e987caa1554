import type { Translated } from "#words/catalogue.ts";
import type { comparison as german } from "#words/de/comparison.ts";

export const comparison = {
  Roaming: "Roaming",
  "Calling card": "Cartão telefônico",
  "Where the price stands": "Onde está o preço",
  "Beside the number, before you dial": "Ao lado do número, antes de ligar",
  "In your operator’s list, by where you are and whom you call":
    "Na lista da sua operadora, conforme onde você está e para quem liga",
  "On the card’s terms, by the access number you use":
    "Nas condições do cartão, conforme o número de acesso usado",
  "What a call costs": "Quanto custa uma chamada",
  "The price a minute, rounded up to the minute. Nothing if it is not answered":
    "O preço por minuto, arredondado para o minuto. Nada se ninguém atender",
  "Your operator’s price a minute, which may differ from country to country":
    "O preço por minuto da sua operadora, que pode variar de país para país",
  "The card’s price a minute, and the fees its terms name":
    "O preço por minuto do cartão e as taxas previstas nas condições",
  "What you pay before you call": "O que você paga antes de ligar",
  "Credits, from $10": "Créditos, a partir de US$ 10",
  "Your mobile contract": "Seu plano de celular",
  "The card": "O cartão",
  "Money you do not use": "Dinheiro que você não usa",
  "Stays in your account": "Fica em sua conta",
  "Depends on your contract": "Depende do seu plano",
  "Stays until the date its terms name": "Fica até a data prevista nas condições",
  "What you need": "Do que você precisa",
  "A browser, a microphone and the internet": "Um navegador, um microfone e internet",
  "A phone with roaming switched on": "Um telefone com o roaming ativado",
  "Any phone, the access number and the card’s code":
    "Qualquer telefone, o número de acesso e o código do cartão",
  "Beside roaming and calling cards": "Ao lado do roaming e dos cartões telefônicos",
  "We quote no one else’s prices: they change, and yours depend on your contract. Look up what your operator or card charges a minute, and put it beside the price above.":
    "Não citamos preços de outras empresas: eles mudam, e os seus dependem do seu plano. Veja quanto sua operadora ou seu cartão cobra por minuto e compare com o preço acima.",
  "What people ask": "Perguntas frequentes",
  "What if the call is not answered?": "E se ninguém atender?",
  "It costs nothing, nor does a busy line or a call that fails. A voicemail that picks up has answered, and an answered call costs at least one credit.":
    "Não custa nada, assim como uma linha ocupada ou uma chamada que falha. Se a caixa postal atender, a chamada conta como atendida, e uma chamada atendida custa pelo menos um crédito.",
  "Do credits expire?": "Os créditos expiram?",
  "No. They stay in your account until you use them. What you can have paid back stands in our <a>refund policy</a>.":
    "Não. Eles ficam na sua conta até você usar. O que pode ser devolvido está na nossa <a>política de reembolso</a>.",
  "Which number do they see?": "Que número aparece para eles?",
  "One of ours, never yours: we do not even ask for your number. Some networks abroad show another number or none, so say who you are.":
    "Um dos nossos, nunca o seu: nem pedimos o seu número. Algumas redes no exterior mostram outro número ou nenhum, então diga quem você é.",
  "Is it private?": "É privado?",
  "We record no call. It travels encrypted from your browser to the company that carries it, and from there over the telephone network like any other call. What we keep, and how you delete it, stands in our <a>privacy policy</a>.":
    "Não gravamos nenhuma chamada. Ela vai criptografada do seu navegador até a empresa que a transporta e, de lá, pela rede telefônica como qualquer outra. O que guardamos, e como apagar, está na nossa <a>política de privacidade</a>.",
  "Which browsers work?": "Quais navegadores funcionam?",
  "Chrome, Edge, Firefox and Safari in their present versions, on a computer or a phone. There is nothing to install; keep the page open while you talk.":
    "Chrome, Edge, Firefox e Safari nas versões atuais, no computador ou no celular. Não há nada para instalar; mantenha a página aberta enquanto fala.",
  "Can I call an emergency number?": "Posso ligar para um número de emergência?",
  "<strong>No. 112, 911 and other emergency numbers cannot be called from here. Keep another telephone for that.</strong>":
    "<strong>Não. Daqui não é possível ligar para 112, 911 e outros números de emergência. Tenha outro telefone para isso.</strong>",
  "Your next call is a minute away.": "Sua próxima chamada está a um minuto.",
} satisfies Translated<"pt", typeof german>;
