import type { MailWords } from '../kernel/mails'

/** Sent to the owner after the provider's decision (`docs/domain.md` §4). */
export const companyVerifiedMail = {
  subject: { en: '{{company}} is verified', id: '{{company}} telah diverifikasi' },
  heading: { en: 'Your company is verified', id: 'Perusahaan Anda telah diverifikasi' },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: '{{company}} has been verified. From now on you can search products and create purchase requests.',
      id: '{{company}} telah diverifikasi. Mulai sekarang Anda dapat mencari produk dan membuat permintaan pembelian.',
    },
  ],
  button: { en: 'Open the dashboard', id: 'Buka dasbor' },
} as const satisfies MailWords

export const companyReturnedMail = {
  subject: {
    en: '{{company}}: please correct your details',
    id: '{{company}}: mohon perbaiki data',
  },
  heading: { en: 'Something has to be corrected', id: 'Ada yang perlu diperbaiki' },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: 'We have looked at the details and documents of {{company}} and cannot verify it yet:',
      id: 'Kami telah memeriksa data dan dokumen {{company}} dan belum dapat memverifikasinya:',
    },
    { en: '{{reason}}', id: '{{reason}}' },
    {
      en: 'Sign in, correct it and submit it again.',
      id: 'Masuk, perbaiki, lalu ajukan lagi.',
    },
  ],
  button: { en: 'Correct it', id: 'Perbaiki' },
} as const satisfies MailWords

/** Sent to the new and the former owner after a change of ownership. */
export const ownershipGivenMail = {
  subject: { en: 'You are now the owner of {{company}}', id: 'Anda kini pemilik {{company}}' },
  heading: { en: 'You are the owner now', id: 'Anda pemilik sekarang' },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: 'The ownership of {{company}} was handed over to you from {{other}}. Your role is Owner from now on.',
      id: 'Kepemilikan {{company}} diserahkan kepada Anda dari {{other}}. Peran Anda sekarang Owner.',
    },
  ],
  button: { en: 'Open the dashboard', id: 'Buka dasbor' },
} as const satisfies MailWords

export const ownershipReceivedMail = {
  subject: {
    en: 'The ownership of {{company}} was handed over',
    id: 'Kepemilikan {{company}} telah diserahkan',
  },
  heading: { en: 'The ownership was handed over', id: 'Kepemilikan telah diserahkan' },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: '{{other}} is the owner of {{company}} from now on. Your role is {{role}}.',
      id: '{{other}} kini pemilik {{company}}. Peran Anda sekarang {{role}}.',
    },
  ],
  note: {
    en: 'If you did not expect this, answer this mail.',
    id: 'Jika Anda tidak menduga hal ini, balas email ini.',
  },
} as const satisfies MailWords
