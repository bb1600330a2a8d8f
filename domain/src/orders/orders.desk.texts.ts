import { defineTexts } from '../kernel/texts'

/** The vendor desk's orders: the list, its tabs and an order's page. */
export const deskOrderTexts = defineTexts({
  heading: { en: 'Orders', id: 'Pesanan' },
  tabs: { en: 'Orders by status', id: 'Pesanan menurut status' },
  tabAll: { en: 'All', id: 'Semua' },
  waitingCount: { en: '{{count}} orders to process', id: '{{count}} pesanan untuk diproses' },
  empty: { en: 'No orders in {{label}}', id: 'Tidak ada pesanan di {{label}}' },
  emptyAll: { en: 'No orders yet', id: 'Belum ada pesanan' },
  emptyHelp: {
    en: 'An order comes here when a buyer approves a request with your products.',
    id: 'Pesanan masuk ke sini saat pembeli menyetujui permintaan berisi produk Anda.',
  },
  showAll: { en: 'Show all orders', id: 'Tampilkan semua pesanan' },
  nothingFound: { en: 'No order fits this search', id: 'Tidak ada pesanan yang sesuai' },
  nothingFoundHelp: {
    en: 'Change it, clear it, or look in all orders.',
    id: 'Ubah, hapus, atau cari di semua pesanan.',
  },
  clearSearch: { en: 'Clear search', id: 'Hapus pencarian' },

  // What it is searched by.
  byBuyer: { en: 'Buyer', id: 'Pembeli' },
  byOrder: { en: 'Order code', id: 'Kode pesanan' },
  byPackage: { en: 'Package code', id: 'Kode paket' },
  byDate: { en: 'Date range', id: 'Rentang tanggal' },

  columnOrder: { en: 'Order', id: 'Pesanan' },
  columnBuyer: { en: 'Buyer', id: 'Pembeli' },
  columnDate: { en: 'Date', id: 'Tanggal' },
  columnCity: { en: 'Deliver to', id: 'Dikirim ke' },
  columnItems: { en: 'Items', id: 'Barang' },
  columnTotal: { en: 'Total', id: 'Total' },
  columnStatus: { en: 'Status', id: 'Status' },
  columnWaits: { en: 'What waits', id: 'Yang menunggu' },
  packages: { en: '{{count}} packages', id: '{{count}} paket' },
  open: { en: 'Open order', id: 'Buka pesanan' },

  // What waits, for whom.
  waitsProof: { en: 'Proof to check', id: 'Periksa bukti' },
  waitsDownPayment: { en: 'Down payment of the buyer', id: 'Uang muka dari pembeli' },
  waitsRefund: { en: 'Refund due', id: 'Harus dikembalikan' },
  waitsPick: { en: 'To be picked', id: 'Perlu diambil' },
  waitsDecision: { en: 'Buyer decides {{count}} items', id: 'Pembeli memutuskan {{count}} barang' },
  waitsDecisionOne: { en: 'Buyer decides 1 item', id: 'Pembeli memutuskan 1 barang' },
  waitsPack: { en: 'To be packed', id: 'Perlu dikemas' },
  waitsShip: { en: 'To be shipped', id: 'Perlu dikirim' },
  waitsReceipt: { en: 'Receipt of the buyer', id: 'Penerimaan oleh pembeli' },
  waitsNothing: { en: 'Nothing', id: 'Tidak ada' },

  // An order's page.
  order: { en: 'Order', id: 'Pesanan' },
  missing: { en: 'Order not found', id: 'Pesanan tidak ditemukan' },
  missingHelp: {
    en: 'There is no order {{code}} among yours.',
    id: 'Tidak ada pesanan {{code}} di antara pesanan Anda.',
  },
  toList: { en: 'To the orders', id: 'Ke daftar pesanan' },
  details: { en: 'Details', id: 'Rincian' },
  orderedOn: { en: 'Ordered', id: 'Dipesan' },
  orderedBy: { en: 'Ordered by', id: 'Dipesan oleh' },
  department: { en: 'Department', id: 'Departemen' },
  request: { en: 'Purchase request', id: 'Permintaan pembelian' },
  buyer: { en: 'Buyer', id: 'Pembeli' },
  deliverTo: { en: 'Deliver to', id: 'Dikirim ke' },
  totals: { en: 'Totals', id: 'Total' },
  downPayment: { en: 'Down payment', id: 'Uang muka' },
  refundDue: { en: 'To be returned', id: 'Harus dikembalikan' },
  refunded: { en: 'Returned', id: 'Dikembalikan' },

  // Its down payment.
  askedHelp: {
    en: 'The buyer has not sent a proof yet. The packages wait for it.',
    id: 'Pembeli belum mengirim bukti. Paket menunggunya.',
  },
  submittedHelp: {
    en: 'The buyer sent a proof. Look at it, then confirm or refuse it.',
    id: 'Pembeli mengirim bukti. Periksa, lalu konfirmasi atau tolak.',
  },
  submittedOfEndedHelp: {
    en: 'The order has ended. If the money has arrived, confirm the proof: it will then have to be returned. If not, refuse it.',
    id: 'Pesanan sudah berakhir. Jika uangnya sudah masuk, konfirmasi buktinya: uang itu lalu harus dikembalikan. Jika belum, tolak.',
  },
  refusedHelp: {
    en: 'You refused the proof. The buyer sends another one.',
    id: 'Anda menolak bukti. Pembeli mengirim bukti lain.',
  },
  confirmedHelp: {
    en: 'You confirmed the proof.',
    id: 'Anda telah mengonfirmasi bukti.',
  },
  refundDueHelp: {
    en: 'The order ended with this left. Return it to the buyer and record that with a proof.',
    id: 'Pesanan berakhir dengan sisa ini. Kembalikan kepada pembeli dan catat dengan bukti.',
  },
  refundedHelp: {
    en: 'You returned what was left, and the buyer reads the proof.',
    id: 'Anda telah mengembalikan sisanya, dan pembeli dapat membaca buktinya.',
  },
  lapsedHelp: {
    en: 'Nothing is asked for any more; you confirmed no payment.',
    id: 'Tidak ada lagi yang diminta; Anda tidak mengonfirmasi pembayaran apa pun.',
  },
  viewProof: { en: 'View the proof', id: 'Lihat bukti' },
  viewRefund: { en: 'View the proof of the return', id: 'Lihat bukti pengembalian' },
  proofOf: { en: 'Proof of down payment, {{code}}', id: 'Bukti uang muka, {{code}}' },

  // A package.
  package: { en: 'Package {{code}}', id: 'Paket {{code}}' },
  packageTotal: { en: 'Package total', id: 'Total paket' },
  notSet: { en: 'not set yet', id: 'belum ditentukan' },
  shipping: { en: 'Shipping cost', id: 'Biaya pengiriman' },
  courier: { en: 'Courier', id: 'Kurir' },
  trackingNumber: { en: 'Tracking number', id: 'Nomor resi' },
  stillWaiting: {
    en: 'The buyer still decides {{count}} of its items. It can be packed after that.',
    id: 'Pembeli masih memutuskan {{count}} barangnya. Setelah itu paket dapat dikemas.',
  },
  stillWaitingOne: {
    en: 'The buyer still decides one of its items: {{item}}. It can be packed after that.',
    id: 'Pembeli masih memutuskan satu barangnya: {{item}}. Setelah itu paket dapat dikemas.',
  },
  showWaiting: { en: 'Show them', id: 'Tampilkan' },
  itemsOf: { en: 'Items of {{code}}', id: 'Barang paket {{code}}' },
  searchItems: { en: 'Search items of {{code}}', id: 'Cari barang paket {{code}}' },
  onlyWaiting: { en: 'Waiting for the buyer ({{count}})', id: 'Menunggu pembeli ({{count}})' },
  noItems: { en: 'No items', id: 'Tidak ada barang' },

  // Its items.
  columnProduct: { en: 'Product', id: 'Produk' },
  columnOrdered: { en: 'Ordered', id: 'Dipesan' },
  columnStands: { en: 'Stands', id: 'Berlaku' },
  columnProposed: { en: 'Proposed', id: 'Diusulkan' },
  columnReceived: { en: 'Received', id: 'Diterima' },
  columnPrice: { en: 'Price', id: 'Harga' },
  columnSubtotal: { en: 'Subtotal', id: 'Subtotal' },
  was: { en: 'was {{value}}', id: 'semula {{value}}' },
  cantDeliver: { en: "can't be delivered", id: 'tidak dapat dikirim' },
})
