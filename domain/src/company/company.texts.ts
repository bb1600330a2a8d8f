import { defineTexts } from '../kernel/texts'

/** Spec 1 §2, Purchase requests; Spec 2 §2, Product search: the delivery area. */
export const companyTexts = defineTexts({
  deliveryArea: { en: 'Delivery Area', id: 'Area Pengiriman' },
  deliveryAreaNone: {
    en: 'No delivery area: your company has no address yet',
    id: 'Tidak ada area pengiriman: perusahaan Anda belum memiliki alamat',
  },
  deliveryAreaFailed: {
    en: 'The delivery areas could not be loaded.',
    id: 'Area pengiriman tidak dapat dimuat.',
  },
  retry: { en: 'Try again', id: 'Coba lagi' },
})
