import { defineTexts } from '../../kernel/texts'

export const filterTexts = defineTexts({
  saved: { en: 'Filter saved', id: 'Filter tersimpan' },
  removed: { en: 'Filter removed', id: 'Filter dihapus' },
  nameRequired: { en: 'Name is required', id: 'Nama wajib diisi' },
  nameTaken: {
    en: 'You already have a filter called {{name}}. Choose another name, or remove that one.',
    id: 'Anda sudah memiliki filter bernama {{name}}. Pilih nama lain, atau hapus filter itu.',
  },
  tooMany: {
    en: 'You already have {{most}} filters here. Remove one of them first.',
    id: 'Anda sudah memiliki {{most}} filter di sini. Hapus salah satunya terlebih dahulu.',
  },

  menu: { en: 'Saved filters', id: 'Filter tersimpan' },
  none: { en: 'No saved filters yet', id: 'Belum ada filter tersimpan' },
  noneHelp: {
    en: 'Search for something, then save it here.',
    id: 'Cari sesuatu, lalu simpan di sini.',
  },
  saveThis: { en: 'Save this filter…', id: 'Simpan filter ini…' },
  saveTitle: { en: 'Save filter', id: 'Simpan filter' },
  name: { en: 'Name', id: 'Nama' },
  nameHelp: { en: 'Only you see it.', id: 'Hanya Anda yang melihatnya.' },
  save: { en: 'Save', id: 'Simpan' },
  cancel: { en: 'Cancel', id: 'Batal' },
  remove: { en: 'Remove filter {{name}}', id: 'Hapus filter {{name}}' },
  notLoaded: {
    en: 'Your filters could not be loaded.',
    id: 'Filter Anda tidak dapat dimuat.',
  },
})
