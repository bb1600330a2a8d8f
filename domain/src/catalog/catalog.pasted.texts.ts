import { defineTexts } from '../kernel/texts'

export const pastedTexts = defineTexts({
  open: { en: 'Paste a list', id: 'Tempel daftar' },
  title: { en: 'Paste a list', id: 'Tempel daftar' },
  text: { en: 'What is needed', id: 'Yang dibutuhkan' },
  help: {
    en: 'One product per line: its SKU or name and the quantity, as copied from a spreadsheet or a message.',
    id: 'Satu produk per baris: SKU atau nama dan jumlahnya, seperti disalin dari lembar kerja atau pesan.',
  },
  example: {
    en: 'SNR-KRT-A4  12\n5 x Ballpoint black\nSNR-TNT-01 - 2 pcs',
    id: 'SNR-KRT-A4  12\n5 x Bolpoin hitam\nSNR-TNT-01 - 2 pcs',
  },
  lines: { en: '{{count}} lines', id: '{{count}} baris' },
  oneLine: { en: '1 line', id: '1 baris' },
  tooMany: {
    en: 'At most {{most}} lines at once: the first {{most}} are taken.',
    id: 'Paling banyak {{most}} baris sekaligus: {{most}} pertama yang diambil.',
  },
  find: { en: 'Find products', id: 'Cari produk' },
  finding: {
    en: 'Looking up line {{done}} of {{count}}…',
    id: 'Mencari baris {{done}} dari {{count}}…',
  },
  stop: { en: 'Stop', id: 'Hentikan' },
  back: { en: 'Back to the text', id: 'Kembali ke teks' },
  failedTitle: { en: 'The list could not be looked up', id: 'Daftar tidak dapat dicari' },
  addFailedTitle: { en: 'Nothing was added', id: 'Tidak ada yang ditambahkan' },
  noArea: {
    en: 'Your company has no address to deliver to yet.',
    id: 'Perusahaan Anda belum memiliki alamat pengiriman.',
  },

  listed: { en: 'Lines of the list', id: 'Baris dalam daftar' },
  line: { en: 'Line {{line}}', id: 'Baris {{line}}' },
  wanted: { en: 'Wanted, line {{line}}', id: 'Yang dicari, baris {{line}}' },
  product: { en: 'Product for {{wanted}}', id: 'Produk untuk {{wanted}}' },
  quantity: { en: 'Quantity of {{wanted}}', id: 'Jumlah {{wanted}}' },
  choose: { en: 'Choose a product', id: 'Pilih produk' },
  near: {
    en: 'Not exactly this. Is it one of these?',
    id: 'Tidak persis sama. Salah satu dari ini?',
  },
  several: {
    en: '{{count}} products have this SKU. Choose one.',
    id: '{{count}} produk memiliki SKU ini. Pilih salah satu.',
  },
  unknownSku: {
    en: 'No product has this SKU. Check it, or search for the name.',
    id: 'Tidak ada produk dengan SKU ini. Periksa kembali, atau cari namanya.',
  },
  unknownSkuNear: {
    en: 'No product has exactly this SKU. Is it one of these?',
    id: 'Tidak ada produk dengan SKU yang persis sama. Salah satu dari ini?',
  },
  noneDelivered: {
    en: 'Found, but not delivered to this address. Choose it to see similar products.',
    id: 'Ditemukan, tetapi tidak dikirim ke alamat ini. Pilih untuk melihat produk serupa.',
  },
  none: {
    en: 'Nothing like it was found. Change the words and search again.',
    id: 'Tidak ditemukan yang serupa. Ubah kata-katanya lalu cari lagi.',
  },
  again: { en: 'Search again', id: 'Cari lagi' },
  leaveOut: { en: 'Leave out line {{line}}', id: 'Abaikan baris {{line}}' },
  similar: { en: 'Show similar products', id: 'Tampilkan produk serupa' },
  similarShown: {
    en: 'Similar, delivered there and in stock.',
    id: 'Serupa, dikirim ke sana dan ada stok.',
  },
  noSimilar: {
    en: 'No similar product is delivered there.',
    id: 'Tidak ada produk serupa yang dikirim ke sana.',
  },
  offeredBy: { en: '{{vendor}} · {{price}}', id: '{{vendor}} · {{price}}' },
  together: {
    en: 'The same as line {{line}}: their quantities are added together.',
    id: 'Sama dengan baris {{line}}: jumlahnya digabungkan.',
  },
  whichQuantity: { en: 'Which number is the quantity?', id: 'Angka mana jumlahnya?' },
  takeQuantity: {
    en: 'Take {{quantity}} as the quantity of {{wanted}}',
    id: 'Gunakan {{quantity}} sebagai jumlah {{wanted}}',
  },
  quantityMissing: { en: 'How many?', id: 'Berapa banyak?' },
  ready: { en: '{{count}} of {{all}} ready', id: '{{count}} dari {{all}} siap' },
  add: { en: 'Add {{count}} to the request', id: 'Tambahkan {{count}} ke permintaan' },
  added: {
    en: '{{count}} products added to the request',
    id: '{{count}} produk ditambahkan ke permintaan',
  },
  addedOne: { en: '1 product added to the request', id: '1 produk ditambahkan ke permintaan' },
  changedTitle: {
    en: 'Added with another quantity',
    id: 'Ditambahkan dengan jumlah yang berbeda',
  },
  changedLine: { en: 'Line {{line}}, {{wanted}}:', id: 'Baris {{line}}, {{wanted}}:' },
  closeChanged: { en: 'Close the changed quantities', id: 'Tutup daftar jumlah yang berubah' },
  notOffered: {
    en: 'No longer offered by its vendor.',
    id: 'Tidak lagi ditawarkan oleh vendornya.',
  },
})
