import { defineTexts } from '../kernel/texts'

/** What is told when a department was changed; Spec 1 §8 where it says so. */
export const departmentTexts = defineTexts({
  added: { en: 'Success added department', id: 'Berhasil menambahkan departemen' },
  updated: { en: 'Success updated department', id: 'Berhasil memperbarui departemen' },
  removed: { en: 'Success removed department', id: 'Berhasil menghapus departemen' },
})
