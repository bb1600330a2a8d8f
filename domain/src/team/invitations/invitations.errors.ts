import { defineTexts } from '../../kernel/texts'

/** Reasons why an invitation cannot be sent or its link cannot be used, with the next step. */
export const invitationErrors = defineTexts({
  /** Spec 2 §5, unchanged, as is the error about the channel. */
  emailRequired: { en: 'Email is required!', id: 'Email wajib diisi!' },
  channelRequired: { en: 'Channel is required', id: 'Kanal wajib dipilih' },
  emailInvalid: {
    en: '{{email}} is not an email address. Correct it, or remove it.',
    id: '{{email}} bukan alamat email. Perbaiki atau hapus.',
  },
  nameNotPlain: {
    en: 'A name can’t contain a web address, an email address or line breaks',
    id: 'Nama tidak boleh memuat alamat web, alamat email, atau baris baru',
  },
  bodyNotPlain: {
    en: 'The message can’t contain a web address or an email address: the email already has its own link.',
    id: 'Pesan tidak boleh memuat alamat web atau alamat email: email sudah memuat tautannya sendiri.',
  },
  hasAccount: {
    en: '{{email}} already has an account and needs no invitation.',
    id: '{{email}} sudah memiliki akun dan tidak memerlukan undangan.',
  },
  channelsDiffer: {
    en: 'channel and invite_as differ. Send one of them.',
    id: 'channel dan invite_as berbeda. Kirim salah satunya.',
  },
  limit: {
    en: 'Your company has invited {{most}} addresses within 24 hours, the maximum. Send this one in about {{hours}} h.',
    id: 'Perusahaan Anda telah mengundang {{most}} alamat dalam 24 jam, batas maksimum. Kirim yang ini sekitar {{hours}} jam lagi.',
  },
  invitedAlready: {
    en: 'An email was just sent to {{email}}. Send it again in {{minutes}} min.',
    id: 'Email baru saja dikirim ke {{email}}. Kirim lagi {{minutes}} menit lagi.',
  },
  linkSentAgain: {
    en: '{{email}} has been invited again. Resend the newer invitation.',
    id: '{{email}} sudah diundang lagi. Kirim ulang undangan yang lebih baru.',
  },

  used: {
    en: 'This invitation has already been used. Sign in with the account that was created with it.',
    id: 'Undangan ini sudah dipakai. Masuk dengan akun yang dibuat melaluinya.',
  },
  usedToApply: {
    en: 'This invitation has already been used. Pasok will email you after reviewing your application.',
    id: 'Undangan ini sudah dipakai. Pasok akan mengirim email setelah memeriksa pengajuan Anda.',
  },
  expired: {
    en: 'The invitation from {{inviter}} has expired. Ask {{inviter}} to send it again.',
    id: 'Undangan dari {{inviter}} sudah kedaluwarsa. Minta {{inviter}} mengirimnya lagi.',
  },
  revoked: {
    en: 'The invitation from {{inviter}} was revoked. Contact {{inviter}}.',
    id: 'Undangan dari {{inviter}} telah dibatalkan. Hubungi {{inviter}}.',
  },
  superseded: {
    en: '{{inviter}} has sent you a newer invitation. Open the link in the latest email.',
    id: '{{inviter}} telah mengirim undangan yang lebih baru kepada Anda. Buka tautan di email terbaru.',
  },
  unknown: {
    en: 'This invitation was not found, or ended long ago. Open the link from the email again, or contact the person who invited you.',
    id: 'Undangan ini tidak ditemukan, atau sudah lama berakhir. Buka lagi tautan dari email, atau hubungi pengundang Anda.',
  },
  otherAddress: {
    en: 'The invitation is for {{email}}. Use that address.',
    id: 'Undangan ini untuk {{email}}. Gunakan alamat itu.',
  },
  otherChannel: {
    en: 'This invitation is for another sign-up page. Open the link from the email again.',
    id: 'Undangan ini untuk halaman pendaftaran lain. Buka lagi tautan dari email.',
  },
  alreadyIn: {
    en: '{{email}} already has an account. Sign in with it.',
    id: '{{email}} sudah memiliki akun. Masuk dengan akun itu.',
  },
})

export const invitationReplies = defineTexts({
  sent: { en: 'Invitations sent', id: 'Undangan terkirim' },
  noneSent: {
    en: 'No invitations were sent. The reason is shown for each address.',
    id: 'Tidak ada undangan yang terkirim. Alasannya ada di setiap alamat.',
  },
  resent: {
    en: 'Invitation sent again. The previous link no longer works.',
    id: 'Undangan dikirim lagi. Tautan sebelumnya tidak berlaku lagi.',
  },
  revoked: {
    en: 'Invitation revoked. Its link no longer works.',
    id: 'Undangan dibatalkan. Tautannya tidak berlaku lagi.',
  },
})
