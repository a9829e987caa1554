import type { Translated } from "#words/catalogue.ts";
import type { calls as german } from "#words/de/calls.ts";

export const calls = {
  "Please enter a phone number": "Digite um número de telefone",
  "{brand} cannot reach emergency services. Use a mobile or landline phone and dial {number} there.":
    "O {brand} não alcança os serviços de emergência. Use um celular ou telefone fixo e disque {number}.",
  "On most mobile phones 112 works too.": "Na maioria dos celulares, o 112 também funciona.",
  "You need at least 1 credit to make a call. Please purchase credits.":
    "Você precisa de pelo menos 1 crédito para ligar. Compre créditos.",
  "You need at least {credits} credits to call this number. Please purchase credits.":
    "Você precisa de pelo menos {credits} créditos para ligar para este número. Compre créditos.",
  "The price of this call has changed. Please look at the new price and press Start Call again.":
    "O preço desta chamada mudou. Veja o novo preço e toque em “Ligar” de novo.",
  "Your account cannot make calls at the moment. Please contact us.":
    "Sua conta não pode fazer chamadas no momento. Fale conosco.",
  "Your settings do not allow calls to this country.":
    "Suas configurações não permitem chamadas para este país.",
  "Calls are switched off at the moment. Please try again later.":
    "As chamadas estão desligadas no momento. Tente novamente mais tarde.",
  "Calls to this destination are not open to new accounts yet. They become available a few days after your first purchase.":
    "Chamadas para este destino ainda não estão abertas a contas novas. Elas ficam disponíveis alguns dias depois da sua primeira compra.",
  "You have made too many calls in the last hour. Please try again later.":
    "Você fez chamadas demais na última hora. Tente novamente mais tarde.",
  "You have made too many calls in the last 24 hours. Please try again later.":
    "Você fez chamadas demais nas últimas 24 horas. Tente novamente mais tarde.",
  "You have called too many new numbers in the last hour. You can still call numbers you have called before.":
    "Você ligou para números novos demais na última hora. Ainda pode ligar para números para os quais já ligou.",
  "Your calls in the last hour have reached the hourly limit. Please try again later, or contact us.":
    "Suas chamadas da última hora atingiram o limite por hora. Tente mais tarde ou fale conosco.",
  "Your calls in the last 24 hours have reached the daily limit. Please try again later, or contact us.":
    "Suas chamadas das últimas 24 horas atingiram o limite diário. Tente mais tarde ou fale conosco.",
  "Call device not initialized. Please refresh the page and try again.":
    "O dispositivo de chamada não foi iniciado. Atualize a página e tente de novo.",
  "Failed to initialize call device": "Não foi possível iniciar o dispositivo de chamada",
  "Call device error: {problem}": "Erro do dispositivo de chamada: {problem}",
  "Media failure (31000). The call's sound could not be set up. Please try again.":
    "Falha de mídia (31000). Não foi possível estabelecer o som da chamada. Tente novamente.",
  "Connection interrupted (31003). Check your network and try again.":
    "Conexão interrompida (31003). Verifique sua rede e tente novamente.",
  "The calling service cannot be reached. Check your network and try again.":
    "Não é possível acessar o serviço de chamadas. Verifique sua rede e tente novamente.",
  "The call could not be put through. Please try again in a moment.":
    "Não foi possível completar a chamada. Tente de novo daqui a pouco.",
  "Authentication failed (31201). Please log in again.": "Falha de autenticação (31201). Entre novamente.",
  "Access token invalid (31204). Please refresh the page and try again.":
    "Token de acesso inválido (31204). Atualize a página e tente de novo.",
  "Access token expired (31205). Please try again.": "Token de acesso expirado (31205). Tente novamente.",
  "Microphone permission denied (31208). Allow the microphone in your browser's and your system's settings and try again.":
    "Permissão do microfone negada (31208). Permita o microfone nas configurações do navegador e do sistema e tente novamente.",
  "No microphone could be opened. Connect one, or close the program that uses it, and try again.":
    "Não foi possível abrir nenhum microfone. Conecte um ou feche o programa que o usa e tente novamente.",
  "This browser cannot make calls: WebRTC is missing or switched off. Switch it on in the browser's settings, or use another browser.":
    "Este navegador não permite fazer chamadas: o WebRTC está ausente ou desativado. Ative-o nas configurações do navegador ou use outro navegador.",
  "Failed to make call": "Não foi possível fazer a chamada",
  "Failed to end the call. Please try again.": "Não foi possível encerrar a chamada. Tente novamente.",
  "Failed to deduct credits for call duration": "Não foi possível descontar os créditos da chamada",
  "Failed to toggle mute": "Não foi possível alterar o mudo",
  "No active call to mute": "Nenhuma chamada ativa para silenciar",
  "Microphone muted": "Microfone no mudo",
  "Microphone unmuted": "Microfone ativado",

  "A test call of about ten seconds to our own line. It is free, and no phone rings.":
    "Uma chamada de teste de uns dez segundos para nós mesmos. Não custa nada e não toca em lugar nenhum.",
  "Testing your connection. Say something...": "Testando sua conexão. Diga alguma coisa…",
  "Microphone level in the test": "Nível do microfone no teste",
  "Stop the test": "Parar o teste",
  "Test again": "Testar de novo",
  "Test my connection": "Testar minha conexão",
  "The test could not be completed.": "Não foi possível concluir o teste.",
  "No sound came through during the test. A firewall may be blocking it: try again, or try another network.":
    "Nenhum som passou no teste. Um firewall pode estar bloqueando: tente de novo ou use outra rede.",
  "The test was stopped.": "O teste foi interrompido.",
  Excellent: "Excelente",
  "Calls will sound as clear as on a good phone.": "As chamadas terão som tão claro quanto num bom telefone.",
  Great: "Ótima",
  "Calls will sound clear.": "As chamadas terão som claro.",
  Good: "Boa",
  "Calls will be easy to follow, with an occasional glitch.":
    "As chamadas serão fáceis de acompanhar, com uma pequena falha de vez em quando.",
  Fair: "Razoável",
  "You will understand each other, but the sound may stutter. A cable, or a spot closer to the router, helps.":
    "Vocês vão se entender, mas o som pode falhar. Um cabo ou um lugar mais perto do roteador ajuda.",
  Degraded: "Ruim",
  "Calls may break up. Try another network, or close other apps that use this one.":
    "As chamadas podem cortar. Tente outra rede ou feche o que mais estiver usando esta.",
  "Score (MOS)": "Nota (MOS)",
  Jitter: "Jitter",
  "Round trip": "Ida e volta",
  Lost: "Perda",
  "{time} ms": "{time} ms",

  "All your calls, newest first, including free ones.":
    "Todas as chamadas, das mais recentes às mais antigas, também as que não custaram nada.",
  "Name or number": "Nome ou número",
  "Filter by country and date": "Filtrar por país e data",
  "From#date": "De",
  "To#date": "Até",
  "Show all calls": "Mostrar todas as chamadas",
  "No call matches": "Nenhuma chamada corresponde",
  "No calls yet": "Nenhuma chamada ainda",
  "Make your first call": "Faça sua primeira chamada",
  "Failed to get calls": "Não foi possível carregar as chamadas",
  "{n} calls shown": { one: "{n} chamada mostrada", other: "{n} chamadas mostradas" },
  "Your contacts": "Seus contatos",
  "Calls, {day}": "Chamadas, {day}",
  Today: "Hoje",
  Yesterday: "Ontem",
  Time: "Hora",
  "Talk time": "Duração",
  "Line#connection": "Linha",
  "Call to {callee}": "Chamada para {callee}",
  "Call to {callee}, {time}": "Chamada para {callee}, {time}",
  "All your calls": "Todas as suas chamadas",
  Placed: "Feita",
  "The line was not measured.": "A linha não foi medida.",
  "This call was free.": "Esta chamada não custou nada.",
  "The charge is still being confirmed.": "A cobrança ainda está sendo confirmada.",
  Overall: "No geral",
  "{average}, at worst {worst}": "{average}, no pior momento {worst}",
  "{average} ms, at worst {worst} ms": "{average} ms, no pior momento {worst} ms",
  "{percent} %": "{percent}%",
  "Not connected yet": "Ainda não conectada",
  Ringing: "Chamando",
  "In progress": "Em andamento",
  Answered: "Atendida",
  "The line was busy": "A linha estava ocupada",
  "Nobody answered": "Ninguém atendeu",
  "The call failed": "A chamada falhou",
  "Ended before it was answered": "Encerrada antes de ser atendida",
  "Not placed": "Não realizada",
  "Not connected": "Não conectada",
  "Not answered": "Não atendida",
  "Spend and line quality": "Gastos e qualidade da linha",
  "No calls in the last {n} weeks": {
    one: "Nenhuma chamada na última semana",
    other: "Nenhuma chamada nas últimas {n} semanas",
  },
  "Credits spent by week": "Créditos gastos por semana",
  "Credits spent by country": "Créditos gastos por país",
  "Line quality by week": "Qualidade da linha por semana",
  "Credits a week, and what they are worth": "Créditos por semana e o seu valor",
  "Credits and what they are worth, the dearest country first":
    "Créditos e o seu valor, primeiro o país mais caro",
  "Score (MOS) from 1, bad, to 5, excellent": "Nota (MOS) de 1, ruim, a 5, excelente",
  "The bar named above": "A barra indicada acima",
  "{n} calls": { one: "{n} chamada", other: "{n} chamadas" },
  "{title}; the table below has the figures": "{title}; os números estão na tabela abaixo",
  "Week of": "Semana de",
  "Week of {day}": "Semana de {day}",
  "{bar}: {figure}": "{bar}: {figure}",
  "{word} ({score})": "{word} ({score})",
  "Missed call": "Chamada perdida",
  "Declined call": "Chamada recusada",
  "Call from {number}": "Chamada de {number}",
  "Incoming call from {callee}": "Chamada recebida: {callee}",
  "Call from {callee}, {time}": "Chamada de {callee}, {time}",
} satisfies Translated<"pt", typeof german>;
