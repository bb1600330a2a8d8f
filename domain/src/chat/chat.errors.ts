import { defineTexts } from '../kernel/texts'

export const chatErrors = defineTexts({
  nothingSaid: {
    en: 'Enter a message or attach a file.',
    id: 'Tulis pesan atau lampirkan berkas.',
  },
  whomTo: {
    en: 'Choose the recipients of the message.',
    id: 'Pilih penerima pesan.',
  },
  severalCompanies: {
    en: 'The recipients belong to different companies. Choose recipients from one company.',
    id: 'Penerima berasal dari perusahaan yang berbeda. Pilih penerima dari satu perusahaan.',
  },
  quotedMissing: {
    en: 'The message you are replying to is not in this conversation. Copy your text and send it without the reply.',
    id: 'Pesan yang Anda balas tidak ada di percakapan ini. Salin teks Anda lalu kirim tanpa balasan.',
  },
  otherMessage: {
    en: 'A different message was already sent with this ID. Send this one again as a new message.',
    id: 'Pesan lain sudah dikirim dengan ID ini. Kirim lagi sebagai pesan baru.',
  },
})
