import { defineTexts } from '../kernel/texts'

export const reportErrors = defineTexts({
  backwards: {
    en: 'The range ends before it begins. Choose a later last day.',
    id: 'Rentang berakhir sebelum dimulai. Pilih hari terakhir yang lebih akhir.',
  },
  tooLong: {
    en: 'At most ten years fit into a report. Choose a shorter range.',
    id: 'Laporan memuat paling banyak sepuluh tahun. Pilih rentang yang lebih pendek.',
  },
  notOfLines: {
    en: 'This figure counts whole documents: it is narrowed by vendor or department alone.',
    id: 'Angka ini menghitung dokumen utuh: hanya dapat dipersempit menurut vendor atau departemen.',
  },
})
