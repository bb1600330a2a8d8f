import { defineTexts } from '../kernel/texts'

/** Why a user can't be changed, or a super admin not be saved. */
export const teamErrors = defineTexts({
  owner: {
    en: 'The owner of the company can not be deactivated.',
    id: 'Pemilik perusahaan tidak dapat dinonaktifkan.',
  },
  oneself: {
    en: 'You can not deactivate yourself. Ask another manager of your team.',
    id: 'Anda tidak dapat menonaktifkan diri sendiri. Minta pengelola tim yang lain.',
  },
  emailTaken: {
    en: '{{email}} has an account already. Use another e-mail.',
    id: '{{email}} sudah memiliki akun. Gunakan email lain.',
  },
})
