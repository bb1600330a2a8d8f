import { defineTexts } from '../kernel/texts'

export const receiptErrors = defineTexts({
  /** Spec 2 §5. */
  aboveQuantity: {
    en: 'Value received cannot be greater than quantity!',
    id: 'Jumlah diterima tidak boleh lebih besar dari jumlah pesanan!',
  },
  belowZero: {
    en: 'Value received cannot be less than 0.',
    id: 'Jumlah diterima tidak boleh kurang dari 0.',
  },
  missing: {
    en: 'Enter how much of {{name}} was received: 0 for nothing.',
    id: 'Isi berapa banyak {{name}} yang diterima: 0 jika tidak ada.',
  },
  twice: {
    en: '{{name}} was entered twice: once is enough.',
    id: '{{name}} diisi dua kali: cukup sekali.',
  },
  canceled: {
    en: '{{name}} was canceled, so there is nothing to receive of it.',
    id: '{{name}} sudah dibatalkan, jadi tidak ada yang diterima.',
  },
  notOfPackage: {
    en: 'This item does not belong to the package.',
    id: 'Barang ini bukan bagian dari paket.',
  },
  otherPackage: {
    en: 'The reference names another package than the one that is received.',
    id: 'Referensi menyebut paket lain, bukan yang diterima.',
  },
  inFuture: {
    en: 'The goods cannot have been received later than now.',
    id: 'Barang tidak mungkin diterima setelah saat ini.',
  },
  beforeOrder: {
    en: 'The goods cannot have been received before they were ordered.',
    id: 'Barang tidak mungkin diterima sebelum dipesan.',
  },
})
