import { defineTexts, type Text } from '../kernel/texts'
import type { LineProblem } from './cart.problems'

/** Reasons why items cannot be saved or ordered (`docs/domain.md` §5). */
export const cartErrors = defineTexts({
  tooManyLines: {
    en: 'You can add up to {{most}} items at a time.',
    id: 'Anda dapat menambahkan maksimal {{most}} barang sekaligus.',
  },
  tooLarge: {
    en: 'The total is above the limit for one order. Reduce the quantities.',
    id: 'Totalnya melebihi batas pemesanan. Kurangi jumlahnya.',
  },
  twice: {
    en: '{{name}} is listed twice. Combine the quantities in one line.',
    id: '{{name}} tercantum dua kali. Gabungkan jumlahnya dalam satu baris.',
  },
  withdrawn: {
    en: '{{name}} is no longer offered. Remove it.',
    id: '{{name}} tidak lagi ditawarkan. Hapus barang ini.',
  },
  notCovered: {
    en: '{{name}} is not delivered to {{city}}. Remove it or choose another delivery area.',
    id: '{{name}} tidak dikirim ke {{city}}. Hapus barang ini atau pilih area pengiriman lain.',
  },
  belowMinimum: {
    en: '{{name}}: Minimum order quantity is {{limit}}',
    id: '{{name}}: Jumlah pesanan minimum adalah {{limit}}',
  },
  aboveStock: {
    en: '{{name}}: Product stock left {{limit}}',
    id: '{{name}}: Sisa stok produk {{limit}}',
  },
  stockBelowMinimum: {
    en: '{{name}}: Product stock left {{limit}}, less than its minimum order.',
    id: '{{name}}: Sisa stok produk {{limit}}, kurang dari pesanan minimumnya.',
  },
  stockEmpty: {
    en: '{{name}}: Product stock is empty, please contact vendor.',
    id: '{{name}}: Stok produk kosong, silakan hubungi vendor.',
  },
})

/** The text for each reason why a line cannot be ordered now. */
export const LINE_PROBLEM_TEXT = {
  withdrawn: cartErrors.withdrawn,
  'not-covered': cartErrors.notCovered,
  'below-minimum': cartErrors.belowMinimum,
  'above-stock': cartErrors.aboveStock,
  'stock-empty': cartErrors.stockEmpty,
  'stock-below-minimum': cartErrors.stockBelowMinimum,
} as const satisfies Record<LineProblem, Text>
