import { defineTexts } from '../kernel/texts'

/** Validation errors of a role (Spec 1 §5, Custom role), and reasons why one cannot be changed. */
export const roleErrors = defineTexts({
  /** Heading of the error when roles could not be loaded (Spec 1 §8). */
  notLoaded: { en: 'Oops...', id: 'Ups...' },
  nameRequired: { en: 'Role Name is required', id: 'Nama Peran wajib diisi' },
  pickModule: {
    en: 'Please at least pick one module!',
    id: 'Pilih sedikitnya satu modul!',
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
    en: 'This child module does not belong to the module.',
    id: 'Modul anak ini tidak termasuk dalam modul.',
  },
  featureUnknown: {
    en: 'This feature does not belong to what was chosen of the module.',
    id: 'Fitur ini tidak termasuk dalam pilihan modul.',
  },
  nameTaken: {
    en: 'A role called {{name}} exists already.',
    id: 'Peran bernama {{name}} sudah ada.',
  },
  beyondOwn: {
    en: 'A role cannot do more than you may yourself. Leave out what you may not do, or ask the owner.',
    id: 'Peran tidak dapat memiliki hak lebih banyak daripada Anda. Hilangkan hak yang tidak Anda miliki, atau minta pemilik.',
  },
  isDefault: {
    en: 'Default roles cannot be changed or deleted.',
    id: 'Peran bawaan tidak dapat diubah atau dihapus.',
  },
  isOwn: {
    en: 'Nobody edits the role that they have. Ask somebody with another role.',
    id: 'Tidak ada yang mengubah perannya sendiri. Mintalah orang dengan peran lain.',
  },
  inUse: {
    en: '{{name}} is in use by {{users}}. Give them another role first.',
    id: '{{name}} dipakai oleh {{users}}. Beri mereka peran lain dahulu.',
  },
  usersAndMore: { en: '{{users}} and {{count}} more', id: '{{users}} dan {{count}} lainnya' },
})

/** Confirmations after a role was created, updated or removed (Spec 1 §8). */
export const roleMessages = defineTexts({
  created: { en: 'Success created role', id: 'Peran berhasil dibuat' },
  updated: { en: 'Success updated role', id: 'Peran berhasil diubah' },
  removed: { en: 'Success removed role', id: 'Peran berhasil dihapus' },
})
