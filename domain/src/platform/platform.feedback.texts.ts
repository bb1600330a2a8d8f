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
    en: 'What works well, what is in your way? The provider reads every line.',
    id: 'Apa yang baik, apa yang menghambat? Penyedia membaca setiap baris.',
  },
  name: { en: 'Name', id: 'Nama' },
  company: { en: 'Company Name', id: 'Nama Perusahaan' },
  feedback: { en: 'Feedback', id: 'Masukan' },
  feedbackRequired: { en: 'Feedback is required', id: 'Masukan wajib diisi' },
  submit: { en: 'Submit', id: 'Kirim' },
  error: { en: 'Error', id: 'Kesalahan' },
})
