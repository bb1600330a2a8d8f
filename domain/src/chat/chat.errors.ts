import { defineTexts } from '../kernel/texts'

export const chatErrors = defineTexts({
  nothingSaid: {
    en: 'Write something, or add a file.',
    id: 'Tulis sesuatu, atau tambahkan berkas.',
  },
  whomTo: {
    en: 'Say whom you want to write to.',
    id: 'Sebutkan kepada siapa Anda ingin menulis.',
  },
  severalCompanies: {
    en: 'These people are of different companies. A conversation is with one company.',
    id: 'Orang-orang ini dari perusahaan yang berbeda. Satu percakapan hanya dengan satu perusahaan.',
  },
  quotedMissing: {
    en: 'The message that you reply to is not in this conversation. Copy your text and send it without the reply.',
    id: 'Pesan yang Anda balas tidak ada di percakapan ini. Salin teks Anda lalu kirim tanpa balasan.',
  },
  otherMessage: {
    en: 'Another message was sent with this id already. Send it again as a new message.',
    id: 'Pesan lain sudah dikirim dengan id ini. Kirim lagi sebagai pesan baru.',
  },
})
