import { defineTexts } from '../kernel/texts'

/** Alternatives to a product that is unavailable here; the texts always call them similar. */
export const similarTexts = defineTexts({
  title: { en: 'Similar products', id: 'Produk serupa' },
  help: {
    en: 'From the same category, in stock and delivered to the chosen area.',
    id: 'Dari kategori yang sama, tersedia, dan dikirim ke area yang dipilih.',
  },
  instead: { en: 'Replaces {{name}}', id: 'Pengganti {{name}}' },
  none: {
    en: 'No similar product is in stock and delivered to the chosen area.',
    id: 'Tidak ada produk serupa yang tersedia dan dikirim ke area yang dipilih.',
  },
  notDelivered: {
    en: 'Not delivered to {{city}}, the chosen delivery area.',
    id: 'Tidak dikirim ke {{city}}, area pengiriman yang dipilih.',
  },
})
