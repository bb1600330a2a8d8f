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

/** Confirmations after changes to departments; Spec 1 §8 where specified. */
export const departmentTexts = defineTexts({
  added: { en: 'Success added department', id: 'Berhasil menambahkan departemen' },
  updated: { en: 'Department updated', id: 'Berhasil memperbarui departemen' },
  removed: { en: 'Department deleted', id: 'Berhasil menghapus departemen' },
})

/** Spec 1 §2, §6: the department of a document. */
export const teamTexts = defineTexts({
  department: { en: 'Department', id: 'Departemen' },
  departmentHelp: {
    en: 'Optional. Only departments that you belong to.',
    id: 'Opsional. Hanya departemen tempat Anda bergabung.',
  },
  departmentNone: { en: 'No department', id: 'Tanpa departemen' },
  departmentOther: { en: 'Another department', id: 'Departemen lain' },
  departmentFailed: {
    en: 'The departments could not be loaded. Open the list to try again.',
    id: 'Departemen tidak dapat dimuat. Buka daftar untuk mencoba lagi.',
  },
  departmentNobody: {
    en: 'You do not belong to any department, so the request has none.',
    id: 'Anda tidak tergabung dalam departemen mana pun. Permintaan dibuat tanpa departemen.',
  },
})
