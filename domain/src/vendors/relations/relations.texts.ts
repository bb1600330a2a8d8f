import { defineTexts } from '../../kernel/texts'

/** Spec 2 §2, Preferred vendor list (My Vendors). */
export const relationTexts = defineTexts({
  heading: { en: 'My Vendors', id: 'Vendor Saya' },
  headingText: {
    en: 'Vendors that give your company preferred prices.',
    id: 'Vendor yang memberi perusahaan Anda harga khusus.',
  },

  // Search by company code.
  codeLabel: { en: 'Company code', id: 'Kode perusahaan' },
  codeHelp: {
    en: 'Get it from your vendor. Upper or lower case does not matter.',
    id: 'Dapatkan dari vendor Anda. Huruf besar atau kecil tidak berpengaruh.',
  },
  findVendor: { en: 'Search vendor', id: 'Cari vendor' },
  codeRequired: { en: 'Enter a company code.', id: 'Isi kode perusahaan.' },
  findTitle: { en: 'Add a preferred vendor', id: 'Tambah vendor pilihan' },
  notSearched: { en: 'The vendor could not be looked up', id: 'Vendor tidak dapat dicari' },

  requestTitle: {
    en: 'Request preferred prices from {{vendor}}',
    id: 'Minta harga khusus dari {{vendor}}',
  },
  requestText: {
    en: 'The vendor reviews your request and answers. Until then you pay list prices.',
    id: 'Vendor memeriksa permintaan Anda lalu menjawab. Sebelum itu Anda membayar harga umum.',
  },
  request: { en: 'Send request', id: 'Kirim permintaan' },
  requestAgain: { en: 'Request again', id: 'Minta lagi' },
  requestFailed: { en: 'The request was not sent', id: 'Permintaan gagal dikirim' },
  initialDiscount: { en: 'Initial discount (%)', id: 'Diskon awal (%)' },
  initialDiscountHelp: {
    en: 'On everything the vendor sells. Leave it empty to let the vendor propose.',
    id: 'Untuk semua yang dijual vendor. Kosongkan agar vendor yang menawarkan.',
  },
  paymentTerm: { en: 'Payment term (days)', id: 'Termin pembayaran (hari)' },
  paymentTermHelp: {
    en: 'Days to pay after the invoice. Leave it empty to let the vendor propose.',
    id: 'Jumlah hari untuk membayar setelah faktur. Kosongkan agar vendor yang menawarkan.',
  },
  downPayment: { en: 'Down payment (%)', id: 'Uang muka (%)' },
  downPaymentHelp: {
    en: 'What you pay before an order is prepared. Leave it empty to let the vendor propose.',
    id: 'Yang Anda bayar sebelum pesanan disiapkan. Kosongkan agar vendor yang menawarkan.',
  },
  percentWrong: {
    en: 'Enter a percentage from 0 to 100, with at most two decimals.',
    id: 'Isi persentase dari 0 sampai 100, maksimal dua desimal.',
  },
  daysWrong: { en: 'Enter whole days from 0 to 365.', id: 'Isi hari bulat dari 0 sampai 365.' },
  isWaiting: {
    en: '{{vendor}} already has your request. You will see the answer in the list below.',
    id: '{{vendor}} sudah menerima permintaan Anda. Jawabannya akan tampil di daftar di bawah.',
  },
  isActive: {
    en: '{{vendor}} is already one of your preferred vendors.',
    id: '{{vendor}} sudah menjadi vendor pilihan Anda.',
  },

  search: { en: 'Search my vendors', id: 'Cari vendor saya' },
  code: { en: 'Company code', id: 'Kode perusahaan' },
  name: { en: 'Name', id: 'Nama' },
  address: { en: 'Address', id: 'Alamat' },
  discount: { en: 'Initial discount', id: 'Diskon awal' },
  term: { en: 'Payment term', id: 'Termin pembayaran' },
  down: { en: 'Down Payment', id: 'Uang muka' },
  status: { en: 'Status', id: 'Status' },
  action: { en: 'Action', id: 'Aksi' },
  detail: { en: 'Detail', id: 'Detail' },
  detailOf: { en: 'Detail of {{vendor}}', id: 'Detail {{vendor}}' },
  remove: { en: 'Remove', id: 'Hapus' },
  removeOf: { en: 'Remove {{vendor}}', id: 'Hapus {{vendor}}' },
  days: { en: '{{days}} days', id: '{{days}} hari' },
  atRequested: { en: 'Requested on {{date}}', id: 'Diminta {{date}}' },
  atActive: { en: 'Since {{date}}', id: 'Sejak {{date}}' },
  atDeclined: { en: 'Declined on {{date}}', id: 'Ditolak {{date}}' },
  atEnded: { en: 'Ended by the vendor on {{date}}', id: 'Diakhiri vendor {{date}}' },
  atRemoved: { en: 'Removed on {{date}}', id: 'Dihapus {{date}}' },
  none: { en: 'No preferred vendors yet', id: 'Belum ada vendor pilihan' },
  noneHelp: {
    en: 'Search for a vendor by company code above and request preferred prices.',
    id: 'Cari vendor dengan kode perusahaannya di atas lalu minta harga khusus.',
  },
  noneToRead: {
    en: 'Users who manage vendors in your company can request one.',
    id: 'Pengelola vendor di perusahaan Anda dapat memintanya.',
  },

  asked: { en: 'Requested terms', id: 'Ketentuan yang diminta' },
  granted: { en: 'Granted terms', id: 'Ketentuan yang diberikan' },
  notYet: { en: 'None yet: list prices apply.', id: 'Belum ada: harga umum berlaku.' },
  course: { en: 'Outcome', id: 'Perkembangan' },
  askedBy: { en: 'Requested by', id: 'Diminta oleh' },
  answeredBy: { en: 'Answered by', id: 'Dijawab oleh' },
  endedBy: { en: 'Ended by', id: 'Diakhiri oleh' },
  reason: { en: 'Reason', id: 'Alasan' },
  byAt: { en: '{{name}}, {{at}}', id: '{{name}}, {{at}}' },
  specials: { en: 'Special discounts per product', id: 'Diskon khusus per produk' },
  specialsCount: { en: '{{count}} products', id: '{{count}} produk' },
  noSpecials: {
    en: 'None: the initial discount applies to every product.',
    id: 'Tidak ada: diskon awal berlaku untuk setiap produk.',
  },
  product: { en: 'Product', id: 'Produk' },
  special: { en: 'Discount', id: 'Diskon' },
  notGiven: { en: 'Not provided', id: 'Tidak diisi' },
  vendorsOwn: {
    en: 'The product’s own, or else the vendor’s',
    id: 'Sesuai produk, atau sesuai vendor',
  },
  vendorsUsual: { en: 'The vendor’s usual one', id: 'Sesuai ketentuan umum vendor' },
  contact: { en: 'Vendor', id: 'Vendor' },
  vendorInactive: {
    en: 'This vendor is not selling here at the moment.',
    id: 'Vendor ini sedang tidak berjualan di sini.',
  },

  sureRemove: {
    en: 'Remove {{vendor}} from your vendors?',
    id: 'Hapus {{vendor}} dari vendor Anda?',
  },
  sureRemoveActive: {
    en: 'From now on you pay its list prices, and special discounts end. The vendor is notified, and you can request again.',
    id: 'Mulai sekarang Anda membayar harga umumnya, dan diskon khusus berakhir. Vendor diberi tahu, dan Anda dapat meminta lagi.',
  },
  sureRemoveOther: {
    en: 'The vendor leaves this list. You can request again with its company code.',
    id: 'Vendor keluar dari daftar ini. Anda dapat meminta lagi dengan kode perusahaannya.',
  },
  yesRemove: { en: 'Yes, remove', id: 'Ya, hapus' },
  failedRemove: { en: '{{vendor}} was not removed', id: '{{vendor}} gagal dihapus' },
})
