import { defineTexts } from '../../kernel/texts'

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

/** Spec 1 §2, Spec 2 §2: suggestions, sorting and facets of the product search. */
export const searchTexts = defineTexts({
  offers: { en: 'Recent searches and suggestions', id: 'Pencarian terakhir dan saran' },
  recent: { en: 'Recent searches', id: 'Pencarian terakhir' },
  suggestions: { en: 'Suggestions', id: 'Saran' },

  similarWord: {
    en: 'No product matches “{{typed}}” as typed. Products with “{{shown}}” are shown.',
    id: 'Tidak ada produk untuk “{{typed}}”. Menampilkan hasil untuk “{{shown}}”.',
  },
  withoutWords: {
    en: 'No product matches all words. The results do not include {{words}}.',
    id: 'Tidak ada produk yang cocok dengan semua kata. Hasil ini mengabaikan {{words}}.',
  },

  sort: { en: 'Sort by', id: 'Urutkan' },
  relevance: { en: 'Relevance', id: 'Relevansi' },
  priceUp: { en: 'Price: low to high', id: 'Harga terendah' },
  priceDown: { en: 'Price: high to low', id: 'Harga tertinggi' },
  newest: { en: 'Newest', id: 'Terbaru' },
  byListPrice: {
    en: 'Sorted by list price, before your special discounts',
    id: 'Diurutkan menurut harga umum, sebelum diskon khusus Anda',
  },

  searchBrand: { en: 'Search brands', id: 'Cari merek' },
  searchVendor: { en: 'Search vendors', id: 'Cari vendor' },
  noSuchFacet: { en: 'Nothing matches this name', id: 'Tidak ada yang cocok dengan nama ini' },

  removeCategory: { en: 'Remove category {{name}}', id: 'Hapus kategori {{name}}' },
  view: { en: 'Show products as', id: 'Tampilkan produk sebagai' },
  viewCards: { en: 'Cards', id: 'Kartu' },
  viewList: { en: 'List', id: 'Daftar' },
})

/** The category browser (Spec 1 §2). */
export const categoryTexts = defineTexts({
  allCategory: { en: 'All Category', id: 'Semua Kategori' },
  closeCategories: { en: 'Close the categories', id: 'Tutup kategori' },
  searchCategories: { en: 'Search categories', id: 'Cari kategori' },
  noCategories: { en: 'No categories yet.', id: 'Belum ada kategori.' },
  noSuchCategory: { en: 'No category with this name', id: 'Tidak ada kategori dengan nama ini' },
  showBelow: { en: 'Show subcategories of {{name}}', id: 'Tampilkan subkategori {{name}}' },
})
