import type { MailWords } from '../kernel/mails'

/** Sent to the new and the former owner of a vendor after a change of ownership. */
export const vendorGivenMail = {
  subject: { en: 'You are now the owner of {{company}}', id: 'Anda kini pemilik {{company}}' },
  heading: { en: 'You are now the owner', id: 'Anda kini menjadi pemilik' },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: '{{other}} transferred the ownership of {{company}} to you. From now on you manage its team at Pasok.',
      id: '{{other}} mengalihkan kepemilikan {{company}} kepada Anda. Mulai sekarang Anda mengelola timnya di Pasok.',
    },
  ],
  button: { en: 'Open the team', id: 'Buka tim' },
} as const satisfies MailWords

export const vendorReceivedMail = {
  subject: {
    en: '{{company}} has a new owner',
    id: '{{company}} kini memiliki pemilik baru',
  },
  heading: { en: 'The ownership was transferred', id: 'Kepemilikan telah dialihkan' },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: 'You transferred the ownership of {{company}} to {{other}}, who manages its team from now on. Otherwise your account does not change. If this was not you, notify {{other}} immediately.',
      id: 'Anda mengalihkan kepemilikan {{company}} kepada {{other}}, yang mengelola timnya mulai sekarang. Selain itu, akun Anda tidak berubah. Bila bukan Anda, segera beri tahu {{other}}.',
    },
  ],
} as const satisfies MailWords
