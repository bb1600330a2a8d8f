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
    en: 'One of these invoices is being paid already, or is not to be paid any more.',
    id: 'Salah satu faktur ini sedang dibayar atau tidak perlu dibayar lagi.',
  },
  tooMany: {
    en: `No more than ${MAX_MERGED} invoices are paid together. Leave some out.`,
    id: `Paling banyak ${MAX_MERGED} faktur dibayar bersama. Kurangi pilihannya.`,
  },
  otherAmount: {
    en: 'These invoices come to {{amount}} by now. Check them and pay again.',
    id: 'Jumlah faktur ini sekarang {{amount}}. Periksa lalu bayar kembali.',
  },
  otherWay: {
    en: 'These invoices are paid in another way. Load them again.',
    id: 'Faktur ini dibayar dengan cara lain. Muat ulang.',
  },
  onlyByHand: {
    en: 'These invoices are paid to the vendor, by a transfer. Choose Manual Bank Transfer.',
    id: 'Faktur ini dibayar langsung kepada vendor melalui transfer. Pilih Manual Bank Transfer.',
  },
  bankUnknown: { en: 'Choose a bank of the list.', id: 'Pilih bank dari daftar.' },
  accountUnknown: {
    en: 'The vendor has no such account. Choose one of its accounts.',
    id: 'Vendor tidak memiliki rekening tersebut. Pilih salah satu rekeningnya.',
  },
  noPage: {
    en: 'There is no page for transfers at the moment. Choose another way to pay.',
    id: 'Saat ini tidak ada halaman transfer. Pilih cara pembayaran lain.',
  },
  refused: {
    en: 'The bank did not make an account for this payment: {{reason}} Choose another bank, or a transfer.',
    id: 'Bank tidak membuat rekening untuk pembayaran ini: {{reason}} Pilih bank lain, atau transfer.',
  },
  notByHand: {
    en: 'A payment by virtual account needs no proof: its bank tells us once it is paid.',
    id: 'Pembayaran melalui virtual account tidak memerlukan bukti: bank memberi tahu kami setelah dibayar.',
  },
  notGivenUp: {
    en: 'A virtual account ends by itself. Only a transfer can be given up.',
    id: 'Virtual account berakhir dengan sendirinya. Hanya transfer yang dapat dibatalkan.',
  },
})

export const moneyErrors = defineTexts({
  unknown: {
    en: 'This money is not among what was kept any more. Load the list again.',
    id: 'Dana ini tidak lagi termasuk yang disimpan. Muat ulang daftarnya.',
  },
  otherCurrency: {
    en: 'Only rupiah pay an invoice. Return this money.',
    id: 'Faktur hanya dibayar dengan rupiah. Kembalikan dana ini.',
  },
  otherCompany: {
    en: 'This money was paid for another company. It cannot pay this payment.',
    id: 'Dana ini dibayar untuk perusahaan lain. Tidak dapat dipakai untuk pembayaran ini.',
  },
  byHand: {
    en: 'This is a transfer by hand: its proof pays it. Choose a payment by virtual account.',
    id: 'Ini transfer manual: dibayar dengan buktinya. Pilih pembayaran melalui virtual account.',
  },
  tooLittle: {
    en: 'It comes to {{amount}}, but {{wanted}} are to be paid.',
    id: 'Jumlahnya {{amount}}, sedangkan yang harus dibayar {{wanted}}.',
  },
  tooMuch: {
    en: 'Less than this is enough. Leave out what is not needed.',
    id: 'Sebagian sudah cukup. Jangan pilih yang tidak diperlukan.',
  },
  invoicesMoved: {
    en: 'One of the invoices of this payment is being paid already, or is not to be paid any more. The money stays kept.',
    id: 'Salah satu faktur dari pembayaran ini sedang dibayar atau tidak perlu dibayar lagi. Dananya tetap disimpan.',
  },
})
