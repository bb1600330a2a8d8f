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
      en: '{{sender}} of {{buyer}} sends you the purchase order {{code}} to {{vendor}}.',
      id: '{{sender}} dari {{buyer}} mengirim kepada Anda pesanan pembelian {{code}} kepada {{vendor}}.',
    },
  ],
  button: { en: 'Open the PDF', id: 'Buka PDF' },
  note: {
    en: 'The link opens without sign-in for 30 days. Whoever has it can read the order.',
    id: 'Tautan ini terbuka tanpa masuk selama 30 hari. Siapa pun yang memilikinya dapat membaca pesanan ini.',
  },
} as const satisfies MailWords
