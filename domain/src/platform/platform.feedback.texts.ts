import { defineTexts } from '../kernel/texts'

/** Spec 1 §2: the feedback button and its dialog. */
export const feedbackDialogTexts = defineTexts({
  button: { en: 'Feedback', id: 'Masukan' },
  notYet: {
    en: 'Complete your registration first',
    id: 'Selesaikan pendaftaran Anda dahulu',
  },
  title: { en: 'Feedback', id: 'Masukan' },
  help: {
    en: 'What works well, and what could be better? The provider reads every message.',
    id: 'Apa yang sudah baik, dan apa yang perlu diperbaiki? Penyedia platform membaca setiap pesan.',
  },
  name: { en: 'Name', id: 'Nama' },
  company: { en: 'Company Name', id: 'Nama Perusahaan' },
  feedback: { en: 'Feedback', id: 'Masukan' },
  feedbackRequired: { en: 'Feedback is required', id: 'Masukan wajib diisi' },
  submit: { en: 'Submit', id: 'Kirim' },
  error: { en: 'Error', id: 'Kesalahan' },
})
