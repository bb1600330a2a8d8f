import { defineTexts } from '../kernel/texts'
import { MAX_MERGED } from './payments.constants'

export const paymentErrors = defineTexts({
  // Spec 2 §5, unchanged.
  notMergeable: {
    en: 'Error: You cant merge invoice with different due date or different vendor o different payment!',
    id: 'Error: Faktur dengan jatuh tempo, vendor, atau pembayaran yang berbeda tidak dapat digabung!',
  },
  nothingChosen: { en: 'Choose an invoice to pay.', id: 'Pilih faktur yang akan dibayar.' },
  notPayable: {
    en: 'One of these invoices is already being paid, or no longer needs payment. Choose the invoices again.',
    id: 'Salah satu faktur ini sedang dibayar atau tidak perlu dibayar lagi. Pilih ulang fakturnya.',
  },
  tooMany: {
    en: `You can pay at most ${MAX_MERGED} invoices together. Select fewer.`,
    id: `Anda dapat membayar maksimal ${MAX_MERGED} faktur sekaligus. Kurangi pilihan Anda.`,
  },
  otherAmount: {
    en: 'These invoices now total {{amount}}. Check them and pay again.',
    id: 'Total faktur ini sekarang {{amount}}. Periksa, lalu bayar lagi.',
  },
  otherWay: {
    en: 'These invoices need another payment method. Reload the page.',
    id: 'Faktur ini memerlukan metode pembayaran lain. Muat ulang halaman.',
  },
  onlyByHand: {
    en: 'These invoices are paid directly to the vendor by transfer. Choose Manual Bank Transfer.',
    id: 'Faktur ini dibayar langsung kepada vendor melalui transfer. Pilih Transfer Bank Manual.',
  },
  bankUnknown: { en: 'Choose a bank from the list.', id: 'Pilih bank dari daftar.' },
  accountUnknown: {
    en: 'This account was not found. Choose one of the vendor’s accounts.',
    id: 'Rekening ini tidak ditemukan. Pilih salah satu rekening vendor.',
  },
  noPage: {
    en: 'The transfer page is not available at the moment. Choose another payment method.',
    id: 'Halaman transfer sedang tidak tersedia. Pilih metode pembayaran lain.',
  },
  refused: {
    en: 'The bank could not open an account for this payment: {{reason}} Choose another bank, or pay by transfer.',
    id: 'Bank tidak dapat membuat rekening untuk pembayaran ini: {{reason}} Pilih bank lain, atau bayar dengan transfer.',
  },
  notByHand: {
    en: 'A payment by virtual account needs no proof: the bank notifies us when it is paid.',
    id: 'Pembayaran melalui virtual account tidak memerlukan bukti: bank akan memberi tahu kami setelah dibayar.',
  },
  notGivenUp: {
    en: 'A virtual account expires automatically. Only a transfer can be canceled.',
    id: 'Virtual account berakhir secara otomatis. Hanya transfer yang dapat dibatalkan.',
  },
})

export const moneyErrors = defineTexts({
  unknown: {
    en: 'This money has already been processed. Reload the list.',
    id: 'Dana ini sudah diproses. Muat ulang daftarnya.',
  },
  otherCurrency: {
    en: 'Invoices can only be paid in rupiah. Return this money.',
    id: 'Faktur hanya dapat dibayar dalam rupiah. Kembalikan dana ini.',
  },
  otherCompany: {
    en: 'This money was paid for another company. It cannot be applied to this payment.',
    id: 'Dana ini dibayarkan untuk perusahaan lain. Dana ini tidak dapat dialokasikan ke pembayaran ini.',
  },
  byHand: {
    en: 'This is a manual transfer, confirmed by its proof. Choose a payment by virtual account.',
    id: 'Ini transfer manual yang dikonfirmasi dengan buktinya. Pilih pembayaran melalui virtual account.',
  },
  tooLittle: {
    en: 'The chosen money is {{amount}}, but the payment needs {{wanted}}.',
    id: 'Dana yang dipilih {{amount}}, sedangkan yang harus dibayar {{wanted}}.',
  },
  tooMuch: {
    en: 'You chose more money than the payment needs. Leave out what is not needed.',
    id: 'Dana yang dipilih melebihi kebutuhan pembayaran. Jangan sertakan yang tidak diperlukan.',
  },
  invoicesMoved: {
    en: 'One of the invoices of this payment is already being paid, or no longer needs payment. The money stays unapplied.',
    id: 'Salah satu faktur dari pembayaran ini sedang dibayar atau tidak perlu dibayar lagi. Dananya tetap belum dialokasikan.',
  },
})
