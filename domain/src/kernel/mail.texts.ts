import { defineTexts } from './texts'

export const mailTexts = defineTexts({
  linkBelow: {
    en: 'If the button does not work, open this address in your browser:',
    id: 'Jika tombol tidak berfungsi, buka alamat ini di peramban Anda:',
  },
  footer: {
    en: '{{product}} sent this email to {{email}}. Replies are not read.',
    id: '{{product}} mengirim email ini ke {{email}}. Balasan tidak dibaca.',
  },
})
