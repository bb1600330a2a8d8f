import { defineTexts } from '../kernel/texts'
import { DEEPEST_LEVEL, MAX_CATEGORIES } from './catalog.categories.rules'

export const categoryErrors = defineTexts({
  nameRequired: { en: 'Name is required', id: 'Nama wajib diisi' },
  nameTaken: {
    en: 'There is a category called {{name}} here already. Choose another name.',
    id: 'Sudah ada kategori bernama {{name}} di sini. Pilih nama lain.',
  },
  itself: {
    en: 'A category cannot stand below itself. Choose another place.',
    id: 'Kategori tidak dapat berada di bawah dirinya sendiri. Pilih tempat lain.',
  },
  belowItself: {
    en: '{{parent}} stands below {{name}} itself. Choose another place.',
    id: '{{parent}} berada di bawah {{name}} sendiri. Pilih tempat lain.',
  },
  tooDeep: {
    en: `The tree has the levels 0 to ${DEEPEST_LEVEL}: there is no room for it here. Choose a place further up.`,
    id: `Pohon memiliki level 0 sampai ${DEEPEST_LEVEL}: tidak ada ruang di sini. Pilih tempat yang lebih atas.`,
  },
  tooMany: {
    en: `The tree has at most ${MAX_CATEGORIES} categories. Remove some first.`,
    id: `Pohon memiliki paling banyak ${MAX_CATEGORIES} kategori. Hapus sebagian dahulu.`,
  },
  hasProducts: {
    en: '{{name}} has {{count}} products. Vendors have to put them into another category first.',
    id: '{{name}} memiliki {{count}} produk. Vendor harus memindahkannya ke kategori lain dahulu.',
  },
  hasBelow: {
    en: 'There are categories below {{name}}. Move or remove them first.',
    id: 'Ada kategori di bawah {{name}}. Pindahkan atau hapus dahulu.',
  },
  neighbourGone: {
    en: 'The categories here have changed meanwhile. Look at them again.',
    id: 'Kategori di sini telah berubah. Periksa kembali.',
  },
})

export const categoryReplies = defineTexts({
  added: { en: 'The category is added.', id: 'Kategori ditambahkan.' },
  renamed: {
    en: 'The category is renamed. The search follows within a moment.',
    id: 'Nama kategori diganti. Pencarian segera mengikuti.',
  },
  moved: { en: 'The category is moved.', id: 'Kategori dipindahkan.' },
  removed: { en: 'The category is removed.', id: 'Kategori dihapus.' },
})
