import { defineTexts } from '../../kernel/texts'

/** Documents that a vendor prints: the pick list and the delivery note. */
export const portalPaperTexts = defineTexts({
  pickList: { en: 'Pick list', id: 'Daftar pengambilan' },
  deliveryNote: { en: 'Delivery note', id: 'Surat jalan' },
  print: { en: 'Print', id: 'Cetak' },
  back: { en: 'Back to the order', id: 'Kembali ke pesanan' },
  order: { en: 'Order', id: 'Pesanan' },
  package: { en: 'Package', id: 'Paket' },
  date: { en: 'Date', id: 'Tanggal' },
  from: { en: 'From', id: 'Dari' },
  buyer: { en: 'Buyer', id: 'Pembeli' },
  shipTo: { en: 'Deliver to', id: 'Dikirim ke' },
  courier: { en: 'Courier', id: 'Kurir' },
  trackingNumber: { en: 'Tracking number', id: 'Nomor resi' },
  department: { en: 'Department', id: 'Departemen' },
  number: { en: 'No', id: 'No' },
  product: { en: 'Product', id: 'Produk' },
  sku: { en: 'SKU', id: 'SKU' },
  storage: { en: 'Storage', id: 'Penyimpanan' },
  quantity: { en: 'Quantity', id: 'Jumlah' },
  picked: { en: 'Picked', id: 'Diambil' },
  receivedQuantity: { en: 'Received', id: 'Diterima' },
  note: { en: 'Note', id: 'Catatan' },
  waits: {
    en: '{{quantity}} awaiting the buyer’s decision',
    id: '{{quantity}} menunggu keputusan pembeli',
  },
  itemsCount: { en: '{{count}} lines', id: '{{count}} baris' },
  sent: { en: 'Sent by', id: 'Dikirim oleh' },
  carried: { en: 'Transported by', id: 'Dibawa oleh' },
  received: { en: 'Received by', id: 'Diterima oleh' },
  nameAndDate: { en: 'Name, date, signature', id: 'Nama, tanggal, tanda tangan' },
  nothing: { en: 'Nothing to print', id: 'Tidak ada yang dicetak' },
  nothingHelp: {
    en: 'This order does not have this package, or the package was canceled.',
    id: 'Pesanan ini tidak memiliki paket tersebut, atau paketnya dibatalkan.',
  },
})

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
