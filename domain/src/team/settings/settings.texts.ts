import { defineTexts } from '../../kernel/texts'

/** Reasons why a company's settings cannot be saved, and confirmations. */
export const settingsErrors = defineTexts({
  nobodyElse: {
    en: 'No one else can approve requests yet. Give someone a role that can, then turn this on.',
    id: 'Belum ada orang lain yang dapat menyetujui permintaan. Beri seseorang peran yang dapat menyetujui, lalu aktifkan ini.',
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
    id: 'Pengaturan perusahaan gagal disimpan',
  },
  timeZone: { en: 'Time zone', id: 'Zona waktu' },
  timeZoneHelp: {
    en: 'Applies to days, due dates and reports from now on. Existing due dates do not change.',
    id: 'Mulai sekarang berlaku untuk hari, jatuh tempo, dan laporan. Jatuh tempo yang sudah ada tidak berubah.',
  },
  noZone: { en: 'No time zone with this name', id: 'Tidak ada zona waktu dengan nama ini' },
  language: { en: 'Language', id: 'Bahasa' },
  languageHelp: {
    en: 'For purchase orders that you email, invitations, and emails to new users. Each user chooses their own display language.',
    id: 'Untuk pesanan pembelian yang Anda kirim lewat email, undangan, dan email ke pengguna baru. Setiap pengguna memilih bahasa tampilannya sendiri.',
  },
  ownerNeedsApproval: {
    en: 'Owner’s requests need another approver',
    id: 'Permintaan Pemilik harus disetujui pengguna lain',
  },
  ownerNeedsApprovalHelp: {
    en: 'The owner then can’t decide on requests that they created, edited or submitted. This applies while another active user can approve.',
    id: 'Pemilik tidak dapat memutuskan permintaan yang dibuat, diubah, atau diajukannya sendiri. Berlaku selama ada pengguna aktif lain yang dapat menyetujui.',
  },
  approvers: { en: 'Can approve: {{names}}.', id: 'Dapat menyetujui: {{names}}.' },
  approversMore: {
    en: 'Can approve: {{names}} and {{count}} more.',
    id: 'Dapat menyetujui: {{names}} dan {{count}} lainnya.',
  },
  nobodyElse: {
    en: 'No one else can approve requests yet.',
    id: 'Belum ada orang lain yang dapat menyetujui permintaan.',
  },
  nobodyNow: {
    en: 'No one else can approve at the moment. Until someone can, the owner decides.',
    id: 'Saat ini tidak ada orang lain yang dapat menyetujui. Sampai ada, pemilik yang memutuskan.',
  },
  toUsers: { en: 'Give someone a role that can', id: 'Beri peran yang dapat menyetujui' },
  yes: { en: 'Yes', id: 'Ya' },
  no: { en: 'No', id: 'Tidak' },
})
