import { defineTexts } from '../kernel/texts'

export const downloadErrors = defineTexts({
  tooLarge: {
    en: 'This report has {{rows}} rows, but at most {{most}} can be downloaded directly. Generate it in the background, or choose a shorter range.',
    id: 'Laporan ini memuat {{rows}} baris, sedangkan unduhan langsung maksimal {{most}} baris. Buat di latar belakang, atau pilih rentang yang lebih pendek.',
  },
  busy: {
    en: 'One of your reports is still downloading, or too many reports are downloading at the moment. Try again in {{wait}} seconds.',
    id: 'Laporan Anda masih diunduh, atau terlalu banyak laporan sedang diunduh. Coba lagi dalam {{wait}} detik.',
  },
  tooMany: {
    en: '{{most}} of your reports are already being generated. Wait until one is ready, or cancel it.',
    id: '{{most}} laporan Anda sedang dibuat. Tunggu sampai salah satunya siap, atau batalkan.',
  },
})

export const reportErrors = defineTexts({
  backwards: {
    en: 'The range ends before it begins. Choose a later end date.',
    id: 'Tanggal akhir mendahului tanggal awal. Pilih tanggal akhir yang lebih akhir.',
  },
  tooLong: {
    en: 'A report covers at most ten years. Choose a shorter range.',
    id: 'Laporan mencakup maksimal sepuluh tahun. Pilih rentang yang lebih pendek.',
  },
  notOfLines: {
    en: 'This figure counts whole documents. Filter it by vendor or department only.',
    id: 'Angka ini menghitung dokumen utuh. Gunakan filter vendor atau departemen saja.',
  },
})
