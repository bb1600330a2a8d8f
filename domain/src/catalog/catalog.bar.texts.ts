import { defineTexts } from '../kernel/texts'

/** Spec 1 §2: the green bar of the products page; its drawers have their own texts. */
export const barTexts = defineTexts({
  allCategory: { en: 'All Category', id: 'Semua Kategori' },
  pasteList: { en: 'Paste a list', id: 'Tempel daftar' },
  viewOpen: { en: 'View Open PR', id: 'Lihat PR Terbuka' },
  viewTemplate: { en: 'View template', id: 'Lihat templat' },
  viewComparison: { en: 'View Comparison', id: 'Lihat Perbandingan' },
})

/** Texts of a product card, before the user presses its buttons. */
export const cardTexts = defineTexts({
  compare: { en: 'Add to Comparison', id: 'Tambah ke Perbandingan' },
  compared: { en: 'In comparison', id: 'Ada di perbandingan' },
  addToOpen: { en: 'Add to an open PR', id: 'Tambah ke PR terbuka' },
  addToTemplate: { en: 'Add to Template', id: 'Tambah ke Templat' },
  addToTemplateNamed: { en: 'Add to Template: {{name}}', id: 'Tambah ke Templat: {{name}}' },
  addToSaved: { en: 'Add to a template', id: 'Tambah ke templat' },
  again: { en: 'Order again · {{quantity}}', id: 'Pesan lagi · {{quantity}}' },
  againHelp: {
    en: 'Last ordered on {{date}}: {{quantity}}. Adds the same quantity.',
    id: 'Terakhir dipesan pada {{date}}: {{quantity}}. Menambahkan jumlah yang sama.',
  },
  againNamed: {
    en: 'Order again: {{quantity}} of {{name}}, last ordered on {{date}}',
    id: 'Pesan lagi: {{quantity}} {{name}}, terakhir dipesan pada {{date}}',
  },
})
