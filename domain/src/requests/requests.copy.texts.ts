import { defineTexts } from '../kernel/texts'

/** Copying a rejected request into a new one. */
export const requestCopyTexts = defineTexts({
  copy: { en: 'Copy to New PR', id: 'Salin ke PR Baru' },
  copied: { en: 'Purchase request copied', id: 'Permintaan pembelian disalin' },
  nothingOffered: {
    en: 'None of its items is offered any more.',
    id: 'Tidak satu pun barangnya masih ditawarkan.',
  },
  notCopied: { en: 'Not copied: {{code}}', id: 'Tidak disalin: {{code}}' },
  leftOut: {
    en: 'Not offered any more, so left out: {{names}}.',
    id: 'Tidak ditawarkan lagi, jadi tidak disertakan: {{names}}.',
  },
  more: { en: '{{names}} and {{count}} more', id: '{{names}} dan {{count}} lainnya' },
  departmentLeft: {
    en: 'Without the department {{name}}: you do not belong to it, or it was removed.',
    id: 'Tanpa departemen {{name}}: Anda tidak tergabung di dalamnya, atau sudah dihapus.',
  },
  addressInstead: {
    en: 'Its address was removed, so it goes to {{name}}.',
    id: 'Alamatnya sudah dihapus, jadi dikirim ke {{name}}.',
  },
})
