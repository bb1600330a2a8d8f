import { defineTexts } from '../kernel/texts'

export const downloadErrors = defineTexts({
  tooLarge: {
    en: 'This report has {{rows}} rows, more than the {{most}} that are downloaded at once. Have it made in the background, or choose a shorter range.',
    id: 'Laporan ini memuat {{rows}} baris, melebihi {{most}} yang diunduh sekaligus. Minta dibuat di latar belakang, atau pilih rentang yang lebih pendek.',
  },
  busy: {
    en: 'A report of yours is still being downloaded, or too many others are. Try again in {{wait}} seconds.',
    id: 'Laporan Anda masih diunduh, atau terlalu banyak laporan lain sedang diunduh. Coba lagi dalam {{wait}} detik.',
  },
  tooMany: {
    en: '{{most}} of your reports are being made. Wait for one of them, or cancel it.',
    id: '{{most}} laporan Anda sedang dibuat. Tunggu salah satunya, atau batalkan.',
  },
})
