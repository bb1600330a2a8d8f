import { defineTexts } from '../../kernel/texts'

export const pastedTexts = defineTexts({
  open: { en: 'Paste a list', id: 'Tempel daftar' },
  title: { en: 'Paste a list', id: 'Tempel daftar' },
  text: { en: 'Products you need', id: 'Produk yang dibutuhkan' },
  help: {
    en: 'One product per line: its SKU or name and the quantity, as copied from a spreadsheet or message.',
    id: 'Satu produk per baris: SKU atau nama dan jumlahnya, seperti disalin dari lembar kerja atau pesan.',
  },
  example: {
    en: 'SNR-KRT-A4  12\n5 x Ballpoint black\nSNR-TNT-01 - 2 pcs',
    id: 'SNR-KRT-A4  12\n5 x Bolpoin hitam\nSNR-TNT-01 - 2 pcs',
  },
  lines: { en: '{{count}} lines', id: '{{count}} baris' },
  oneLine: { en: '1 line', id: '1 baris' },
  tooMany: {
    en: 'Up to {{most}} lines at a time. Only the first {{most}} are read.',
    id: 'Maksimal {{most}} baris sekaligus. Hanya {{most}} baris pertama yang dibaca.',
  },
  find: { en: 'Find products', id: 'Cari produk' },
  finding: {
    en: 'Searching for line {{done}} of {{count}}…',
    id: 'Mencari baris {{done}} dari {{count}}…',
  },
  stop: { en: 'Stop', id: 'Hentikan' },
  back: { en: 'Back to the text', id: 'Kembali ke teks' },
  failedTitle: { en: 'The products could not be searched for', id: 'Produk tidak dapat dicari' },
  addFailedTitle: { en: 'Nothing was added', id: 'Tidak ada yang ditambahkan' },
  noArea: {
    en: 'Your company has no delivery address yet. Add one under Company Address.',
    id: 'Perusahaan Anda belum memiliki alamat pengiriman. Tambahkan di Alamat Perusahaan.',
  },

  listed: { en: 'Lines of the list', id: 'Baris dalam daftar' },
  line: { en: 'Line {{line}}', id: 'Baris {{line}}' },
  wanted: { en: 'Product wanted, line {{line}}', id: 'Produk yang dicari, baris {{line}}' },
  product: { en: 'Product for {{wanted}}', id: 'Produk untuk {{wanted}}' },
  quantity: { en: 'Quantity of {{wanted}}', id: 'Jumlah {{wanted}}' },
  choose: { en: 'Choose a product', id: 'Pilih produk' },
  near: {
    en: 'No exact match. Did you mean one of these?',
    id: 'Tidak ada yang persis sama. Apakah salah satu dari ini?',
  },
  several: {
    en: '{{count}} products have this SKU. Choose one.',
    id: '{{count}} produk memiliki SKU ini. Pilih salah satu.',
  },
  unknownSku: {
    en: 'No product has this SKU. Check it, or search by name.',
    id: 'Tidak ada produk dengan SKU ini. Periksa kembali, atau cari dengan nama.',
  },
  unknownSkuNear: {
    en: 'No product has exactly this SKU. Did you mean one of these?',
    id: 'Tidak ada produk dengan SKU yang persis sama. Apakah salah satu dari ini?',
  },
  noneDelivered: {
    en: 'Found, but not delivered to this address. Choose it to see similar products.',
    id: 'Ditemukan, tetapi tidak dikirim ke alamat ini. Pilih untuk melihat produk serupa.',
  },
  none: {
    en: 'No similar product was found. Change the words and search again.',
    id: 'Tidak ada produk serupa. Ubah kata-katanya, lalu cari lagi.',
  },
  again: { en: 'Search again', id: 'Cari lagi' },
  leaveOut: { en: 'Skip line {{line}}', id: 'Lewati baris {{line}}' },
  similar: { en: 'Show similar products', id: 'Tampilkan produk serupa' },
  similarShown: {
    en: 'Similar products that are in stock and delivered to this address.',
    id: 'Produk serupa yang tersedia dan dikirim ke alamat ini.',
  },
  noSimilar: {
    en: 'No similar product is delivered to this address.',
    id: 'Tidak ada produk serupa yang dikirim ke alamat ini.',
  },
  offeredBy: { en: '{{vendor}} · {{price}}', id: '{{vendor}} · {{price}}' },
  together: {
    en: 'Same product as line {{line}}: the quantities are added together.',
    id: 'Produk sama dengan baris {{line}}: jumlahnya digabungkan.',
  },
  whichQuantity: { en: 'Which number is the quantity?', id: 'Angka mana jumlahnya?' },
  takeQuantity: {
    en: 'Use {{quantity}} as the quantity of {{wanted}}',
    id: 'Gunakan {{quantity}} sebagai jumlah {{wanted}}',
  },
  quantityMissing: { en: 'Enter the quantity', id: 'Isi jumlah' },
  ready: { en: '{{count}} of {{all}} ready', id: '{{count}} dari {{all}} siap' },
  add: { en: 'Add {{count}} to the request', id: 'Tambahkan {{count}} ke permintaan' },
  added: {
    en: '{{count}} products added to the request',
    id: '{{count}} produk ditambahkan ke permintaan',
  },
  addedOne: { en: '1 product added to the request', id: '1 produk ditambahkan ke permintaan' },
  changedTitle: {
    en: 'Added with a different quantity',
    id: 'Ditambahkan dengan jumlah yang berbeda',
  },
  changedLine: { en: 'Line {{line}}, {{wanted}}:', id: 'Baris {{line}}, {{wanted}}:' },
  closeChanged: {
    en: 'Close the list of changed quantities',
    id: 'Tutup daftar jumlah yang berubah',
  },
  notOffered: {
    en: 'No longer offered by its vendor.',
    id: 'Tidak lagi ditawarkan oleh vendornya.',
  },
})
