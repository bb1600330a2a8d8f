import { defineTexts } from '../kernel/texts'

/** Confirmations after changes to users; Spec 1 §8 where specified. */
export const teamUserTexts = defineTexts({
  added: {
    en: 'Success added user team member',
    id: 'Berhasil menambahkan anggota tim',
  },
  invited: { en: 'Invitations sent', id: 'Undangan terkirim' },
  noneInvited: {
    en: 'No one was invited: all of them already have an account.',
    id: 'Tidak ada yang diundang: semuanya sudah memiliki akun.',
  },
  updated: {
    en: 'User updated',
    id: 'Berhasil memperbarui anggota tim',
  },
  deactivated: { en: 'User has been deactivated.', id: 'Pengguna telah dinonaktifkan.' },
  activated: { en: 'User has been activated.', id: 'Pengguna telah diaktifkan.' },
})
