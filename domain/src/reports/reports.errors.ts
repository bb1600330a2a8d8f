import { defineTexts } from '../kernel/texts'

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
