import type { Translated } from "#words/catalogue.ts";
import type { callTest as german } from "#words/de/call-test.ts";

export const callTest = {
  "A trial call of some ten seconds to ourselves. It costs nothing and rings nowhere.":
    "Uma chamada de teste de uns dez segundos para nós mesmos. Não custa nada e não toca em lugar nenhum.",
  "Testing your connection. Say something...": "Testando sua conexão. Diga alguma coisa…",
  "Microphone level in the test": "Nível do microfone no teste",
  "Stop the test": "Parar o teste",
  "Test again": "Testar de novo",
  "Test my connection": "Testar minha conexão",
  "The test could not be completed.": "Não foi possível concluir o teste.",
  "No sound came through in the test. A firewall may hold it back: try again, or try another network.":
    "Nenhum som passou no teste. Um firewall pode estar bloqueando: tente de novo ou use outra rede.",
  "The test was stopped.": "O teste foi interrompido.",
  Excellent: "Excelente",
  "Calls will sound as clear as on a good phone.": "As chamadas terão som tão claro quanto num bom telefone.",
  Great: "Ótima",
  "Calls will sound clear.": "As chamadas terão som claro.",
  Good: "Boa",
  "Calls will be easy to follow, with a small flaw now and then.":
    "As chamadas serão fáceis de acompanhar, com uma pequena falha de vez em quando.",
  Fair: "Razoável",
  "You will understand each other, but the sound may stutter. A cable or a nearer router helps.":
    "Vocês vão se entender, mas o som pode falhar. Um cabo ou um roteador mais próximo ajuda.",
  Degraded: "Ruim",
  "Calls may break up. Try another network, or stop what else is using this one.":
    "As chamadas podem cortar. Tente outra rede ou feche o que mais estiver usando esta.",
  "Score (MOS)": "Nota (MOS)",
  Jitter: "Jitter",
  "Round trip": "Ida e volta",
  Lost: "Perda",
  "{time} ms": "{time} ms",
} satisfies Translated<"pt", typeof german>;
