import { defineTexts } from '../kernel/texts'

/** The printed order: PDF file, print view and mail (Spec 2 §2, §5, §8). */
export const orderPaperTexts = defineTexts({
  kind: { en: 'PURCHASE ORDER', id: 'PESANAN PEMBELIAN' },
  dueDate: { en: 'Due date', id: 'Jatuh tempo' },
  vendor: { en: 'Vendor', id: 'Vendor' },
  buyer: { en: 'Buyer', id: 'Pembeli' },
  shipTo: { en: 'Ship to', id: 'Kirim ke' },
  packageTotal: { en: 'Package total', id: 'Total paket' },
  shipping: { en: 'Shipping cost', id: 'Biaya pengiriman' },
  grandTotal: { en: 'Grand total', id: 'Total keseluruhan' },
  remaining: { en: 'After down payment', id: 'Setelah uang muka' },

  print: { en: 'Print Order', id: 'Cetak Pesanan' },
  pdf: { en: 'Download PDF', id: 'Unduh PDF' },
  send: { en: 'Send email', id: 'Kirim email' },
  sendTitle: { en: 'Send {{code}} by email', id: 'Kirim {{code}} lewat email' },
  sendHelp: {
    en: 'Each recipient gets a link to the PDF. It works without signing in for 30 days.',
    id: 'Setiap penerima mendapat tautan ke PDF yang dapat dibuka tanpa masuk selama 30 hari.',
  },
  recipients: { en: 'Recipients', id: 'Penerima' },
  recipientsHelp: {
    en: 'Type an address and press Enter, or choose one.',
    id: 'Ketik alamat lalu tekan Enter, atau pilih.',
  },
  offers: { en: 'Suggested recipients', id: 'Saran penerima' },
  sendNow: { en: 'Send', id: 'Kirim' },
  emailWrong: { en: 'Email incomplate or invalid', id: 'Email tidak lengkap atau tidak valid' },
  tooMany: { en: 'At most {{most}} recipients', id: 'Maksimal {{most}} penerima' },
  nobody: { en: 'Enter at least one email', id: 'Isi minimal satu email' },
  sent: { en: 'Success send Email', id: 'Email berhasil dikirim' },
  notSent: { en: 'Error send Email', id: 'Email gagal dikirim' },
})
