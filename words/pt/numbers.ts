import type { Translated } from "#words/catalogue.ts";
import type { numbers as german } from "#words/de/numbers.ts";

export const numbers = {
  "Your numbers could not be loaded. Please try again.":
    "Não foi possível carregar seus números. Tente novamente.",
  "Numbers could not be searched. Please try again.": "Não foi possível procurar números. Tente novamente.",
  "The number could not be bought. Please look at your numbers before you try again.":
    "Não foi possível alugar o número. Veja seus números antes de tentar novamente.",
  "The number could not be given back. Please try again.":
    "Não foi possível devolver o número. Tente novamente.",
  "The receipt could not be loaded. Please try again.":
    "Não foi possível carregar o recibo. Tente novamente.",
  "An area code has three digits.": "Um código de área tem três dígitos.",
  "Please enter 2 to 10 digits.": "Digite de 2 a 10 dígitos.",
  "You have no such number.": "Você não tem esse número.",
  "Numbers of this kind are not offered.": "Números deste tipo não são oferecidos.",
  "This number was taken meanwhile. Nothing was charged. Please choose another one.":
    "Este número foi ocupado nesse meio-tempo. Nada foi cobrado. Escolha outro.",
  "The phone company does not give out this number. Nothing was charged. Please choose another one.":
    "A operadora não libera este número. Nada foi cobrado. Escolha outro.",
  "The phone company does not answer right now. Nothing was charged. Please try again later.":
    "A operadora não responde no momento. Nada foi cobrado. Tente mais tarde.",
  "The phone company has not answered yet. The number appears here once it is yours; otherwise your credits are free again within minutes.":
    "A operadora ainda não respondeu. O número aparece aqui assim que for seu; caso contrário, seus créditos ficam livres de novo em alguns minutos.",
  "You can have at most {most} numbers.": "Você pode ter no máximo {most} números.",
  "Only the owner of the shared credits can rent a number.":
    "Só o titular dos créditos compartilhados pode alugar um número.",
  "The price has changed. Please look at it again.": "O preço mudou. Confira de novo.",
  "The first month costs {credits}, and your balance does not cover it.":
    "O primeiro mês custa {credits}, e seu saldo não é suficiente.",
  "Number of your own: {number}": "Número próprio: {number}",
  "Number of your own": "Número próprio",
  "A number of your own": "Um número só seu",
  "People call this number, and it rings here, on every page that you have open.":
    "As pessoas ligam para este número e ele toca aqui, em cada página que você tiver aberta.",
  "Each month is paid from your credits. If they do not cover it, you get a mail 7 days and 1 day before. Then nothing rings for 10 days, and after that the number goes back. The same happens while your account is frozen or a payment is disputed.":
    "Cada mês é pago com seus créditos. Se não forem suficientes, você recebe um e-⁠mail 7 dias e 1 dia antes. Depois nada toca por 10 dias e, em seguida, o número é devolvido. O mesmo acontece enquanto sua conta estiver bloqueada ou um pagamento estiver em contestação.",
  "No numbers are offered right now.": "No momento, nenhum número é oferecido.",
  "Your numbers": "Seus números",
  "Choose the number that people see": "Escolher o número que as pessoas veem",
  "Find a number": "Encontrar um número",
  "Kind of number": "Tipo de número",
  "Toll-free": "Gratuito",
  "{country}, landline": "{country}, fixo",
  "{country}, mobile": "{country}, celular",
  "{country}, toll-free": "{country}, ligação gratuita",
  "{credits} a month": "{credits} por mês",
  "Calls to it are free for you.": "As ligações recebidas são grátis para você.",
  "Calls to it cost you {credits} a minute.": "As ligações recebidas custam {credits} por minuto.",
  "Area code": "Código de área",
  City: "Cidade",
  "Digits in the number": "Dígitos no número",
  "Search numbers": "Procurar números",
  "No number was found. Please try fewer digits or another place.":
    "Nenhum número foi encontrado. Tente menos dígitos ou outro lugar.",
  "Rent {number}": "Alugar {number}",
  "Rent {number}?": "Alugar {number}?",
  "{credits} now, then each month. The first renewal is on {date}.":
    "{credits} agora e depois todo mês. A primeira renovação é em {date}.",
  "Rent this number": "Alugar este número",
  "The number is yours.": "O número é seu.",
  "It is being bought.": "Está sendo alugado.",
  "It rings here. The next renewal is on {date} for {credits}.":
    "Toca aqui. A próxima renovação é em {date} por {credits}.",
  "It is not paid, and nothing rings. It is kept until {date}, and rings again once {credits} are paid.":
    "Não está pago, e nada toca. Fica guardado até {date} e volta a tocar assim que {credits} forem pagos.",
  "It cannot be renewed while your account is restricted, and nothing rings. It is kept until {date}. Please write to us.":
    "Não pode ser renovado enquanto sua conta estiver restrita, e nada toca. Fica guardado até {date}. Escreva para nós.",
  "It is being given back.": "Está sendo devolvido.",
  "Give {number} back": "Devolver {number}",
  "Give {number} back?": "Devolver {number}?",
  "It stops ringing at once, and another person may get it. Paid days are not returned.":
    "Para de tocar na hora, e outra pessoa pode ficar com ele. Dias pagos não são devolvidos.",
  "The number is being given back.": "O número está sendo devolvido.",
  "Receipt of a number": "Recibo de um número",
  "Paid on": "Pago em",
  Month: "Mês",
  "{from} to {until}": "De {from} a {until}",
  Worth: "Valor",
  "The forwarding could not be changed. Please try again.":
    "Não foi possível alterar o encaminhamento. Tente novamente.",
  "Calls can be forwarded only to a verified number of yours that is not rented here.":
    "As chamadas só podem ser encaminhadas para um número seu verificado que não seja alugado aqui.",
  "The number that calls were forwarded to is no longer verified, so they ring here.":
    "O número para o qual as chamadas eram encaminhadas não está mais verificado, por isso elas tocam aqui.",
  "Forwarding has become more expensive, so calls ring here. Save it again to agree to the new price.":
    "O encaminhamento ficou mais caro, por isso as chamadas tocam aqui. Salve novamente para aceitar o novo preço.",
  "Calls can also go on to your own telephone, once you have verified its number.":
    "As chamadas também podem ir para o seu próprio telefone, depois que você verificar o número dele.",
  "Calls to {number}": "Chamadas para {number}",
  "You pay from your credits once a forwarded call is answered, also by a mailbox. It ends when they are used up.":
    "Você paga uma chamada encaminhada com seus créditos assim que ela é atendida, mesmo por uma caixa postal. Ela termina quando eles acabam.",
  "Ring here": "Tocar aqui",
  "Forward to {number}: {credits} a minute": "Encaminhar para {number}: {credits} por minuto",
  "Save this choice": "Salvar esta opção",
  "Its calls are forwarded to {number}. The next renewal is on {date} for {credits}.":
    "As chamadas são encaminhadas para {number}. A próxima renovação é em {date} por {credits}.",
  "Forwarded to": "Encaminhada para",
  "Your blocked callers could not be loaded. Please try again.":
    "Não foi possível carregar os números bloqueados. Tente novamente.",
  "Your blocked callers could not be changed. Please try again.":
    "Não foi possível alterar os números bloqueados. Tente novamente.",
  "You can block at most {most} callers.": "Você pode bloquear no máximo {most} números.",
  "This caller is blocked.": "Este número está bloqueado.",
  "Unwanted calls": "Chamadas indesejadas",
  "Blocked callers": "Números bloqueados",
  "No caller is blocked. You can block one here, or on the page of a call.":
    "Nenhum número está bloqueado. Você pode bloquear um aqui ou na página de uma chamada.",
  "Blocked callers hear": "Números bloqueados ouvem",
  "Callers who withhold their number hear": "Quem oculta o número ouve",
  "Busy tone": "Sinal de ocupado",
  "Voicemail, or that you do not answer": "Caixa postal, ou que você não atende",
  "As any other call": "Como qualquer outra chamada",
  "{number} is no longer blocked.": "{number} não está mais bloqueado.",
  "The caller is blocked.": "O número está bloqueado.",
  Unblock: "Desbloquear",
  "Unblock {number}": "Desbloquear {number}",
  "Number to block": "Número a bloquear",
  "Block this number": "Bloquear este número",
  "Block this caller": "Bloquear quem ligou",
  "Blocked call": "Chamada bloqueada",
} satisfies Translated<"pt", typeof german>;
