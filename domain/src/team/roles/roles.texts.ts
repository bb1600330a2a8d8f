import { defineTexts } from '../../kernel/texts'

/** Validation errors of a role (Spec 1 §5, Custom role), and reasons why one cannot be changed. */
export const roleErrors = defineTexts({
  /** Heading of the error when roles could not be loaded (Spec 1 §8). */
  notLoaded: { en: 'Oops...', id: 'Ups...' },
  nameRequired: { en: 'Role name is required', id: 'Nama peran wajib diisi' },
  pickModule: {
    en: 'Please at least pick one module!',
    id: 'Pilih minimal satu modul!',
  },
  alreadySelected: { en: '{{module}} is already selected!', id: '{{module}} sudah dipilih!' },
  parentRequired: { en: 'Parent Module required', id: 'Modul Induk wajib dipilih' },
  childRequired: { en: 'Child Module is required', id: 'Modul Anak wajib dipilih' },
  featureRequired: { en: 'Feature is required', id: 'Fitur wajib dipilih' },
  moduleUnknown: {
    en: 'This module is not offered. Choose another one.',
    id: 'Modul ini tidak tersedia. Pilih yang lain.',
  },
  childUnknown: {
    en: 'This child module does not belong to the module. Choose another one.',
    id: 'Modul anak ini tidak termasuk dalam modul. Pilih yang lain.',
  },
  featureUnknown: {
    en: 'This feature does not belong to the chosen module. Choose another one.',
    id: 'Fitur ini tidak termasuk dalam modul yang dipilih. Pilih yang lain.',
  },
  nameTaken: {
    en: 'A role called {{name}} already exists. Choose another name.',
    id: 'Peran bernama {{name}} sudah ada. Pilih nama lain.',
  },
  beyondOwn: {
    en: 'A role cannot have more permissions than you have. Leave out the permissions that you do not have, or ask the owner.',
    id: 'Peran tidak dapat memiliki izin lebih banyak daripada Anda. Hapus izin yang tidak Anda miliki, atau minta bantuan pemilik.',
  },
  isDefault: {
    en: 'Default roles cannot be changed or deleted.',
    id: 'Peran bawaan tidak dapat diubah atau dihapus.',
  },
  isOwn: {
    en: 'You cannot edit your own role. Ask someone with another role.',
    id: 'Anda tidak dapat mengubah peran sendiri. Minta orang dengan peran lain.',
  },
  inUse: {
    en: '{{name}} is in use by {{users}}. Give them another role first.',
    id: '{{name}} dipakai oleh {{users}}. Beri mereka peran lain dahulu.',
  },
  usersAndMore: { en: '{{users}} and {{count}} more', id: '{{users}} dan {{count}} lainnya' },
})

/** Confirmations after a role was created, updated or removed (Spec 1 §8). */
export const roleMessages = defineTexts({
  created: { en: 'Role created', id: 'Peran berhasil dibuat' },
  updated: { en: 'Role updated', id: 'Peran berhasil diubah' },
  removed: { en: 'Role deleted', id: 'Peran berhasil dihapus' },
})
