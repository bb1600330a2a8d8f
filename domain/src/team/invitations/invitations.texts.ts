import { defineTexts } from '../../kernel/texts'
import { INVITATION_DAYS, MAX_INVITATIONS_A_DAY, MAX_INVITED } from '../team.constants'

/** Spec 2 §2, `/dashboard/invitation`. */
export const invitationTexts = defineTexts({
  heading: { en: 'Invitation', id: 'Undangan' },
  headingText: {
    en: 'Invite companies to buy or to sell on Pasok. Each gets an email with its own link.',
    id: 'Undang perusahaan untuk membeli atau berjualan di Pasok. Masing-masing mendapat email dengan tautannya sendiri.',
  },
  form: { en: 'New invitations', id: 'Undangan baru' },
  email: { en: 'Email', id: 'Email' },
  emailPlaceholder: { en: 'name@company.com', id: 'nama@perusahaan.com' },
  emailHelp: {
    en: `Enter, comma or semicolon after each; paste up to ${MAX_INVITED} at once. With the company’s name: PT Maju <name@company.com>`,
    id: `Enter, koma, atau titik koma setelah setiap alamat; tempel hingga ${MAX_INVITED} sekaligus. Dengan nama perusahaan: PT Maju <nama@perusahaan.com>`,
  },
  addNames: { en: 'Add company names', id: 'Tambahkan nama perusahaan' },
  hideNames: { en: 'Hide company names', id: 'Sembunyikan nama perusahaan' },
  companyOf: { en: 'Company of {{email}}', id: 'Perusahaan {{email}}' },
  companyPlaceholder: { en: 'PT Maju', id: 'PT Maju' },
  removeEmail: { en: 'Remove {{email}}', id: 'Hapus {{email}}' },
  mend: { en: 'Correct', id: 'Perbaiki' },
  mendEmail: { en: 'Correct {{email}}', id: 'Perbaiki {{email}}' },
  tooMany: {
    en: `You can invite at most ${MAX_INVITED} addresses at a time. Remove {{over}}.`,
    id: `Anda dapat mengundang maksimal ${MAX_INVITED} alamat sekaligus. Hapus {{over}}.`,
  },
  limit: {
    en: `No invitation was sent to {{email}}, because your company has invited ${MAX_INVITATIONS_A_DAY} addresses within 24 hours. You can send it from {{again}}.`,
    id: `Undangan ke {{email}} belum dikirim karena perusahaan Anda sudah mengundang ${MAX_INVITATIONS_A_DAY} alamat dalam 24 jam. Anda dapat mengirimnya mulai {{again}}.`,
  },
  invitedAlready: {
    en: '{{email}} was invited a moment ago. The invitation can be sent again from {{again}}.',
    id: '{{email}} baru saja diundang. Undangan dapat dikirim lagi mulai {{again}}.',
  },
  channel: { en: 'Channel', id: 'Kanal' },
  chooseChannel: { en: 'Buyer or Vendor', id: 'Pembeli atau Vendor' },
  BUYER: { en: 'Buyer', id: 'Pembeli' },
  VENDOR: { en: 'Vendor', id: 'Vendor' },
  helpBUYER: {
    en: 'Registers its own company in order to buy.',
    id: 'Mendaftarkan perusahaannya sendiri untuk membeli.',
  },
  helpVENDOR: {
    en: 'Applies to sell. Pasok has to accept it first.',
    id: 'Mengajukan diri untuk berjualan. Pasok harus menerimanya terlebih dahulu.',
  },
  words: { en: 'Message', id: 'Pesan' },
  wordsHelp: { en: 'Added to the email. Optional.', id: 'Ditambahkan ke email. Opsional.' },
  send: { en: 'Send Invitation', id: 'Kirim Undangan' },
  failed: { en: 'The invitations were not sent', id: 'Undangan gagal dikirim' },
  oneSent: { en: '1 invitation sent', id: '1 undangan terkirim' },
  manySent: { en: '{{count}} invitations sent', id: '{{count}} undangan terkirim' },

  list: { en: 'Sent invitations', id: 'Undangan terkirim' },
  search: { en: 'Search email or company', id: 'Cari email atau perusahaan' },
  anyState: { en: 'Any status', id: 'Semua status' },
  anyChannel: { en: 'Any channel', id: 'Semua kanal' },
  company: { en: 'Company', id: 'Perusahaan' },
  state: { en: 'Status', id: 'Status' },
  sent: { en: 'Last sent', id: 'Terakhir dikirim' },
  by: { en: 'By', id: 'Oleh' },
  again: { en: '{{count}} times', id: '{{count}} kali' },
  until: { en: 'Works until {{date}}', id: 'Berlaku hingga {{date}}' },
  ended: { en: 'Ended {{date}}', id: 'Berakhir {{date}}' },
  joined: { en: 'Has joined', id: 'Telah bergabung' },
  waiting: { en: 'Pasok is reviewing it', id: 'Sedang diperiksa Pasok' },
  declined: { en: 'Pasok declined it', id: 'Ditolak Pasok' },
  resend: { en: 'Send again', id: 'Kirim lagi' },
  revoke: { en: 'Revoke', id: 'Batalkan' },
  sureRevoke: {
    en: 'Revoke the invitation to {{email}}?',
    id: 'Batalkan undangan untuk {{email}}?',
  },
  sureRevokeText: {
    en: 'The link in the email will no longer work. You can send the invitation again.',
    id: 'Tautan di email tidak akan berlaku lagi. Anda dapat mengirim undangan lagi.',
  },
  failedResend: {
    en: 'The invitation was not sent again',
    id: 'Undangan gagal dikirim lagi',
  },
  failedRevoke: { en: 'The invitation was not revoked', id: 'Undangan gagal dibatalkan' },
  none: { en: 'No invitations yet', id: 'Belum ada undangan' },
  noneHelp: {
    en: `A link can be used once and is valid for ${INVITATION_DAYS} days.`,
    id: `Tautan dapat dipakai satu kali dan berlaku ${INVITATION_DAYS} hari.`,
  },
  noneSo: { en: 'No invitations match', id: 'Tidak ada undangan yang cocok' },
  showAll: { en: 'Show all', id: 'Tampilkan semua' },
})

export const invitedTexts = defineTexts({
  checking: { en: 'Checking your invitation', id: 'Memeriksa undangan Anda' },
  refused: { en: 'This invitation can’t be used', id: 'Undangan ini tidak dapat digunakan' },
  retry: { en: 'Try again', id: 'Coba lagi' },
  title: { en: 'Invitation', id: 'Undangan' },
  without: { en: 'Register without it', id: 'Daftar tanpa undangan' },
  toSignIn: { en: 'Sign in', id: 'Masuk' },
  invites: {
    en: '{{inviter}} invites you to Pasok.',
    id: '{{inviter}} mengundang Anda ke Pasok.',
  },
  joined: {
    en: 'Your email {{email}} is verified by the invitation. Sign in and tell us about your company.',
    id: 'Email {{email}} sudah terverifikasi melalui undangan. Masuk dan lengkapi data perusahaan Anda.',
  },
})
