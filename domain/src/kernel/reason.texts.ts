import { defineTexts } from './texts'

export const reasonTexts = defineTexts({
  reason: { en: 'Reason', id: 'Alasan' },
  reasonRequired: { en: 'A reason is required.', id: 'Alasan wajib diisi.' },
  reasonLong: { en: 'At most {{most}} characters.', id: 'Maksimal {{most}} karakter.' },
})
