import { defineTexts } from '../kernel/texts'

/** Confirmations after changes to users; Spec 1 §8 where specified. */
export const teamUserTexts = defineTexts({
  added: {
    en: 'Success added user team member',
    id: 'Berhasil menambahkan anggota tim',
  },
  invited: { en: 'Invitations sent', id: 'Undangan terkirim' },
  noneInvited: {
    en: 'Nobody was invited: all of them have an account already.',
    id: 'Tidak ada yang diundang: semuanya sudah memiliki akun.',
  },
  updated: {
    en: 'Success updated user team member',
    id: 'Berhasil memperbarui anggota tim',
  },
  deactivated: { en: 'User has been deactivated.', id: 'Pengguna telah dinonaktifkan.' },
  activated: { en: 'User has been activated.', id: 'Pengguna telah diaktifkan.' },
})
