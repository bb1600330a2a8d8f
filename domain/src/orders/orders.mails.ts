import type { MailWords } from '../kernel/mails'

/**
 * Sent to recipients that the buyer enters, with a link to the order's PDF (Spec 2 §7: template
 * `order-send`).
 */
export const orderSendMail = {
  subject: { en: 'Purchase Order Information', id: 'Purchase Order Information' },
  heading: { en: 'Purchase order {{code}}', id: 'Pesanan pembelian {{code}}' },
  lines: [
    {
      en: '{{sender}} of {{buyer}} has sent you purchase order {{code}}, addressed to {{vendor}}.',
      id: '{{sender}} dari {{buyer}} mengirimkan pesanan pembelian {{code}} untuk {{vendor}} kepada Anda.',
    },
  ],
  button: { en: 'Open the PDF', id: 'Buka PDF' },
  note: {
    en: 'The link works without signing in for 30 days. Anyone who has it can read the order.',
    id: 'Tautan ini dapat dibuka tanpa masuk selama 30 hari. Siapa pun yang memiliki tautan ini dapat membaca pesanan.',
  },
} as const satisfies MailWords
