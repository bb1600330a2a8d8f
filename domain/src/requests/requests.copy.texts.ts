import { defineTexts } from '../kernel/texts'

/** Copying a rejected request into a new one. */
export const requestCopyTexts = defineTexts({
  copy: { en: 'Copy to new PR', id: 'Salin ke PR baru' },
  copied: { en: 'Purchase request copied', id: 'Permintaan pembelian disalin' },
  nothingOffered: {
    en: 'None of its items are still offered.',
    id: 'Tidak satu pun barangnya masih ditawarkan.',
  },
  notCopied: { en: 'Not copied: {{code}}', id: 'Gagal disalin: {{code}}' },
  leftOut: {
    en: 'No longer offered, so left out: {{names}}.',
    id: 'Tidak ditawarkan lagi, jadi tidak disertakan: {{names}}.',
  },
  more: { en: '{{names}} and {{count}} more', id: '{{names}} dan {{count}} lainnya' },
  departmentLeft: {
    en: 'Copied without the department {{name}}: you do not belong to it, or it was removed.',
    id: 'Disalin tanpa departemen {{name}}: Anda tidak tergabung di dalamnya, atau departemen itu sudah dihapus.',
  },
  addressInstead: {
    en: 'The delivery address was removed, so the request goes to {{name}}.',
    id: 'Alamat pengirimannya sudah dihapus, jadi dikirim ke {{name}}.',
  },
})
