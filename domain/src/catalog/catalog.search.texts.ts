import { defineTexts } from '../kernel/texts'

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
