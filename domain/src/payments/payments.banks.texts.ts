import { defineTexts } from '../kernel/texts'

export const bankErrors = defineTexts({
  bankRequired: { en: 'Choose a bank', id: 'Pilih bank' },
  bankUnknown: { en: 'Choose a bank of the list', id: 'Pilih bank dari daftar' },
  numberRequired: { en: 'Enter the account number', id: 'Isi nomor rekening' },
  numberWrong: {
    en: 'An account number has 5 to 20 digits, and nothing else',
    id: 'Nomor rekening terdiri dari 5 sampai 20 angka, tanpa yang lain',
  },
  notFound: {
    en: 'The bank knows no account with this number. Check bank and number.',
    id: 'Bank tidak mengenal rekening dengan nomor ini. Periksa bank dan nomornya.',
  },
  notServed: {
    en: 'Accounts at this bank cannot be checked. Choose another account.',
    id: 'Rekening di bank ini tidak dapat diperiksa. Pilih rekening lain.',
  },
  away: {
    en: 'The bank does not answer at the moment. Try again in a few seconds.',
    id: 'Saat ini bank tidak menjawab. Coba lagi beberapa detik lagi.',
  },
  taken: {
    en: 'You have this account already.',
    id: 'Anda sudah memiliki rekening ini.',
  },
  tooMany: {
    en: 'There are {{most}} accounts already. Remove one that is not used.',
    id: 'Sudah ada {{most}} rekening. Hapus yang tidak dipakai.',
  },
  belowMinimum: {
    en: 'A virtual account here takes {{limit}} or more. Choose another bank, or a transfer.',
    id: 'Virtual account di bank ini mulai dari {{limit}}. Pilih bank lain, atau transfer.',
  },
  aboveMaximum: {
    en: 'A virtual account here takes {{limit}} at most. Choose another bank, or a transfer.',
    id: 'Virtual account di bank ini paling banyak {{limit}}. Pilih bank lain, atau transfer.',
  },
  noAccounts: {
    en: 'There are no virtual accounts at this bank. Choose another one.',
    id: 'Tidak ada virtual account di bank ini. Pilih bank lain.',
  },
  noTransfers: {
    en: 'We have no account at this bank to transfer to. Choose another one.',
    id: 'Kami tidak memiliki rekening di bank ini untuk tujuan transfer. Pilih bank lain.',
  },
  limitsCrossed: {
    en: 'The most must not be below the least',
    id: 'Batas atas tidak boleh di bawah batas bawah',
  },
  defaultStays: {
    en: 'This is the default account. Make another one the default first.',
    id: 'Ini rekening utama. Jadikan rekening lain sebagai utama lebih dahulu.',
  },
  lastStays: {
    en: 'Buyers pay you directly, to this account alone. Add another one first, or switch direct payment off under Terms.',
    id: 'Pembeli membayar Anda langsung, hanya ke rekening ini. Tambah rekening lain dahulu, atau matikan pembayaran langsung di Ketentuan.',
  },
  stillPaidTo: {
    en: 'Invoices are still to be paid directly to you, to this account alone. Add another one first.',
    id: 'Masih ada faktur yang harus dibayar langsung kepada Anda, hanya ke rekening ini. Tambahkan rekening lain terlebih dahulu.',
  },
})

export const bankMessages = defineTexts({
  added: { en: 'Bank account added', id: 'Rekening bank ditambahkan' },
  changed: { en: 'Bank account changed', id: 'Rekening bank diubah' },
  madeDefault: { en: 'Default account changed', id: 'Rekening utama diganti' },
  removed: { en: 'Bank account removed', id: 'Rekening bank dihapus' },
  restored: { en: 'Bank account is back', id: 'Rekening bank dikembalikan' },
})

/** The account that receives a refund, shown to the sender. */
export const refundAccountTexts = defineTexts({
  heading: { en: 'Send it to', id: 'Kirim ke' },
  none: {
    en: 'The buyer has not named a bank account yet. Ask where to send the money.',
    id: 'Pembeli belum mencantumkan rekening bank. Tanyakan ke mana uang dikirim.',
  },
})

export const vendorAccountTexts = defineTexts({
  heading: { en: 'Bank accounts of the vendor', id: 'Rekening bank vendor' },
  default: { en: 'Default', id: 'Utama' },
  holder: { en: 'In the name of {{name}}', id: 'Atas nama {{name}}' },
  copy: { en: 'Copy {{number}}', id: 'Salin {{number}}' },
  copied: { en: 'Success Copied', id: 'Berhasil disalin' },
  none: {
    en: 'This vendor has not named a bank account yet. Ask the vendor where to pay.',
    id: 'Vendor ini belum mencantumkan rekening bank. Tanyakan kepada vendor ke mana membayar.',
  },
})

export const vendorOwnTexts = defineTexts({
  headingText: {
    en: 'Your buyers see them where they pay. The default one stands first.',
    id: 'Pembeli melihatnya saat membayar. Rekening utama berada paling atas.',
  },
  readText: {
    en: 'Your buyers see them where they pay. Only the owner changes them.',
    id: 'Pembeli melihatnya saat membayar. Hanya pemilik yang mengubahnya.',
  },
  noneHelp: {
    en: 'Without one, buyers do not know where to pay you.',
    id: 'Tanpa rekening, pembeli tidak tahu ke mana membayar Anda.',
  },
})

export const companyOwnTexts = defineTexts({
  headingText: {
    en: 'Refunds are paid to the default one: what is left of a down payment, or money that came to too much.',
    id: 'Pengembalian dibayar ke rekening utama: sisa uang muka, atau kelebihan pembayaran.',
  },
  readText: {
    en: 'Refunds are paid to the default one. Whoever may edit the company changes them.',
    id: 'Pengembalian dibayar ke rekening utama. Yang boleh mengubah perusahaan dapat mengubahnya.',
  },
  noneHelp: {
    en: 'Refunds are paid here. Without one, vendors have to ask where to send your money.',
    id: 'Pengembalian dibayar ke sini. Tanpa rekening, vendor harus bertanya ke mana mengirim uang Anda.',
  },
})

export const ownAccountTexts = defineTexts({
  heading: { en: 'Bank accounts', id: 'Rekening bank' },
  add: { en: 'Add bank account', id: 'Tambah rekening bank' },
  none: { en: 'No bank accounts yet', id: 'Belum ada rekening bank' },
  bank: { en: 'Bank', id: 'Bank' },
  bankPlaceholder: { en: 'Search a bank', id: 'Cari bank' },
  noBank: { en: 'Bank not found', id: 'Bank tidak ditemukan' },
  number: { en: 'Account number', id: 'Nomor rekening' },
  holder: { en: 'Account holder', id: 'Pemilik rekening' },
  holderHelp: {
    en: 'As the bank says. Check that it is you before you save.',
    id: 'Menurut bank. Pastikan itu Anda sebelum menyimpan.',
  },
  check: { en: 'Check account', id: 'Periksa rekening' },
  default: { en: 'Default', id: 'Utama' },
  makeDefault: { en: 'Make default', id: 'Jadikan utama' },
  edit: { en: 'Edit', id: 'Ubah' },
  remove: { en: 'Remove', id: 'Hapus' },
  undo: { en: 'Undo', id: 'Urungkan' },
  addTitle: { en: 'Add bank account', id: 'Tambah rekening bank' },
  editTitle: { en: 'Edit bank account', id: 'Ubah rekening bank' },
  failedSave: { en: 'The bank account was not saved', id: 'Rekening bank tidak disimpan' },
  failedAct: { en: 'The bank account was not changed', id: 'Rekening bank tidak diubah' },
})
