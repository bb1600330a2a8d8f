import { defineTexts } from '../kernel/texts'

/** Reasons why a company's settings cannot be saved, and confirmations. */
export const settingsErrors = defineTexts({
  nobodyElse: {
    en: 'Nobody else may approve requests yet. Give somebody a role that may, then turn this on.',
    id: 'Belum ada orang lain yang boleh menyetujui permintaan. Beri seseorang peran yang boleh, lalu aktifkan ini.',
  },
})

export const settingsReplies = defineTexts({
  saved: { en: 'Company settings saved', id: 'Pengaturan perusahaan disimpan' },
})

/** `/dashboard/setting`, next to Setting Platform. */
export const settingsTexts = defineTexts({
  page: { en: 'Setting', id: 'Pengaturan' },
  heading: { en: 'Company settings', id: 'Pengaturan perusahaan' },
  save: { en: 'Save Change', id: 'Simpan Perubahan' },
  notSaved: {
    en: 'The company settings were not saved',
    id: 'Pengaturan perusahaan tidak tersimpan',
  },
  timeZone: { en: 'Time zone', id: 'Zona waktu' },
  timeZoneHelp: {
    en: 'Days, due dates and reports follow it from now on; due dates that were set stay.',
    id: 'Mulai sekarang hari, jatuh tempo, dan laporan mengikutinya; jatuh tempo yang sudah ada tetap.',
  },
  noZone: { en: 'No such time zone', id: 'Zona waktu tidak ada' },
  language: { en: 'Language', id: 'Bahasa' },
  languageHelp: {
    en: 'For purchase orders that you mail, invitations, and mails to new users. What each person reads here they choose for themselves.',
    id: 'Untuk pesanan pembelian yang Anda kirim, undangan, dan email ke pengguna baru. Bahasa tampilan dipilih masing-masing orang.',
  },
  ownerNeedsApproval: {
    en: 'Somebody else approves the Owner’s requests',
    id: 'Permintaan Pemilik disetujui orang lain',
  },
  ownerNeedsApprovalHelp: {
    en: 'The Owner then can’t decide requests that they created, edited or submitted. It counts while another active user may approve.',
    id: 'Pemilik tidak dapat memutuskan permintaan yang dibuat, diubah, atau diajukannya sendiri. Berlaku selama ada pengguna aktif lain yang boleh menyetujui.',
  },
  approvers: { en: 'May approve: {{names}}.', id: 'Yang boleh menyetujui: {{names}}.' },
  approversMore: {
    en: 'May approve: {{names}} and {{count}} more.',
    id: 'Yang boleh menyetujui: {{names}} dan {{count}} lainnya.',
  },
  nobodyElse: {
    en: 'Nobody else may approve requests yet.',
    id: 'Belum ada orang lain yang boleh menyetujui permintaan.',
  },
  nobodyNow: {
    en: 'Nobody else may approve at the moment: until somebody may, the Owner decides.',
    id: 'Saat ini tidak ada orang lain yang boleh menyetujui: sampai ada, Pemilik yang memutuskan.',
  },
  toUsers: { en: 'Give somebody a role that may', id: 'Beri seseorang peran yang boleh' },
  yes: { en: 'Yes', id: 'Ya' },
  no: { en: 'No', id: 'Tidak' },
})
