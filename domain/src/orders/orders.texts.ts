import { defineTexts } from '../kernel/texts'

export const orderReplies = defineTexts({
  /** Spec 2 §8. */
  proofUploaded: {
    en: 'Success upload image proof, Please waiting vendor to confirmation.',
    id: 'Bukti berhasil diunggah, mohon tunggu konfirmasi vendor.',
  },
  itemsAccepted: { en: 'The changes are approved.', id: 'Perubahan disetujui.' },
  itemsRejected: {
    en: 'The changes are rejected; the items are canceled.',
    id: 'Perubahan ditolak; barangnya dibatalkan.',
  },
  canceled: { en: 'The order is canceled.', id: 'Pesanan dibatalkan.' },
  downPaymentConfirmed: {
    en: 'The down payment is confirmed. The order is ready to process.',
    id: 'Uang muka dikonfirmasi. Pesanan siap diproses.',
  },
  downPaymentOwed: {
    en: 'The down payment is confirmed. The order has ended, so return the money to the buyer.',
    id: 'Uang muka dikonfirmasi. Pesanan sudah berakhir, jadi kembalikan dananya kepada pembeli.',
  },
  downPaymentRefused: {
    en: 'The proof is rejected. The buyer has to upload another one.',
    id: 'Bukti ditolak. Pembeli perlu mengunggah bukti lain.',
  },
  downPaymentLapsed: {
    en: 'The proof is rejected. No further payment is needed.',
    id: 'Bukti ditolak. Tidak ada pembayaran lain yang diperlukan.',
  },
  downPaymentRefunded: { en: 'The refund is recorded.', id: 'Pengembalian dana dicatat.' },
  picking: { en: 'The package is being packed.', id: 'Paket sedang dikemas.' },
  ready: { en: 'The package is ready to ship.', id: 'Paket siap dikirim.' },
  shipped: { en: 'The package is on its way.', id: 'Paket dalam pengiriman.' },
  packageCanceled: { en: 'The package is canceled.', id: 'Paket dibatalkan.' },
  packagesCanceled: { en: 'The packages are canceled.', id: 'Paket-paketnya dibatalkan.' },
  shippingSet: { en: 'The shipping cost is saved.', id: 'Biaya pengiriman tersimpan.' },
  itemChanged: {
    en: 'The change is proposed. The buyer decides.',
    id: 'Perubahan diajukan. Pembeli yang memutuskan.',
  },
  itemTakenBack: { en: 'The change is withdrawn.', id: 'Perubahan ditarik.' },
})

/** Spec 2 §2, §8: purchase orders. */
export const orderTexts = defineTexts({
  tabWaitingDp: { en: 'Waiting DP', id: 'Menunggu DP' },
  tabNew: { en: 'Ready to Process', id: 'Siap Diproses' },
  tabPick: { en: 'Pick & Pack', id: 'Ambil & Kemas' },
  tabReadyToShip: { en: 'Ready to Ship', id: 'Siap Dikirim' },
  tabShipped: { en: 'Shipped', id: 'Dikirim' },
  tabDelivered: { en: 'Delivered', id: 'Diterima' },
  tabPaid: { en: 'Paid', id: 'Lunas' },
  tabCancel: { en: 'Canceled', id: 'Dibatalkan' },
  emptyTab: {
    en: 'Data order with status {{label}} not found!',
    id: 'Data pesanan berstatus {{label}} tidak ditemukan!',
  },
  emptyPackages: {
    en: 'This order has no {{status}} package!',
    id: 'Pesanan ini tidak memiliki paket {{status}}!',
  },
  noMore: { en: 'No More Order...', id: 'Tidak ada pesanan lagi...' },

  heading: { en: 'Purchase Orders', id: 'Pesanan Pembelian' },
  tabs: { en: 'Purchase orders by status', id: 'Pesanan pembelian menurut status' },
  emptyHelp: {
    en: 'Orders are created when a purchase request is approved, and appear here as the vendors work on them.',
    id: 'Pesanan dibuat saat permintaan pembelian disetujui, dan muncul di sini seiring vendor memprosesnya.',
  },
  toRequests: { en: 'Open Purchase Requests', id: 'Buka Permintaan Pembelian' },
  loadMore: { en: 'Load more orders', id: 'Muat pesanan lagi' },
  vendor: { en: 'Vendor', id: 'Vendor' },
  buyer: { en: 'Buyer', id: 'Pembeli' },
  request: { en: 'Purchase request', id: 'Permintaan pembelian' },
  grandTotal: { en: 'Grand total', id: 'Total keseluruhan' },
  /** Head of a narrow column. */
  grandTotalShort: { en: 'Grand total', id: 'Total' },
  shipping: { en: 'Shipping cost', id: 'Biaya pengiriman' },
  package: { en: 'Package', id: 'Paket' },
  packageTotal: { en: 'Package total', id: 'Total paket' },
  itemOk: { en: 'OK', id: 'OK' },
  itemWaiting: { en: 'Waiting Approval', id: 'Menunggu Persetujuan' },
  itemApproved: { en: 'Approved', id: 'Disetujui' },
  itemCanceled: { en: 'Canceled', id: 'Dibatalkan' },
  openedOrder: { en: 'The order you opened', id: 'Pesanan yang Anda buka' },
  showAll: { en: 'Show all orders', id: 'Tampilkan semua pesanan' },
  orderMissing: { en: 'Order {{code}} was not found.', id: 'Pesanan {{code}} tidak ditemukan.' },
  moved: { en: '{{code}} is now in {{label}}.', id: '{{code}} sekarang ada di {{label}}.' },
  show: { en: 'Show', id: 'Tampilkan' },
  otherTab: { en: 'This order is in {{label}}.', id: 'Pesanan ini ada di {{label}}.' },
})
