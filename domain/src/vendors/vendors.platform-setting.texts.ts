import { defineTexts } from '../kernel/texts'

/** Spec 2 §2, Platform setting. */
export const platformSettingTexts = defineTexts({
  heading: { en: 'Setting Platform', id: 'Pengaturan Platform' },
  headingText: {
    en: 'Default values of requests to preferred vendors. Requests that were already sent do not change.',
    id: 'Nilai bawaan permintaan ke vendor pilihan. Permintaan yang sudah terkirim tidak berubah.',
  },
  discount: { en: 'Default discount (%)', id: 'Diskon bawaan (%)' },
  paymentTerm: { en: 'Default payment terms (days)', id: 'Termin pembayaran bawaan (hari)' },
  downPayment: { en: 'Default down payment (%)', id: 'Uang muka bawaan (%)' },
  range: { en: 'From {{min}} to {{max}}', id: 'Dari {{min}} sampai {{max}}' },
  discountRequired: { en: 'Default discount is required', id: 'Diskon bawaan wajib diisi' },
  paymentTermRequired: {
    en: 'Default payment terms are required',
    id: 'Termin pembayaran bawaan wajib diisi',
  },
  downPaymentRequired: {
    en: 'Default down payment is required',
    id: 'Uang muka bawaan wajib diisi',
  },
  save: { en: 'Save Change', id: 'Simpan Perubahan' },
  saved: { en: 'Platform settings saved', id: 'Pengaturan platform disimpan' },
  notSaved: { en: 'Platform settings were not saved', id: 'Pengaturan platform gagal disimpan' },
})
