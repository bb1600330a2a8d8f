import type { MailWords } from '../../kernel/mails'
import type { Text } from '../../kernel/texts'
import type { Channel } from './invitations.model'
import { INVITATION_DAYS } from '../team.constants'

const NOTE: Text = {
  en: `The link can be used once and is valid for ${INVITATION_DAYS} days. If you do not know {{company}}, ignore this email.`,
  id: `Tautan ini hanya dapat dipakai satu kali dan berlaku ${INVITATION_DAYS} hari. Jika Anda tidak mengenal {{company}}, abaikan email ini.`,
}

const WORDS: Readonly<Record<Channel, Omit<MailWords, 'lines'> & { line: Text }>> = {
  BUYER: {
    subject: { en: '{{company}} invites you to Pasok', id: '{{company}} mengundang Anda ke Pasok' },
    heading: {
      en: 'Buy for your company with Pasok',
      id: 'Belanja untuk perusahaan Anda dengan Pasok',
    },
    line: {
      en: '{{sender}} of {{company}} invites your company to Pasok: one place to request, approve, order, receive and pay.',
      id: '{{sender}} dari {{company}} mengundang perusahaan Anda ke Pasok: satu tempat untuk mengajukan, menyetujui, memesan, menerima, dan membayar.',
    },
    button: { en: 'Register your company', id: 'Daftarkan perusahaan Anda' },
    note: NOTE,
  },
  VENDOR: {
    subject: {
      en: '{{company}} invites you to sell on Pasok',
      id: '{{company}} mengundang Anda berjualan di Pasok',
    },
    heading: {
      en: 'Sell to {{company}} on Pasok',
      id: 'Berjualan kepada {{company}} di Pasok',
    },
    line: {
      en: '{{sender}} of {{company}} would like to buy from you on Pasok. Tell us about your company. Once we have accepted it, you can offer your products to {{company}} and other buyers.',
      id: '{{sender}} dari {{company}} ingin membeli dari Anda di Pasok. Lengkapi data perusahaan Anda. Setelah kami terima, Anda dapat menawarkan produk kepada {{company}} dan pembeli lain.',
    },
    button: { en: 'Apply as a vendor', id: 'Ajukan diri sebagai vendor' },
    note: NOTE,
  },
}

/** Returns the mail of an invitation, with the recipient's name if known and the sender's own text. */
export function invitationMail(
  channel: Channel,
  has: { name: boolean; message: boolean },
): MailWords {
  const { line, ...words } = WORDS[channel]
  return {
    ...words,
    lines: [
      has.name ? { en: 'Hello {{name}},', id: 'Halo {{name}},' } : { en: 'Hello,', id: 'Halo,' },
      line,
      ...(has.message ? [{ en: '“{{message}}”', id: '“{{message}}”' }] : []),
    ],
  }
}

/** Returns the address of the screen that an invitation's link opens. */
export const invitationPath = (channel: Channel, secret: string): string =>
  `/register${channel === 'VENDOR' ? '/vendor' : ''}?invitation=${secret}`
