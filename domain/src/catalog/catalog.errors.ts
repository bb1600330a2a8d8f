import { defineTexts } from '../kernel/texts'
import { DEEPEST_LEVEL, MAX_CATEGORIES } from './catalog.categories.rules'

export const categoryErrors = defineTexts({
  nameRequired: { en: 'Name is required', id: 'Nama wajib diisi' },
  nameTaken: {
    en: 'A category named {{name}} already exists here. Choose another name.',
    id: 'Sudah ada kategori bernama {{name}} di sini. Pilih nama lain.',
  },
  itself: {
    en: 'A category cannot be its own parent. Choose another parent category.',
    id: 'Kategori tidak dapat menjadi induk dirinya sendiri. Pilih kategori induk lain.',
  },
  belowItself: {
    en: '{{parent}} is a subcategory of {{name}}. Choose another parent category.',
    id: '{{parent}} adalah subkategori {{name}}. Pilih kategori induk lain.',
  },
  tooDeep: {
    en: `Categories have the levels 0 to ${DEEPEST_LEVEL}. Choose a parent category further up.`,
    id: `Kategori memiliki level 0 sampai ${DEEPEST_LEVEL}. Pilih kategori induk yang lebih atas.`,
  },
  tooMany: {
    en: `There can be at most ${MAX_CATEGORIES} categories. Remove some first.`,
    id: `Jumlah kategori maksimal ${MAX_CATEGORIES}. Hapus sebagian terlebih dahulu.`,
  },
  hasProducts: {
    en: '{{name}} has {{count}} products. Vendors must move them to another category first.',
    id: '{{name}} memiliki {{count}} produk. Vendor harus memindahkannya ke kategori lain terlebih dahulu.',
  },
  hasBelow: {
    en: '{{name}} has subcategories. Move or remove them first.',
    id: '{{name}} memiliki subkategori. Pindahkan atau hapus subkategorinya terlebih dahulu.',
  },
  neighbourGone: {
    en: 'The categories here have changed. Check them and try again.',
    id: 'Kategori di sini telah berubah. Periksa kembali, lalu coba lagi.',
  },
})

export const categoryReplies = defineTexts({
  added: { en: 'Category added.', id: 'Kategori ditambahkan.' },
  renamed: {
    en: 'Category renamed. Search results will follow in a moment.',
    id: 'Nama kategori diubah. Hasil pencarian akan segera mengikuti.',
  },
  moved: { en: 'Category moved.', id: 'Kategori dipindahkan.' },
  removed: { en: 'Category removed.', id: 'Kategori dihapus.' },
})

/** Reasons why stock cannot be reserved, per product (`docs/domain.md` §6). */
export const catalogErrors = defineTexts({
  noLongerOffered: {
    en: '{{name}} is no longer offered by its vendor.',
    id: '{{name}} tidak lagi ditawarkan oleh vendornya.',
  },
  stockDoesNotSuffice: {
    en: '{{name}}: Product stock left {{stock}}',
    id: '{{name}}: Sisa stok produk {{stock}}',
  },
})
