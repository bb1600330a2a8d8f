import { defineTexts } from '../kernel/texts'

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
