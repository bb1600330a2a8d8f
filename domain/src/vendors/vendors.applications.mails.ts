import type { MailWords } from '../kernel/mails'

export const applicationDeclinedMail = {
  subject: {
    en: 'Pasok could not accept {{company}}',
    id: 'Pasok belum dapat menerima {{company}}',
  },
  heading: { en: 'About {{company}}', id: 'Tentang {{company}}' },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: 'Thank you for your interest in selling on Pasok. We could not accept {{company}}, for this reason:',
      id: 'Terima kasih atas minat Anda berjualan di Pasok. Kami belum dapat menerima {{company}}, dengan alasan berikut:',
    },
    { en: '{{reason}}', id: '{{reason}}' },
    {
      en: 'Once that has changed, ask {{inviter}} for another invitation.',
      id: 'Bila hal itu sudah berubah, minta undangan baru dari {{inviter}}.',
    },
  ],
} as const satisfies MailWords
