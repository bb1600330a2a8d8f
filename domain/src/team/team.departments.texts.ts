import { defineTexts } from '../kernel/texts'

/** Confirmations after changes to departments; Spec 1 §8 where specified. */
export const departmentTexts = defineTexts({
  added: { en: 'Success added department', id: 'Berhasil menambahkan departemen' },
  updated: { en: 'Department updated', id: 'Berhasil memperbarui departemen' },
  removed: { en: 'Department deleted', id: 'Berhasil menghapus departemen' },
})
