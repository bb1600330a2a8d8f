import { defineTexts } from '../kernel/texts'

export const applicationErrors = defineTexts({
  waitsAlready: {
    en: 'You have already applied. Pasok will reply to {{email}}. You don’t need to do anything.',
    id: 'Anda sudah mengajukan diri. Pasok akan mengabari {{email}} lewat email. Tidak ada yang perlu Anda lakukan.',
  },
  hasAccount: {
    en: '{{email}} already has an account, and can’t have a second one. Decline, and request another email.',
    id: '{{email}} sudah memiliki akun dan tidak dapat memiliki akun kedua. Tolak, dan minta email lain.',
  },
  reasonRequired: {
    en: 'Enter a reason. It is emailed to the applicant.',
    id: 'Isi alasannya. Alasan dikirim lewat email kepada pemohon.',
  },
})

export const applicationReplies = defineTexts({
  applied: {
    en: 'Thank you. Pasok will review your company and notify you by email.',
    id: 'Terima kasih. Pasok akan memeriksa perusahaan Anda dan mengabari lewat email.',
  },
  accepted: {
    en: 'Accepted. The vendor is created, and its owner gets an email with a link to set a password.',
    id: 'Diterima. Vendor dibuat, dan pemiliknya mendapat email berisi tautan untuk mengatur kata sandi.',
  },
  declined: {
    en: 'Declined. The reason is emailed to the applicant.',
    id: 'Ditolak. Alasannya dikirim lewat email kepada pemohon.',
  },
})
