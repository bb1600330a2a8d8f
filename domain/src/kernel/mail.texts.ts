import { defineTexts } from './texts'

export const mailTexts = defineTexts({
  linkBelow: {
    en: 'If the button does not work, open this address in your browser:',
    id: 'Bila tombol tidak berfungsi, buka alamat ini di peramban Anda:',
  },
  footer: {
    en: '{{product}} sent this mail to {{email}}. Replies are not read.',
    id: '{{product}} mengirim surel ini ke {{email}}. Balasan tidak dibaca.',
  },
})
