import { defineTexts } from '../kernel/texts'

export const reportWords = defineTexts({
  order: { en: '1 order', id: '1 pesanan' },
  orders: { en: '{{count}} orders', id: '{{count}} pesanan' },
  item: { en: '1 item', id: '1 barang' },
  items: { en: '{{count}} items', id: '{{count}} barang' },
  invoice: { en: '1 invoice', id: '1 faktur' },
  invoices: { en: '{{count}} invoices', id: '{{count}} faktur' },
  request: { en: '1 request', id: '1 permintaan' },
  requests: { en: '{{count}} requests', id: '{{count}} permintaan' },
})
