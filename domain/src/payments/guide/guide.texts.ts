import { defineTexts } from '../../kernel/texts'

/** Payment instructions, step by step. Menu names are those of the banks. */
export const guideTexts = defineTexts({
  heading: { en: 'How to pay', id: 'Cara membayar' },
  mobile: { en: 'Mobile banking', id: 'Mobile banking' },
  mobileOf: { en: 'Mobile banking ({{app}})', id: 'Mobile banking ({{app}})' },
  atm: { en: 'ATM', id: 'ATM' },
  internet: { en: 'Internet banking', id: 'Internet banking' },
  otherBank: { en: 'From another bank', id: 'Dari bank lain' },

  openMenu: { en: 'Open {{menu}}.', id: 'Buka {{menu}}.' },
  openMenuAtm: {
    en: 'Insert your card, enter your PIN and choose {{menu}}.',
    id: 'Masukkan kartu dan PIN, lalu pilih {{menu}}.',
  },
  openVirtual: {
    en: 'Choose the payment or transfer to a virtual account.',
    id: 'Pilih pembayaran atau transfer ke virtual account.',
  },
  openTransfer: {
    en: 'Choose a transfer to another bank, with {{bank}} as the receiving bank.',
    id: 'Pilih transfer antarbank dengan {{bank}} sebagai bank tujuan.',
  },
  openTransferTo: {
    en: 'Choose a transfer to {{bank}} in your banking app, at an ATM or at a branch.',
    id: 'Pilih transfer ke {{bank}} di aplikasi bank, ATM, atau kantor cabang.',
  },
  enterVirtual: {
    en: 'Enter the virtual account number {{number}}.',
    id: 'Masukkan nomor virtual account {{number}}.',
  },
  enterAccount: {
    en: 'Enter the account number {{number}}.',
    id: 'Masukkan nomor rekening {{number}}.',
  },
  checkAmount: {
    en: 'Check the name and the amount of {{amount}}, then confirm.',
    id: 'Periksa nama dan jumlah {{amount}}, lalu konfirmasi.',
  },
  enterAmount: {
    en: 'Enter exactly {{amount}}, check the name of the account holder, then confirm.',
    id: 'Masukkan tepat {{amount}}, periksa nama pemilik rekening, lalu konfirmasi.',
  },
  uploadProof: {
    en: 'Save the proof of the transfer and upload it on this page.',
    id: 'Simpan bukti transfer dan unggah di halaman ini.',
  },
})
