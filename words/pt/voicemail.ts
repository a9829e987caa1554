import type { Translated } from "#words/catalogue.ts";
import type { voicemail as german } from "#words/de/voicemail.ts";

export const voicemail = {
  "Your voicemail could not be loaded. Please try again.":
    "Não foi possível carregar seu correio de voz. Tente novamente.",
  "The message could not be played. Please try again.":
    "Não foi possível reproduzir a mensagem. Tente novamente.",
  "The message could not be changed. Please try again.":
    "Não foi possível alterar a mensagem. Tente novamente.",
  "The message could not be deleted. Please try again.":
    "Não foi possível excluir a mensagem. Tente novamente.",
  "Your voicemail settings could not be saved. Please try again.":
    "Não foi possível salvar as configurações do correio de voz. Tente novamente.",
  "Your greeting could not be saved. Please try again.":
    "Não foi possível salvar sua saudação. Tente novamente.",
  "You have no such message.": "Você não tem essa mensagem.",
  "Voicemail is not available here.": "O correio de voz não está disponível aqui.",
  "This is no recording that can be played. Please record it again.":
    "Esta gravação não pode ser reproduzida. Grave novamente.",
  "A greeting has at most {seconds} seconds. Please record a shorter one.":
    "Uma saudação tem no máximo {seconds} segundos. Grave uma mais curta.",
  "The recording could not be stored. Please try again later.":
    "Não foi possível guardar a gravação. Tente novamente mais tarde.",
  Voicemail: "Correio de voz",
  "Callers whom you do not answer can leave you a message.":
    "Quem liga e não é atendido pode deixar uma mensagem para você.",
  Messages: "Mensagens",
  "No messages yet": "Nenhuma mensagem ainda",
  "They come from callers to your number.": "Elas vêm de quem liga para o seu número.",
  "Your voicemail is full. Callers can leave a message again once you delete some.":
    "Seu correio de voz está cheio. Será possível deixar mensagens de novo quando você excluir algumas.",
  "New#message": "Nova",
  "Kept until {date}": "Guardada até {date}",
  Play: "Reproduzir",
  "Call back": "Ligar de volta",
  "Mark as new": "Marcar como nova",
  "Delete message": "Excluir mensagem",
  "Message from {name}": "Mensagem de {name}",
  "Delete this message?": "Excluir esta mensagem?",
  "The message has been deleted.": "A mensagem foi excluída.",
  Greeting: "Saudação",
  "Your greeting": "Sua saudação",
  "Your callers hear a spoken greeting in your language.":
    "Quem liga ouve uma saudação falada no seu idioma.",
  "Your callers hear the greeting that you recorded ({length}).":
    "Quem liga ouve a saudação que você gravou ({length}).",
  "Record a greeting": "Gravar uma saudação",
  "Record a new greeting": "Gravar uma nova saudação",
  Listen: "Ouvir",
  "Use the spoken greeting": "Usar a saudação falada",
  "Your callers hear the spoken greeting again.": "Quem liga volta a ouvir a saudação falada.",
  "Say who you are and ask for a message. A greeting lasts {seconds} seconds at most.":
    "Diga quem você é e peça uma mensagem. Uma saudação dura no máximo {seconds} segundos.",
  "This browser cannot record. Please use another one.": "Este navegador não consegue gravar. Use outro.",
  "Your browser does not let this page use your microphone. Allow it in the browser's and the system's settings and try again.":
    "Seu navegador não deixa esta página usar seu microfone. Permita nas configurações do navegador e do sistema e tente novamente.",
  "Start recording": "Começar a gravar",
  "Stop recording": "Parar a gravação",
  Recording: "Gravando",
  "Keep this greeting": "Manter esta saudação",
  "Speak again": "Falar de novo",
  "Your greeting has been saved.": "Sua saudação foi salva.",
  "Voicemail settings": "Configurações do correio de voz",
  "Callers can leave a message": "Quem liga pode deixar uma mensagem",
  "Without it they hear that you do not answer.": "Sem isso, quem liga ouve que você não atende.",
  "Mail about a new message": "E-\u2060mail sobre uma nova mensagem",
  "No mail": "Nenhum e-\u2060mail",
  "Who called": "Quem ligou",
  "With the message": "Com a mensagem",
  "Messages are kept for": "As mensagens são guardadas por",
  "{n} days": { one: "{n} dia", other: "{n} dias" },
  "Save voicemail settings": "Salvar configurações do correio de voz",
  "Your voicemail settings have been saved.": "As configurações do correio de voz foram salvas.",
  "{n} new messages": { one: "{n} nova mensagem", other: "{n} novas mensagens" },
  "Send to voicemail": "Enviar ao correio de voz",
} satisfies Translated<"pt", typeof german>;
