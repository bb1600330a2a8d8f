import { defineTexts } from '../../kernel/texts'

export const bankErrors = defineTexts({
  bankRequired: { en: 'Choose a bank', id: 'Pilih bank' },
  bankUnknown: { en: 'Choose a bank from the list', id: 'Pilih bank dari daftar' },
  numberRequired: { en: 'Enter the account number', id: 'Isi nomor rekening' },
  numberWrong: {
    en: 'Enter 5 to 20 digits, without other characters',
    id: 'Isi 5 sampai 20 angka, tanpa karakter lain',
  },
  notFound: {
    en: 'The bank has no account with this number. Check the bank and the number.',
    id: 'Rekening dengan nomor ini tidak ditemukan di bank tersebut. Periksa bank dan nomornya.',
  },
  notServed: {
    en: 'Accounts at this bank cannot be checked. Choose another account.',
    id: 'Rekening di bank ini tidak dapat diperiksa. Pilih rekening lain.',
  },
  away: {
    en: 'The bank is not responding at the moment. Try again in a few seconds.',
    id: 'Bank sedang tidak merespons. Coba lagi beberapa saat lagi.',
  },
  taken: {
    en: 'You have already added this account.',
    id: 'Rekening ini sudah Anda tambahkan.',
  },
  tooMany: {
    en: 'You already have {{most}} accounts, the maximum. Remove one that you no longer use.',
    id: 'Sudah ada {{most}} rekening, jumlah maksimum. Hapus rekening yang tidak dipakai.',
  },
  belowMinimum: {
    en: 'Virtual accounts at this bank accept {{limit}} or more. Choose another bank, or pay by transfer.',
    id: 'Virtual account di bank ini menerima minimal {{limit}}. Pilih bank lain, atau bayar dengan transfer.',
  },
  aboveMaximum: {
    en: 'Virtual accounts at this bank accept at most {{limit}}. Choose another bank, or pay by transfer.',
    id: 'Virtual account di bank ini menerima maksimal {{limit}}. Pilih bank lain, atau bayar dengan transfer.',
  },
  noAccounts: {
    en: 'This bank offers no virtual accounts. Choose another bank.',
    id: 'Bank ini tidak menyediakan virtual account. Pilih bank lain.',
  },
  noTransfers: {
    en: 'We have no account at this bank to transfer to. Choose another bank.',
    id: 'Kami tidak memiliki rekening tujuan transfer di bank ini. Pilih bank lain.',
  },
  limitsCrossed: {
    en: 'The maximum must not be below the minimum',
    id: 'Jumlah maksimum tidak boleh di bawah jumlah minimum',
  },
  defaultStays: {
    en: 'This is the default account. Make another one the default first.',
    id: 'Ini rekening utama. Jadikan rekening lain sebagai rekening utama dahulu.',
  },
  lastStays: {
    en: 'Buyers pay you directly, and this is your only account. Add another one first, or turn off direct payment under Terms.',
    id: 'Pembeli membayar Anda langsung, dan ini satu-satunya rekening Anda. Tambahkan rekening lain dahulu, atau nonaktifkan pembayaran langsung di Ketentuan.',
  },
  stillPaidTo: {
    en: 'Some invoices are still to be paid directly to this account, your only one. Add another one first.',
    id: 'Masih ada faktur yang harus dibayar langsung ke rekening ini, satu-satunya rekening Anda. Tambahkan rekening lain dahulu.',
  },
})

export const bankMessages = defineTexts({
  added: { en: 'Bank account added', id: 'Rekening bank ditambahkan' },
  changed: { en: 'Bank account changed', id: 'Rekening bank diubah' },
  madeDefault: { en: 'Default account changed', id: 'Rekening utama diganti' },
  removed: { en: 'Bank account removed', id: 'Rekening bank dihapus' },
  restored: { en: 'Bank account restored', id: 'Rekening bank dikembalikan' },
})

