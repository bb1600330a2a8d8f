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
})
