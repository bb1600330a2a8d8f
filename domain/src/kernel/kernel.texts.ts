import { defineTexts } from './texts'

export const kernelTexts = defineTexts({
  success: { en: 'Success', id: 'Berhasil' },
  badRequest: {
    en: 'The request is not valid. Check the marked fields.',
    id: 'Permintaan tidak valid. Periksa isian yang ditandai.',
  },
  unkeepable: {
    en: 'This text contains characters that cannot be saved. Enter it again.',
    id: 'Teks ini memuat karakter yang tidak dapat disimpan. Ketik ulang.',
  },

  // Validation errors of a single input field (`server/src/http/parse.ts`).
  required: { en: 'This field is required.', id: 'Isian ini wajib diisi.' },
  tooLong: {
    en: 'Too long: at most {{maximum}} characters.',
    id: 'Terlalu panjang: maksimal {{maximum}} karakter.',
  },
  tooShort: {
    en: 'Too short: at least {{minimum}} characters.',
    id: 'Terlalu pendek: minimal {{minimum}} karakter.',
  },
  tooMany: {
    en: 'Too many: at most {{maximum}}.',
    id: 'Terlalu banyak: maksimal {{maximum}}.',
  },
  tooFew: {
    en: 'Too few: at least {{minimum}}.',
    id: 'Terlalu sedikit: minimal {{minimum}}.',
  },
  tooLarge: {
    en: 'Too large: at most {{maximum}}.',
    id: 'Terlalu besar: maksimal {{maximum}}.',
  },
  tooSmall: {
    en: 'Too small: at least {{minimum}}.',
    id: 'Terlalu kecil: minimal {{minimum}}.',
  },
  notBelow: {
    en: 'Too large: it must be below {{maximum}}.',
    id: 'Terlalu besar: harus kurang dari {{maximum}}.',
  },
  notAbove: {
    en: 'Too small: it must be above {{minimum}}.',
    id: 'Terlalu kecil: harus lebih dari {{minimum}}.',
  },
  twoDecimals: {
    en: 'At most two decimals are allowed.',
    id: 'Maksimal dua angka desimal.',
  },
  notNumber: { en: 'Enter a number.', id: 'Isi angka.' },
  notWhole: { en: 'Enter a whole number.', id: 'Isi bilangan bulat.' },
  notText: { en: 'Enter text.', id: 'Isi teks.' },
  notList: { en: 'This must be a list.', id: 'Ini harus berupa daftar.' },
  notYesOrNo: { en: 'This must be yes or no.', id: 'Ini harus ya atau tidak.' },
  notOneOf: {
    en: 'This must be one of: {{values}}.',
    id: 'Ini harus salah satu dari: {{values}}.',
  },
  notAmong: {
    en: 'Choose one of the {{count}} options, such as {{example}}.',
    id: 'Pilih salah satu dari {{count}} pilihan, misalnya {{example}}.',
  },
  notEmail: { en: 'Enter a valid email address.', id: 'Isi alamat email yang valid.' },
  notDate: { en: 'Enter a valid date.', id: 'Isi tanggal yang valid.' },
  invalid: { en: 'Enter a valid value.', id: 'Isi nilai yang valid.' },

  deactivated: {
    en: 'This account has been deactivated. Contact the owner of your company.',
    id: 'Akun ini telah dinonaktifkan. Hubungi pemilik perusahaan Anda.',
  },
  unauthenticated: {
    en: 'Your session has ended. Please sign in again.',
    id: 'Sesi Anda telah berakhir. Silakan masuk kembali.',
  },
  forbidden: {
    en: 'Your role does not allow this. Contact the owner of your company.',
    id: 'Peran Anda tidak mengizinkan ini. Hubungi pemilik perusahaan Anda.',
  },
  notFound: {
    en: 'Not found. It may have been removed.',
    id: 'Tidak ditemukan. Mungkin sudah dihapus.',
  },
  conflict: {
    en: 'Someone else changed this at the same time. Reload and try again.',
    id: 'Pengguna lain mengubahnya pada saat yang sama. Muat ulang, lalu coba lagi.',
  },
  illegalMove: {
    en: '{{what}} is in status {{status}}, so this cannot be done now.',
    id: '{{what}} berstatus {{status}}, jadi ini tidak dapat dilakukan sekarang.',
  },
  staleVersion: {
    en: 'This has changed since you opened it. Reload to see the differences.',
    id: 'Ini telah diubah sejak Anda membukanya. Muat ulang untuk melihat perbedaannya.',
  },
  staleBy: {
    en: '{{user}} changed this on {{time}}, after you opened it. Check the differences before you save.',
    id: '{{user}} mengubah ini pada {{time}}, setelah Anda membukanya. Periksa perbedaannya sebelum menyimpan.',
  },
  staleByYou: {
    en: 'You changed this in another window on {{time}}. Check the differences before you save.',
    id: 'Anda mengubah ini di jendela lain pada {{time}}. Periksa perbedaannya sebelum menyimpan.',
  },
  changed: {
    en: 'Prices or stock have changed since this was saved.',
    id: 'Harga atau stok telah berubah sejak disimpan.',
  },
  idempotencyMismatch: {
    en: 'This Idempotency-Key was used for another request.',
    id: 'Idempotency-Key ini sudah dipakai untuk permintaan lain.',
  },
  tooManyRequests: {
    en: 'Too many attempts. Wait a moment and try again.',
    id: 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.',
  },
  tooManyForSeconds: {
    en: 'Too many attempts. Wait {{wait}} seconds and try again.',
    id: 'Terlalu banyak percobaan. Tunggu {{wait}} detik, lalu coba lagi.',
  },
  tooManyForMinutes: {
    en: 'Too many attempts. Wait {{wait}} minutes and try again.',
    id: 'Terlalu banyak percobaan. Tunggu {{wait}} menit, lalu coba lagi.',
  },
  papersBusy: {
    en: 'Many PDF files are being created. Try again in a few seconds.',
    id: 'Banyak berkas PDF sedang dibuat. Coba lagi beberapa saat lagi.',
  },
  payloadTooLarge: {
    en: 'The request is too large. Send less at a time.',
    id: 'Permintaan terlalu besar. Kirim lebih sedikit sekaligus.',
  },
  unsupportedMediaType: {
    en: 'This content type is not supported.',
    id: 'Jenis konten ini tidak didukung.',
  },
  unavailable: {
    en: 'The service is temporarily unavailable. Nothing was saved; try again in a few seconds.',
    id: 'Layanan sedang tidak tersedia. Tidak ada yang disimpan; coba lagi beberapa saat lagi.',
  },
  internal: {
    en: 'Something went wrong on our side. Nothing was saved. Try again, or contact us with request number {{requestId}}.',
    id: 'Terjadi kesalahan di pihak kami. Tidak ada yang disimpan. Coba lagi, atau hubungi kami dengan nomor permintaan {{requestId}}.',
  },
})
