import { defineTexts } from '../kernel/texts'

export const shortageTexts = defineTexts({
  label: { en: 'Reason', id: 'Alasan' },
  labelOf: { en: 'Reason for the shortage of {{name}}', id: 'Alasan kekurangan {{name}}' },
  none: { en: 'No reason given', id: 'Tanpa alasan' },
  'not-delivered': { en: 'Not delivered', id: 'Tidak dikirim' },
  damaged: { en: 'Damaged', id: 'Rusak' },
  'wrong-item': { en: 'Wrong item', id: 'Salah barang' },
  refused: { en: 'Refused', id: 'Ditolak' },
  other: { en: 'Other, see note', id: 'Lainnya, lihat catatan' },
})
