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
    en: 'Enter the received quantity of {{name}}, 0 if nothing was received.',
    id: 'Isi jumlah {{name}} yang diterima, 0 jika tidak ada.',
  },
  twice: {
    en: '{{name}} is entered twice. Remove one of the entries.',
    id: '{{name}} diisi dua kali. Hapus salah satunya.',
  },
  canceled: {
    en: '{{name}} was canceled and cannot be received.',
    id: '{{name}} sudah dibatalkan dan tidak dapat diterima.',
  },
  notOfPackage: {
    en: 'This item does not belong to the package.',
    id: 'Barang ini bukan bagian dari paket.',
  },
  otherPackage: {
    en: 'The reference belongs to another package. Check the reference.',
    id: 'Referensi ini milik paket lain. Periksa referensinya.',
  },
  inFuture: {
    en: 'The date of receipt cannot be in the future.',
    id: 'Tanggal penerimaan tidak boleh di masa depan.',
  },
  beforeOrder: {
    en: 'The date of receipt cannot be before the date of the order.',
    id: 'Tanggal penerimaan tidak boleh sebelum tanggal pesanan.',
  },
})
