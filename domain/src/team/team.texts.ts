import { defineTexts } from '../kernel/texts'

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
