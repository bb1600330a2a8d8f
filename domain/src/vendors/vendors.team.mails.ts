import type { MailWords } from '../kernel/mails'

/** Sent to the new and the former owner of a vendor after a change of ownership. */
export const vendorGivenMail = {
  subject: { en: 'You are now the owner of {{company}}', id: 'Anda kini pemilik {{company}}' },
  heading: { en: 'You are the owner now', id: 'Anda pemilik sekarang' },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: '{{other}} handed the ownership of {{company}} over to you. From now on you manage its team at Pasok.',
      id: '{{other}} menyerahkan kepemilikan {{company}} kepada Anda. Mulai sekarang Anda mengelola timnya di Pasok.',
    },
  ],
  button: { en: 'Open the team', id: 'Buka tim' },
} as const satisfies MailWords

export const vendorReceivedMail = {
  subject: {
    en: '{{company}} has another owner now',
    id: '{{company}} kini memiliki pemilik lain',
  },
  heading: { en: 'The ownership was handed over', id: 'Kepemilikan telah diserahkan' },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: 'you handed the ownership of {{company}} over to {{other}}, who manages its team from now on. Your account stays as it is otherwise. If it was not you, tell {{other}} at once.',
      id: 'Anda menyerahkan kepemilikan {{company}} kepada {{other}}, yang mengelola timnya mulai sekarang. Akun Anda selebihnya tetap. Bila bukan Anda, segera beri tahu {{other}}.',
    },
  ],
} as const satisfies MailWords
