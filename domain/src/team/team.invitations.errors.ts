import { defineTexts } from '../kernel/texts'

/** Reasons why an invitation cannot be sent or its link cannot be used, with the next step. */
export const invitationErrors = defineTexts({
  /** Spec 2 §5, unchanged, as is the error about the channel. */
  emailRequired: { en: 'Email is required!', id: 'Email wajib diisi!' },
  channelRequired: { en: 'Channel is required', id: 'Kanal wajib dipilih' },
  emailInvalid: {
    en: '{{email}} is no email address. Correct it, or remove it.',
    id: '{{email}} bukan alamat email. Perbaiki atau hapus.',
  },
  nameNotPlain: {
    en: 'A name can’t have a web address, an email address or line breaks in it',
    id: 'Nama tidak boleh memuat alamat web, alamat email, atau baris baru',
  },
  bodyNotPlain: {
    en: 'The message can’t have a web address or an email address in it: the mail has a link of its own.',
    id: 'Pesan tidak boleh memuat alamat web atau alamat email: email sudah memuat tautannya sendiri.',
  },
  hasAccount: {
    en: '{{email}} has an account already and needs no invitation.',
    id: '{{email}} sudah memiliki akun dan tidak memerlukan undangan.',
  },
  channelsDiffer: {
    en: 'channel and invite_as say different things. Send one of them.',
    id: 'channel dan invite_as berbeda. Kirim salah satunya.',
  },
  limit: {
    en: 'Your company has invited {{most}} addresses within 24 hours, the most there may be. Send this one in about {{hours}} h.',
    id: 'Perusahaan Anda telah mengundang {{most}} alamat dalam 24 jam, batas tertinggi. Kirim yang ini sekitar {{hours}} jam lagi.',
  },
  invitedAlready: {
    en: '{{email}} was mailed just now. Send it again in {{minutes}} min.',
    id: '{{email}} baru saja dikirimi email. Kirim lagi {{minutes}} menit lagi.',
  },
  sentAnew: {
    en: '{{email}} was invited anew meanwhile. Resend the newer invitation.',
    id: '{{email}} sudah diundang lagi. Kirim ulang undangan yang lebih baru.',
  },

  used: {
    en: 'This invitation was used already. Sign in with the account that was made by it.',
    id: 'Undangan ini sudah dipakai. Masuk dengan akun yang dibuat melaluinya.',
  },
  usedToApply: {
    en: 'This invitation was used already. You hear by mail as soon as Pasok has looked at what you sent.',
    id: 'Undangan ini sudah dipakai. Anda diberi tahu lewat email setelah Pasok memeriksa data Anda.',
  },
  expired: {
    en: 'The invitation by {{inviter}} has expired. Ask {{inviter}} to send it again.',
    id: 'Undangan dari {{inviter}} sudah kedaluwarsa. Minta {{inviter}} mengirimnya lagi.',
  },
  revoked: {
    en: 'The invitation by {{inviter}} was taken back. Ask {{inviter}} about it.',
    id: 'Undangan dari {{inviter}} telah dibatalkan. Tanyakan kepada {{inviter}}.',
  },
  superseded: {
    en: 'A newer invitation by {{inviter}} was mailed to you. Open the link in the newest mail.',
    id: 'Undangan yang lebih baru dari {{inviter}} telah dikirim kepada Anda. Buka tautan di email terbaru.',
  },
  unknown: {
    en: 'This invitation is not known, or long over. Open the link from the mail again, or ask who invited you.',
    id: 'Undangan ini tidak dikenal, atau sudah lama berakhir. Buka lagi tautan dari email, atau tanyakan kepada pengundang.',
  },
  otherAddress: {
    en: 'The invitation is for {{email}}. Use that address.',
    id: 'Undangan ini untuk {{email}}. Gunakan alamat itu.',
  },
  otherChannel: {
    en: 'This invitation is for the other sign-up. Open the link from the mail again.',
    id: 'Undangan ini untuk pendaftaran yang lain. Buka lagi tautan dari email.',
  },
  alreadyIn: {
    en: '{{email}} has an account already. Sign in with it.',
    id: '{{email}} sudah memiliki akun. Masuk dengan akun itu.',
  },
})

export const invitationReplies = defineTexts({
  sent: { en: 'Invitations sent', id: 'Undangan terkirim' },
  noneSent: {
    en: 'Nothing was sent. Each address says why.',
    id: 'Tidak ada yang terkirim. Alasannya ada di setiap alamat.',
  },
  resent: {
    en: 'Invitation sent again. The link before it opens nothing any more.',
    id: 'Undangan dikirim lagi. Tautan sebelumnya tidak berlaku lagi.',
  },
  revoked: {
    en: 'Invitation taken back. Its link opens nothing any more.',
    id: 'Undangan dibatalkan. Tautannya tidak berlaku lagi.',
  },
})
