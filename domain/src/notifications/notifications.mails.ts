import type { MailWords } from '../kernel/mails'
import type { Text } from '../kernel/texts'

/** Explains why the user gets the mail and where to change that. */
const note: Text = {
  en: 'You chose to receive these notifications by email. You can change this at any time: {{publicUrl}}{{preferences}}',
  id: 'Anda memilih menerima notifikasi ini lewat email. Anda dapat mengubahnya kapan saja: {{publicUrl}}{{preferences}}',
}

export const notifiedMail = {
  subject: { en: '{{message}}', id: '{{message}}' },
  heading: { en: '{{message}}', id: '{{message}}' },
  lines: [
    {
      en: 'Hello {{name}}, you have a new notification in Pasok.',
      id: 'Halo {{name}}, ada notifikasi baru untuk Anda di Pasok.',
    },
  ],
  button: { en: 'View', id: 'Lihat' },
  note,
} as const satisfies MailWords

/**
 * Returns the mail with a day's notifications. @param lines the number of notifications listed
 * @param more whether there are further ones
 */
export function digestMail(lines: number, more: boolean): MailWords {
  const bullets = Array.from({ length: lines }, (_, at): Text => {
    const line = `• {{line${at}}}`
    return { en: line, id: line }
  })
  return {
    subject: {
      en: 'Your day at Pasok: {{count}} notifications',
      id: 'Hari Anda di Pasok: {{count}} notifikasi',
    },
    heading: { en: 'Your new notifications', id: 'Notifikasi baru Anda' },
    lines: [
      { en: 'Hello {{name}},', id: 'Halo {{name}},' },
      ...bullets,
      ...(more ? [{ en: 'and {{more}} more.', id: 'dan {{more}} lainnya.' }] : []),
    ],
    button: { en: 'Open notifications', id: 'Buka notifikasi' },
    note,
  }
}