/** The account that receives a refund, shown to the sender. */
export const refundAccountTexts = defineTexts({
  heading: { en: 'Send it to', id: 'Kirim ke' },
  none: {
    en: 'The buyer has not added a bank account yet. Ask the buyer where to send the money.',
    id: 'Pembeli belum menambahkan rekening bank. Tanyakan kepada pembeli ke mana dana dikirim.',
  },
})

export const vendorAccountTexts = defineTexts({
  heading: { en: 'Bank accounts of the vendor', id: 'Rekening bank vendor' },
  default: { en: 'Default', id: 'Utama' },
  holder: { en: 'In the name of {{name}}', id: 'Atas nama {{name}}' },
  copy: { en: 'Copy {{number}}', id: 'Salin {{number}}' },
  copied: { en: 'Success Copied', id: 'Berhasil disalin' },
  none: {
    en: 'This vendor has not added a bank account yet. Ask the vendor where to pay.',
    id: 'Vendor ini belum menambahkan rekening bank. Tanyakan kepada vendor ke mana Anda harus membayar.',
  },
})

export const vendorOwnTexts = defineTexts({
  headingText: {
    en: 'Buyers see these accounts when they pay you, the default one first.',
    id: 'Pembeli melihat rekening ini saat membayar, rekening utama paling atas.',
  },
  readText: {
    en: 'Buyers see these accounts when they pay you. Only the owner can change them.',
    id: 'Pembeli melihat rekening ini saat membayar. Hanya pemilik yang dapat mengubahnya.',
  },
  noneHelp: {
    en: 'Without one, buyers do not know where to pay you.',
    id: 'Tanpa rekening, pembeli tidak tahu ke mana membayar Anda.',
  },
})

export const companyOwnTexts = defineTexts({
  headingText: {
    en: 'Refunds go to the default account: the rest of a down payment, or an overpayment.',
    id: 'Pengembalian dana masuk ke rekening utama: sisa uang muka, atau kelebihan pembayaran.',
  },
  readText: {
    en: 'Refunds go to the default account. Users who may edit the company can change the accounts.',
    id: 'Pengembalian dana masuk ke rekening utama. Pengguna yang dapat mengubah perusahaan dapat mengubah rekening.',
  },
  noneHelp: {
    en: 'Refunds go here. Without an account, vendors have to ask where to send your money.',
    id: 'Pengembalian dana masuk ke sini. Tanpa rekening, vendor harus bertanya ke mana dana Anda dikirim.',
  },
})

export const ownAccountTexts = defineTexts({
  heading: { en: 'Bank accounts', id: 'Rekening bank' },
  add: { en: 'Add bank account', id: 'Tambah rekening bank' },
  none: { en: 'No bank accounts yet', id: 'Belum ada rekening bank' },
  bank: { en: 'Bank', id: 'Bank' },
  bankPlaceholder: { en: 'Search banks', id: 'Cari bank' },
  noBank: { en: 'Bank not found', id: 'Bank tidak ditemukan' },
  number: { en: 'Account number', id: 'Nomor rekening' },
  holder: { en: 'Account holder', id: 'Pemilik rekening' },
  holderHelp: {
    en: 'The name at the bank. Check that it is yours before you save.',
    id: 'Nama menurut bank. Pastikan ini nama Anda sebelum menyimpan.',
  },
  check: { en: 'Check account', id: 'Periksa rekening' },
  default: { en: 'Default', id: 'Utama' },
  makeDefault: { en: 'Make default', id: 'Jadikan utama' },
  edit: { en: 'Edit', id: 'Ubah' },
  remove: { en: 'Remove', id: 'Hapus' },
  undo: { en: 'Undo', id: 'Urungkan' },
  addTitle: { en: 'Add bank account', id: 'Tambah rekening bank' },
  editTitle: { en: 'Edit bank account', id: 'Ubah rekening bank' },
  failedSave: { en: 'The bank account was not saved', id: 'Rekening bank gagal disimpan' },
  failedAct: { en: 'The bank account was not changed', id: 'Rekening bank gagal diubah' },
})
