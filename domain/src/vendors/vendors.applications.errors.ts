import { defineTexts } from '../kernel/texts'

export const applicationErrors = defineTexts({
  waitsAlready: {
    en: 'You have asked already: {{email}} hears from Pasok by mail. Nothing more is to be done.',
    id: 'Anda sudah mengajukan: Pasok akan mengabari {{email}} lewat email. Tidak ada lagi yang perlu dilakukan.',
  },
  hasAccount: {
    en: '{{email}} has got an account meanwhile, and can’t have a second one. Decline, and ask for another email.',
    id: '{{email}} sudah memiliki akun dan tidak dapat memiliki akun kedua. Tolak, dan minta email lain.',
  },
  reasonRequired: {
    en: 'Say why: it is mailed to who asked.',
    id: 'Tulis alasannya: alasan dikirim kepada yang mengajukan.',
  },
})

export const applicationReplies = defineTexts({
  applied: {
    en: 'Thank you. Pasok reviews your company and tells you by mail.',
    id: 'Terima kasih. Pasok memeriksa perusahaan Anda dan mengabari lewat email.',
  },
  accepted: {
    en: 'Accepted: the vendor is made, and its owner is mailed a link to set a password.',
    id: 'Diterima: vendor dibuat, dan pemiliknya dikirimi tautan untuk mengatur kata sandi.',
  },
  declined: {
    en: 'Declined. Who asked is told why by mail.',
    id: 'Ditolak. Alasannya dikirim lewat email kepada yang mengajukan.',
  },
})
