import type { Translated } from "#words/catalogue.ts";
import type { callerIds as german } from "#words/de/caller-ids.ts";

export const callerIds = {
  "Your numbers could not be loaded. Please reload the page.":
    "Não foi possível carregar seus números. Recarregue a página.",
  "The number could not be saved. Please try again.": "Não foi possível salvar o número. Tente novamente.",
  "Please enter your number": "Digite seu número",
  "This number has already been removed.": "Este número já foi removido.",
  "This number is verified for another account.": "Este número está verificado em outra conta.",
  "You can have at most ten numbers. Please remove one first.":
    "Você pode ter no máximo dez números. Remova um antes.",
  "No more verification calls are made today. Please try again tomorrow.":
    "Hoje não são feitas mais chamadas de verificação. Tente amanhã.",
  "Your number has been removed.": "Seu número foi removido.",
  "Your choice has been saved.": "Sua escolha foi salva.",
  "They will see {number}": "A pessoa verá {number}",
  "They will see our number, {number}": "A pessoa verá nosso número, {number}",
  "This destination does not show numbers of callers, so they will see our number, {number}":
    "Este destino não mostra o número de quem liga: a pessoa verá nosso número, {number}",
  "Number they see": "Número que a pessoa vê",
  "As in other calls": "Como nas outras chamadas",
  "Our number, {number}": "Nosso número, {number}",
  "Our number": "Nosso número",
  "Number shown": "Número mostrado",
  "Some countries hide or change numbers from abroad.":
    "Alguns países ocultam ou alteram números do exterior.",
  "Your caller ID": "Seu identificador de chamadas",
  "The people you call see a number of your own once you have verified it. We call it, and you type a code there.":
    "As pessoas para quem você liga veem seu próprio número depois que você o verifica. Ligamos para ele, e você digita um código no telefone.",
  "Your number": "Seu número",
  "With its country code, such as +44 7400 123456": "Com o código do país, como +44 7400 123456",
  "Verify number": "Verificar número",
  "Your phone rings now. Answer it and type this code:":
    "Seu telefone está tocando. Atenda e digite este código:",
  "Another account uses this number. It is yours once you answer the call and type this code:":
    "Outra conta usa este número. Ele será seu assim que você atender a ligação e digitar este código:",
  "Your phone is being called...": "Ligando para seu telefone…",
  "Not verified: the code was not typed.": "Não verificado: o código não foi digitado.",
  "Verified. It can be shown until {date}.": "Verificado. Pode ser mostrado até {date}.",
  "No longer shown, because it was verified a year ago.":
    "Não é mais mostrado, porque foi verificado há um ano.",
  "Verify again": "Verificar novamente",
  "Verify {number} again": "Verificar {number} novamente",
  "Remove number": "Remover número",
  "Your calls then no longer show {number}, and calls to your numbers here no longer go on to it.":
    "Suas chamadas deixarão de mostrar {number}, e as ligações para seus números daqui não serão mais encaminhadas para ele.",
  "Shown in your calls": "Mostrado nas suas chamadas",
} satisfies Translated<"pt", typeof german>;
