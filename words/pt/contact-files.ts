import type { Translated } from "#words/catalogue.ts";
import type { contactFiles as german } from "#words/de/contact-files.ts";

export const contactFiles = {
  "Import and export": "Importar e exportar",
  "File to import": "Arquivo para importar",
  "Choose a file": "Escolher arquivo",
  "vCard (.vcf) or CSV, as phones, Google and Outlook write them":
    "vCard (.vcf) ou CSV, como os criados por celulares, Google e Outlook",
  "Country of numbers without a code": "País dos números sem código",
  "None#country": "Nenhum",
  "Save all contacts as": "Salvar todos os contatos como",
  "This file is larger than 20 MB.": "Este arquivo tem mais de 20 MB.",
  "This file could not be read. Please try again.": "Não foi possível ler este arquivo. Tente de novo.",
  "What the file holds": "O que o arquivo contém",
  "{n} new contacts": { one: "{n} contato novo", other: "{n} contatos novos" },
  "{n} merged by number": { one: "{n} mesclado pelo número", other: "{n} mesclados pelo número" },
  "{n} already there": { one: "{n} já existente", other: "{n} já existentes" },
  "and {n} more": "e mais {n}",
  Import: "Importar",
  "{n} contacts added, {merged} merged.": {
    one: "Contato adicionado: {n}, mesclados: {merged}.",
    other: "Contatos adicionados: {n}, mesclados: {merged}.",
  },
  "There is nothing to import": "Não há nada para importar",
  "{name} would have more than ten numbers.": "{name} teria mais de dez números.",
  "{n} lines cannot be read": { one: "{n} linha não pode ser lida", other: "{n} linhas não podem ser lidas" },
  "Line {line}: {reason}": "Linha {line}: {reason}",
  "Line {line}: {reason} ({about})": "Linha {line}: {reason} ({about})",
  "No phone number": "Sem número de telefone",
  "A number without a country code: choose a country": "Um número sem código do país: escolha um país",
  "This is not a whole phone number": "Não é um número de telefone completo",
  "A quotation mark is not closed": "Há aspas que não foram fechadas",
  "The first line must name the columns, such as Name and Phone":
    "A primeira linha deve nomear as colunas, como Name e Phone",
  "Not a line of a vCard": "Não é uma linha de um vCard",
  "Neither a vCard nor a CSV file": "Não é um vCard nem um arquivo CSV",
  "This card has no end": "Este cartão não tem fim",
  "Reading the file...": "Lendo o arquivo…",
  "Reading this file took too long and was stopped. Please save fewer contacts into a file and try again.":
    "A leitura deste arquivo demorou demais e foi interrompida. Salve menos contatos em um arquivo e tente de novo.",
  "Letters of the file": "Alfabeto do arquivo",
  "Please choose another if the names below look wrong.":
    "Escolha outro se os nomes abaixo parecerem errados.",
  "{n} parts of cells are left out": {
    one: "{n} parte de uma célula fica de fora",
    other: "{n} partes de células ficam de fora",
  },
  "Left out, because contacts here are names and numbers:":
    "Fica de fora, porque aqui os contatos são nomes e números:",
  "{name} ({n})": "{name} ({n})",
  "Left out beside a number": "Deixado de fora ao lado de um número",
  "The end of a long name": "O fim de um nome longo",
  "The end of a long label": "O fim de um rótulo longo",
  "A contact has at most ten numbers: this one is left out":
    "Um contato tem no máximo dez números: este fica de fora",
  "This may be more than one phone number": "Pode ser mais de um número de telefone",
  "This is no phone number of the chosen country": "Este não é um número de telefone do país escolhido",
  Address: "Endereço",
  Birthday: "Aniversário",
  Groups: "Grupos",
  Nickname: "Apelido",
  Notes: "Notas",
  Company: "Empresa",
  Picture: "Foto",
  "Job title": "Cargo",
  Website: "Site",
  "{done} of {n} contacts were imported. Please choose the file again for the others.":
    "{done} de {n} contatos foram importados. Escolha o arquivo de novo para os demais.",
} satisfies Translated<"pt", typeof german>;
