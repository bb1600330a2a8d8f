import { defineTexts } from './texts'

/** The palette of screens and actions, and the list of shortcuts. */
export const paletteTexts = defineTexts({
  search: { en: 'Go to a screen, or do something…', id: 'Buka layar, atau lakukan sesuatu…' },
  searchAll: {
    en: 'Go to a screen, document, product…',
    id: 'Buka layar, dokumen, produk…',
  },
  none: { en: 'Nothing is called like this.', id: 'Tidak ada yang bernama seperti ini.' },
  screens: { en: 'Screens', id: 'Layar' },
  actions: { en: 'Actions', id: 'Aksi' },
  requests: { en: 'Requests', id: 'Permintaan' },
  orders: { en: 'Orders', id: 'Pesanan' },
  products: { en: 'Products', id: 'Produk' },
  searchRequests: {
    en: 'Search requests for “{{words}}”',
    id: 'Cari permintaan “{{words}}”',
  },
  searching: { en: 'Searching…', id: 'Mencari…' },
  notSearched: {
    en: 'Could not be searched just now: {{kinds}}',
    id: 'Saat ini tidak dapat dicari: {{kinds}}',
  },
  reload: { en: 'Reload', id: 'Muat ulang' },
  feedback: { en: 'Give feedback', id: 'Beri masukan' },
  toIndonesian: { en: 'Bahasa Indonesia', id: 'Bahasa Indonesia' },
  toEnglish: { en: 'English', id: 'English' },
  light: { en: 'Light colours', id: 'Warna terang' },
  dark: { en: 'Dark colours', id: 'Warna gelap' },
  logout: { en: 'Logout', id: 'Keluar' },
  everywhere: { en: 'Everywhere', id: 'Di mana saja' },
  goTo: { en: 'Go to a screen', id: 'Buka layar' },
  onScreens: { en: 'On some screens', id: 'Di sebagian layar' },
  inTurn: { en: 'then', id: 'lalu' },
  thisList: { en: 'This list', id: 'Daftar ini' },
  focusSearch: {
    en: 'Search field of the page',
    id: 'Kolom pencarian halaman',
  },
  saveDraft: { en: 'Save the request', id: 'Simpan permintaan' },
  takeBack: { en: 'Undo what was just removed', id: 'Urungkan yang baru dihapus' },
  close: { en: 'Close a dialog', id: 'Tutup dialog' },
})
