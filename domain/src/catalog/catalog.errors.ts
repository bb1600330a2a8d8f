import { defineTexts } from '../kernel/texts'

/** Reasons why stock cannot be reserved, per product (`docs/domain.md` §6). */
export const catalogErrors = defineTexts({
  noLongerOffered: {
    en: '{{name}} is no longer offered by its vendor.',
    id: '{{name}} tidak lagi ditawarkan oleh vendornya.',
  },
  stockDoesNotSuffice: {
    en: '{{name}}: Product stock left {{stock}}',
    id: '{{name}}: Sisa stok produk {{stock}}',
  },
})
