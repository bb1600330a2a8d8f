import { defineTexts } from '../kernel/texts'

/** Spec 2 §2, Preferred vendor list (My Vendors). */
export const relationTexts = defineTexts({
  heading: { en: 'My Vendors', id: 'Vendor Saya' },
  headingText: {
    en: 'Vendors that give your company prices of its own.',
    id: 'Vendor yang memberi perusahaan Anda harga khusus.',
  },

  // Search by company code.
  codeLabel: { en: 'Company code', id: 'Kode perusahaan' },
  codeHelp: {
    en: 'Your vendor knows it. Capital or small letters are the same.',
    id: 'Vendor Anda mengetahuinya. Huruf besar atau kecil sama saja.',
  },
  findVendor: { en: 'Search vendor', id: 'Cari vendor' },
  codeRequired: { en: 'Type a company code.', id: 'Isi kode perusahaan.' },
  findTitle: { en: 'Add a preferred vendor', id: 'Tambah vendor pilihan' },
  notSearched: { en: 'The vendor could not be looked up', id: 'Vendor tidak dapat dicari' },

  requestTitle: {
    en: 'Ask {{vendor}} for preferred prices',
    id: 'Minta harga khusus dari {{vendor}}',
  },
  requestText: {
    en: 'The vendor reads what you ask for and answers. Until then you pay list prices.',
    id: 'Vendor membaca permintaan Anda lalu menjawab. Sampai saat itu Anda membayar harga umum.',
  },
  request: { en: 'Send request', id: 'Kirim permintaan' },
  requestAgain: { en: 'Ask again', id: 'Minta lagi' },
  requestFailed: { en: 'The request was not sent', id: 'Permintaan tidak terkirim' },
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
    en: 'A percentage from 0 to 100, at most two decimals.',
    id: 'Persentase dari 0 sampai 100, paling banyak dua desimal.',
  },
  daysWrong: { en: 'Whole days from 0 to 365.', id: 'Hari bulat dari 0 sampai 365.' },
  isWaiting: {
    en: '{{vendor}} has your request already. You will see the answer in the list below.',
    id: '{{vendor}} sudah menerima permintaan Anda. Jawabannya akan tampil di daftar di bawah.',
  },
  isActive: {
    en: '{{vendor}} is a preferred vendor of yours already.',
    id: '{{vendor}} sudah menjadi vendor pilihan Anda.',
  },

  search: { en: 'Search my vendors', id: 'Cari vendor saya' },
  code: { en: 'Company Code', id: 'Kode Perusahaan' },
  name: { en: 'Name', id: 'Nama' },
  address: { en: 'Address', id: 'Alamat' },
  discount: { en: 'Initial Discount', id: 'Diskon Awal' },
  term: { en: 'Payment Term', id: 'Termin Pembayaran' },
  down: { en: 'Down Payment', id: 'Uang Muka' },
  status: { en: 'Status', id: 'Status' },
  action: { en: 'Action', id: 'Aksi' },
  detail: { en: 'Detail', id: 'Detail' },
  detailOf: { en: 'Detail of {{vendor}}', id: 'Detail {{vendor}}' },
  remove: { en: 'Remove', id: 'Hapus' },
  removeOf: { en: 'Remove {{vendor}}', id: 'Hapus {{vendor}}' },
  days: { en: '{{days}} days', id: '{{days}} hari' },
  atRequested: { en: 'Asked on {{date}}', id: 'Diminta {{date}}' },
  atActive: { en: 'Since {{date}}', id: 'Sejak {{date}}' },
  atDeclined: { en: 'Declined on {{date}}', id: 'Ditolak {{date}}' },
  atEnded: { en: 'Ended by the vendor on {{date}}', id: 'Diakhiri vendor {{date}}' },
  atRemoved: { en: 'Removed on {{date}}', id: 'Dihapus {{date}}' },
  none: { en: 'No preferred vendors yet', id: 'Belum ada vendor pilihan' },
  noneHelp: {
    en: 'Search a vendor by its company code above and ask for prices of your own.',
    id: 'Cari vendor dengan kode perusahaannya di atas lalu minta harga khusus.',
  },
  noneToRead: {
    en: 'Whoever manages vendors in your company can ask for one.',
    id: 'Pengelola vendor di perusahaan Anda dapat memintanya.',
  },

  asked: { en: 'What was asked for', id: 'Yang diminta' },
  granted: { en: 'What is granted', id: 'Yang diberikan' },
  notYet: { en: 'Nothing yet: list prices count.', id: 'Belum ada: harga umum berlaku.' },
  course: { en: 'What became of it', id: 'Perkembangannya' },
  askedBy: { en: 'Asked by', id: 'Diminta oleh' },
  answeredBy: { en: 'Answered by', id: 'Dijawab oleh' },
  endedBy: { en: 'Ended by', id: 'Diakhiri oleh' },
  reason: { en: 'Reason', id: 'Alasan' },
  byAt: { en: '{{name}}, {{at}}', id: '{{name}}, {{at}}' },
  specials: { en: 'Special discounts per product', id: 'Diskon khusus per produk' },
  specialsCount: { en: '{{count}} products', id: '{{count}} produk' },
  noSpecials: {
    en: 'None: the initial discount counts on every product.',
    id: 'Tidak ada: diskon awal berlaku untuk setiap produk.',
  },
  product: { en: 'Product', id: 'Produk' },
  special: { en: 'Discount', id: 'Diskon' },
  notGiven: { en: 'Not given', id: 'Tidak diisi' },
  vendorsOwn: { en: 'The product’s own, else the vendor’s', id: 'Milik produk, atau milik vendor' },
  vendorsUsual: { en: 'The vendor’s usual one', id: 'Sesuai ketentuan umum vendor' },
  contact: { en: 'Vendor', id: 'Vendor' },
  vendorInactive: {
    en: 'This vendor sells nothing here at the moment.',
    id: 'Vendor ini sedang tidak menjual apa pun di sini.',
  },

  sureRemove: {
    en: 'Remove {{vendor}} from your vendors?',
    id: 'Hapus {{vendor}} dari vendor Anda?',
  },
  sureRemoveActive: {
    en: 'You pay its list prices from now on, special discounts end, too. The vendor is told, and you can ask again.',
    id: 'Mulai sekarang Anda membayar harga umumnya, diskon khusus juga berakhir. Vendor diberi tahu, dan Anda dapat meminta lagi.',
  },
  sureRemoveOther: {
    en: 'It leaves this list. You can ask again by its company code.',
    id: 'Vendor keluar dari daftar ini. Anda dapat meminta lagi dengan kode perusahaannya.',
  },
  yesRemove: { en: 'Yes, remove', id: 'Ya, hapus' },
  failedRemove: { en: '{{vendor}} was not removed', id: '{{vendor}} tidak terhapus' },
})
