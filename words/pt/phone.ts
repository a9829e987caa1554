import type { Translated } from "#words/catalogue.ts";
import type { phone as german } from "#words/de/phone.ts";

export const phone = {
  "Make a Call": "Fazer uma chamada",
  "Phone number": "Número de telefone",
  "US/Canada: 1 + area code + number": "EUA/Canadá: 1 + código de área + número",
  "International: country code + number": "Internacional: código do país + número",
  "No spaces, dashes or parentheses: just the digits, which are grouped as you type":
    "Sem espaços, traços nem parênteses: só os dígitos, agrupados enquanto você digita",
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
  "Called before": "Já chamado",
  "No country has this name or code.": "Nenhum país tem esse nome ou código.",
  "Enter a number to see its price before you call.": "Digite um número para ver o preço antes de ligar.",
  "This number is written the way it is dialled within its country. Please choose the country.":
    "Este número está escrito como se disca dentro do país. Escolha o país.",
  "{code} is not sent: calls from here never show your own number.":
    "{code} não é enviado: as chamadas daqui nunca mostram o seu próprio número.",
  "Once the call is answered, these keys are pressed for you: {keys}":
    "Quando a chamada for atendida, estas teclas serão pressionadas por você: {keys}",
  "This number has no country code. Do you mean this one?":
    "Este número não tem código de país. É este que você quer?",
  "Which number do you mean?": "Qual número você quer?",
  "This text does not contain a phone number.": "Este texto não contém um número de telefone.",
  "Enter the whole number to see its price.": "Digite o número inteiro para ver o preço.",
  "Enter the whole number: {n} digits are missing.": {
    one: "Digite o número inteiro: falta {n} dígito.",
    other: "Digite o número inteiro: faltam {n} dígitos.",
  },
  "Or do you mean this number?": "Ou você quer dizer este número?",
  "Looking up the price...": "Buscando o preço…",
  "Change your settings": "Alterar suas configurações",
  "Purchase credits": "Comprar créditos",
  "It is {time} there.": "Hora local lá: {time}.",
  "It is between {earliest} and {latest} there.": "Hora local lá: entre {earliest} e {latest}.",
  "A call may wake people up.": "Uma chamada pode acordar alguém.",
  "Recent numbers": "Números recentes",
  "Calling {callee} in {n} seconds": {
    one: "Ligando para {callee} em {n} segundo",
    many: "Ligando para {callee} em {n} segundos",
    other: "Ligando para {callee} em {n} segundos",
  },
  "Call {number} again": "Ligar de novo para {number}",
  "Call again": "Ligar de novo",

  "Connecting...": "Conectando…",
  "Ringing...": "Chamando…",
  "Calling...": "Ligando…",
  "Call in progress...": "Chamada em andamento…",
  "You are muted.": "Você está no mudo.",
  "Connection lost. Reconnecting...": "Conexão perdida. Reconectando…",
  "Call duration": "Duração da chamada",
  "Estimated cost: {n} credits": {
    one: "Custo estimado: {n} crédito",
    other: "Custo estimado: {n} créditos",
  },
  "Your credits last {time} more": "Seus créditos duram mais {time}",
  "Your spending limit lasts {time} more, then the call ends.":
    "Seu limite de gastos dura mais {time}, depois a chamada termina.",
  "Your spending limit lasts {time} more": "Seu limite de gastos dura mais {time}",
  "This call ends in {time}: calls end after {limit}":
    "Esta chamada termina em {time}: as chamadas terminam após {limit}",
  "Your credits last {time} more, then the call ends.":
    "Seus créditos duram mais {time}, depois a chamada termina.",
  "Add {amount}": "Adicionar {amount}",
  "Your call was extended: {time} left.": "Sua chamada foi prolongada: faltam {time}.",
  "End Call": "Desligar",
  "In a call in another tab or on another device": "Em uma chamada em outra aba ou em outro dispositivo",
  "You are already in a call in another tab or on another device, to {number}.":
    "Você já está em uma chamada em outra aba ou em outro dispositivo, com {number}.",
  "End it": "Desligar lá",
  "This call has already ended.": "Esta chamada já terminou.",
  "Back to the call": "Voltar à chamada",
  "Minimize the call": "Minimizar a chamada",
  "Earlier calls to this number": "Chamadas anteriores para este número",
  "None yet.": "Nenhuma ainda.",
  Mute: "Mudo",
  Unmute: "Ativar som",
  Keypad: "Teclado",
  Sound: "Som",
  "Keys pressed": "Teclas pressionadas",
  "Pause (w)": "Pausa (w)",
  "These keys are sent when the call is answered.":
    "Estas teclas são enviadas quando a chamada for atendida.",
  "Not sent: {keys}. Press these keys again.": "Não enviadas: {keys}. Pressione estas teclas de novo.",
  "Or use your keyboard, or paste a sequence.": "Ou use o seu teclado, ou cole uma sequência.",
  "Keys: <k>Alt</k> <k>M</k> mute, <k>Alt</k> <k>K</k> keypad, <k>Alt</k> <k>H</k> hang up":
    "Teclas: <k>Alt</k> <k>M</k> mudo, <k>Alt</k> <k>K</k> teclado, <k>Alt</k> <k>H</k> desligar",
  "They speak": "A outra pessoa",
  "You speak": "Você",
  "Line quality": "Qualidade",
  "Score (MOS) of the last minute: {newest} now, {worst} at worst":
    "Nota (MOS) do último minuto: {newest} agora, {worst} no pior momento",
  "Incoming audio level": "Nível do som recebido",
  "The sound may stutter because your connection is unsteady. A cable, or a spot closer to the router, helps.":
    "O som pode falhar: sua conexão está irregular. Um cabo ou um lugar mais perto do roteador ajuda.",
  "There is a delay on the line. Pause after you speak.":
    "Há um atraso na linha. Faça uma pausa depois de falar.",
  "The line is poor right now. Other programs on your network may be using it.":
    "A linha está ruim no momento. Outros programas podem estar usando a sua rede.",
  "Some of the sound is getting lost. A cable, or a spot closer to the router, helps.":
    "Partes do som se perdem. Um cabo ou um lugar mais perto do roteador ajuda.",
  "No sound is coming from the other side.": "Nenhum som chega do outro lado.",
  "Your sound is not getting through.": "Seu som não está chegando.",
  "The connection is shaky.": "A conexão está instável.",
  "Your microphone is silent. Is it the right one, and is it switched on?":
    "Seu microfone está mudo. É o certo, e está ligado?",
  "Allow the microphone in your browser.": "Permita o microfone no seu navegador.",
  "Your browser no longer lets this page use your microphone. Allow it in the browser's and the system's settings, then press Try again.":
    "Seu navegador não deixa mais esta página usar o microfone. Permita-o nas configurações do navegador e do sistema e pressione “Tentar novamente”.",
  "Your microphone was disconnected. Connect one, then press Try again.":
    "Seu microfone foi desconectado. Conecte um e pressione “Tentar novamente”.",
  "No sound.": "Sem som.",
  "No sound is getting through: your network may be blocking calls. Try another network, or switch off your VPN or firewall.":
    "Nenhum som está passando: sua rede pode estar bloqueando chamadas. Tente outra rede ou desative a VPN ou o firewall.",
  "No sound is coming from the other side. If it stays silent, check your network, then end the call and call again.":
    "Nenhum som chega do outro lado. Se o silêncio continuar, verifique sua rede, desligue e ligue de novo.",
  "Your sound is not getting through. Choose another microphone under “Sound”, or end the call and call again.":
    "Seu som não está chegando. Escolha outro microfone em “Som”, ou desligue e ligue de novo.",
  "Last call": "Última chamada",
  "Contact#person": "Contato",
  Number: "Número",
  Outcome: "Resultado",
  "{outcome}; the charge is still being confirmed": "{outcome}; a cobrança ainda está sendo confirmada",
  "Something was wrong": "Algo deu errado",
  "Problem with the call to {number}, {when}": "Problema com a chamada para {number}, {when}",
  Charged: "Cobrado",
  Balance: "Saldo",
  "Your credits ran out.": "Seus créditos acabaram.",
  "The page was closed or reloaded during the call.":
    "A página foi fechada ou recarregada durante a chamada.",
  "Given back": "Devolvido",
  "The line was bad, so you got {n} credits ({money}) back.": {
    one: "A linha estava ruim: devolvemos {n} crédito ({money}).",
    other: "A linha estava ruim: devolvemos {n} créditos ({money}).",
  },
  "Charged {n} credits ({money}).": {
    one: "{n} crédito ({money}) cobrado.",
    other: "{n} créditos ({money}) cobrados.",
  },
  "The charge will follow as soon as the carrier reports it.":
    "A cobrança vem assim que a operadora a informar.",
  "Call ended ({n} minutes)": {
    one: "Chamada encerrada ({n} minuto)",
    other: "Chamada encerrada ({n} minutos)",
  },
  "{ended}. {details}": "{ended}. {details}",

  "Test sound and connection for free": "Testar o som e a conexão de graça",
  Microphone: "Microfone",
  Speaker: "Alto-falante",
  "System default": "Padrão do sistema",
  "Microphone {number}": "Microfone {number}",
  "Speaker {number}": "Alto-falante {number}",
  "Microphone level": "Nível do microfone",
  "Say something: the bar should move.": "Diga alguma coisa: a barra deve se mexer.",
  "This browser plays sound through the system's speaker. You can choose it in your system's settings.":
    "Este navegador usa o alto-falante do sistema. Escolha-o nas configurações do sistema.",
  "The sound devices could not be listed.": "Não foi possível listar os dispositivos de som.",
  "This device could not be used. The previous one is still in use.":
    "Não foi possível usar este dispositivo. O anterior continua.",
  "Your microphone was disconnected. The system's default is in use now.":
    "Seu microfone foi desconectado. O padrão do sistema está em uso.",
  "Incoming call": "Chamada recebida",
  "Incoming call from {name}": "Chamada de {name}",
  "Withheld number": "Número oculto",
  Answer: "Atender",
  Decline: "Recusar",
  "Hold and answer": "Colocar em espera e atender",
  "Call on hold": "Chamada em espera",
  "Swap calls": "Alternar chamadas",
  "End the call on hold": "Encerrar a chamada em espera",
  "It costs the same on hold.": "Em espera, ela custa o mesmo.",
  "Your first call is on another page. Answer there.":
    "Sua primeira chamada está em outra página. Atenda lá.",
} satisfies Translated<"pt", typeof german>;
