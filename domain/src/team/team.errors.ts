import { defineTexts } from '../kernel/texts'

/** Reasons why a user, a department or a super admin cannot be saved. */
export const teamErrors = defineTexts({
  owner: {
    en: 'The owner of the company cannot be deactivated.',
    id: 'Pemilik perusahaan tidak dapat dinonaktifkan.',
  },
  oneself: {
    en: 'You cannot deactivate yourself. Ask another manager of your team.',
    id: 'Anda tidak dapat menonaktifkan diri sendiri. Minta pengelola tim yang lain.',
  },
  emailTaken: {
    en: '{{email}} already has an account. Use another email.',
    id: '{{email}} sudah memiliki akun. Gunakan email lain.',
  },
  emailRepeated: {
    en: '{{email}} is in the list twice. Remove one of the lines.',
    id: '{{email}} ada dua kali dalam daftar. Hapus salah satu barisnya.',
  },
  alreadyMember: {
    en: '{{email}} is already a user of your company.',
    id: '{{email}} sudah menjadi pengguna perusahaan Anda.',
  },
  roleUnknown: {
    en: 'You cannot assign the role “{{role}}”. Use the name of a role of your company.',
    id: 'Anda tidak dapat memberikan peran “{{role}}”. Gunakan nama peran di perusahaan Anda.',
  },
  departmentUnknown: {
    en: 'There is no department “{{department}}”. Use the name of a department, or leave it out.',
    id: 'Tidak ada departemen “{{department}}”. Gunakan nama departemen yang ada, atau kosongkan.',
  },
  departmentsForbidden: {
    en: 'You may not change departments. Leave the department empty.',
    id: 'Anda tidak dapat mengubah departemen. Kosongkan departemennya.',
  },
  nameRequired: { en: 'Name is required', id: 'Nama wajib diisi' },
  roleRequired: { en: 'Role is required', id: 'Peran wajib diisi' },
  roleOfOwner: {
    en: 'The role of the owner cannot be changed.',
    id: 'Peran pemilik perusahaan tidak dapat diubah.',
  },
  nameOfOwner: {
    en: 'Only the owner can change the name of the owner.',
    id: 'Nama pemilik hanya dapat diubah oleh pemilik sendiri.',
  },
  roleBeyondOwn: {
    en: '{{role}} has more permissions than you have. Choose another role, or ask the owner to assign this one.',
    id: '{{role}} memiliki izin lebih banyak daripada Anda. Pilih peran lain, atau minta pemilik memberikannya.',
  },
  ownRole: {
    en: 'You cannot change your own role. Ask another manager of your team.',
    id: 'Anda tidak dapat mengubah peran sendiri. Minta pengelola tim yang lain.',
  },
  ownersRole: {
    en: 'A company has one owner: {{role}} cannot be assigned. Choose another role.',
    id: 'Perusahaan memiliki satu pemilik: {{role}} tidak dapat diberikan. Pilih peran lain.',
  },
  departmentTaken: {
    en: 'There is already a department called {{name}}. Choose another name.',
    id: 'Sudah ada departemen bernama {{name}}. Pilih nama lain.',
  },
  departmentGeneric: {
    en: '{{name}} means that no department is chosen. Choose another name.',
    id: '{{name}} berarti tanpa departemen. Pilih nama lain.',
  },
  memberInactive: {
    en: '{{name}} has been deactivated. Activate the user first, or leave them out.',
    id: '{{name}} telah dinonaktifkan. Aktifkan penggunanya dahulu, atau jangan sertakan.',
  },
})
