import type { MailWords } from '../kernel/mails'

/** Sent to the owner after the provider's decision (`docs/domain.md` §4). */
export const companyVerifiedMail = {
  subject: { en: '{{company}} is verified', id: '{{company}} telah diverifikasi' },
  heading: { en: 'Your company is verified', id: 'Perusahaan Anda telah diverifikasi' },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: '{{company}} has been verified. You can now search for products and create purchase requests.',
      id: '{{company}} telah diverifikasi. Mulai sekarang Anda dapat mencari produk dan membuat permintaan pembelian.',
    },
  ],
  button: { en: 'Open the dashboard', id: 'Buka dasbor' },
} as const satisfies MailWords

export const companyReturnedMail = {
  subject: {
    en: '{{company}}: please correct your company details',
    id: '{{company}}: mohon perbaiki data perusahaan',
  },
  heading: {
    en: 'Your company details need to be corrected',
    id: 'Data perusahaan Anda perlu diperbaiki',
  },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: 'We have reviewed the details and documents of {{company}} and cannot verify the company yet:',
      id: 'Kami telah memeriksa data dan dokumen {{company}} dan belum dapat memverifikasinya:',
    },
    { en: '{{reason}}', id: '{{reason}}' },
    {
      en: 'Sign in, correct your company details and submit them again.',
      id: 'Masuk, perbaiki data perusahaan Anda, lalu ajukan kembali.',
    },
  ],
  button: { en: 'Correct details', id: 'Perbaiki data' },
} as const satisfies MailWords

/** Sent to the new and the former owner after a change of ownership. */
export const ownershipGivenMail = {
  subject: { en: 'You are now the owner of {{company}}', id: 'Anda kini pemilik {{company}}' },
  heading: { en: 'You are now the owner', id: 'Anda kini menjadi pemilik' },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: 'The ownership of {{company}} was transferred to you from {{other}}. Your role is now Owner.',
      id: 'Kepemilikan {{company}} dialihkan dari {{other}} kepada Anda. Peran Anda sekarang Pemilik.',
    },
  ],
  button: { en: 'Open the dashboard', id: 'Buka dasbor' },
} as const satisfies MailWords

export const ownershipReceivedMail = {
  subject: {
    en: 'The ownership of {{company}} was transferred',
    id: 'Kepemilikan {{company}} telah dialihkan',
  },
  heading: { en: 'The ownership was transferred', id: 'Kepemilikan telah dialihkan' },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: '{{other}} is now the owner of {{company}}. Your role is now {{role}}.',
      id: '{{other}} kini menjadi pemilik {{company}}. Peran Anda sekarang {{role}}.',
    },
  ],
  note: {
    en: 'If you did not expect this, contact your company or the provider of the platform.',
    id: 'Jika Anda tidak mengetahui perubahan ini, hubungi perusahaan Anda atau penyedia platform.',
  },
} as const satisfies MailWords
