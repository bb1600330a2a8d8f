import type { MailWords } from '../kernel/mails'

/** Sent to users who may approve a request, with its PDF file. */
export const requestToDecideMail = {
  subject: { en: '{{code}} is waiting for your decision', id: '{{code}} menunggu keputusan Anda' },
  heading: {
    en: 'A purchase request is waiting for your decision',
    id: 'Permintaan pembelian menunggu keputusan Anda',
  },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: '{{sender}} asks you to decide on purchase request {{code}} of {{author}}, {{total}} in total. It is attached as a PDF file.',
      id: '{{sender}} meminta Anda memutuskan permintaan pembelian {{code}} dari {{author}} senilai {{total}}. Permintaan ini terlampir sebagai berkas PDF.',
    },
  ],
  button: { en: 'Open the request', id: 'Buka permintaan' },
} as const satisfies MailWords

const [hello] = requestToDecideMail.lines

/** The same mail, sent by the request's author. */
export const ownRequestToDecideMail = {
  ...requestToDecideMail,
  lines: [
    hello,
    {
      en: '{{sender}} asks you to decide on purchase request {{code}}, {{total}} in total. It is attached as a PDF file.',
      id: '{{sender}} meminta Anda memutuskan permintaan pembelian {{code}} senilai {{total}}. Permintaan ini terlampir sebagai berkas PDF.',
    },
  ],
} as const satisfies MailWords
