import { defineTexts } from './texts'

export const kernelTexts = defineTexts({
  success: { en: 'Success', id: 'Berhasil' },
  badRequest: {
    en: 'The request could not be understood. Check the marked fields.',
    id: 'Permintaan tidak dapat dipahami. Periksa isian yang ditandai.',
  },
  unkeepable: {
    en: 'This text has characters that cannot be kept. Type it again.',
    id: 'Teks ini memuat karakter yang tidak dapat disimpan. Ketik ulang.',
  },

  // Validation errors of a single input field (`server/src/http/parse.ts`).
  required: { en: 'This is required.', id: 'Wajib diisi.' },
  tooLong: {
    en: 'Too long: at most {{maximum}} characters.',
    id: 'Terlalu panjang: paling banyak {{maximum}} karakter.',
  },
  tooShort: {
    en: 'Too short: at least {{minimum}} characters.',
    id: 'Terlalu pendek: paling sedikit {{minimum}} karakter.',
  },
  tooMany: {
    en: 'Too many: at most {{maximum}}.',
    id: 'Terlalu banyak: paling banyak {{maximum}}.',
  },
  tooFew: {
    en: 'Too few: at least {{minimum}}.',
    id: 'Terlalu sedikit: paling sedikit {{minimum}}.',
  },
  tooLarge: {
    en: 'Too large: at most {{maximum}}.',
    id: 'Terlalu besar: paling banyak {{maximum}}.',
  },
  tooSmall: {
    en: 'Too small: at least {{minimum}}.',
    id: 'Terlalu kecil: paling sedikit {{minimum}}.',
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
    id: 'Paling banyak dua angka desimal.',
  },
  notNumber: { en: 'This must be a number.', id: 'Ini harus berupa angka.' },
  notWhole: { en: 'This must be a whole number.', id: 'Ini harus berupa bilangan bulat.' },
  notText: { en: 'This must be text.', id: 'Ini harus berupa teks.' },
  notList: { en: 'This must be a list.', id: 'Ini harus berupa daftar.' },
  notYesOrNo: { en: 'This must be yes or no.', id: 'Ini harus ya atau tidak.' },
  notOneOf: {
    en: 'This must be one of: {{values}}.',
    id: 'Ini harus salah satu dari: {{values}}.',
  },
  notAmong: {
    en: 'This must be one of the {{count}} choices there are, such as {{example}}.',
    id: 'Ini harus salah satu dari {{count}} pilihan yang ada, misalnya {{example}}.',
  },
  notEmail: { en: 'This is not an email address.', id: 'Ini bukan alamat email.' },
  notDate: { en: 'This is not a date.', id: 'Ini bukan tanggal.' },
  invalid: { en: 'This is not valid.', id: 'Ini tidak valid.' },

  deactivated: {
    en: 'This account has been deactivated. Ask the owner of your company.',
    id: 'Akun ini telah dinonaktifkan. Hubungi pemilik perusahaan Anda.',
  },
  unauthenticated: {
    en: 'Your session has ended. Please sign in again.',
    id: 'Sesi Anda telah berakhir. Silakan masuk kembali.',
  },
  forbidden: {
    en: 'Your role does not allow this. Ask the owner of your company.',
    id: 'Peran Anda tidak mengizinkan ini. Hubungi pemilik perusahaan Anda.',
  },
  notFound: {
    en: 'Not found. It may have been removed.',
    id: 'Tidak ditemukan. Mungkin sudah dihapus.',
  },
  conflict: {
    en: 'Somebody else changed this at the same time. Load it again.',
    id: 'Orang lain mengubahnya pada saat yang sama. Muat ulang.',
  },
  illegalMove: {
    en: '{{what}} is in status {{status}}, so this cannot be done now.',
    id: '{{what}} berstatus {{status}}, jadi ini tidak dapat dilakukan sekarang.',
  },
  staleVersion: {
    en: 'This was changed since you opened it. Load it again to see what differs.',
    id: 'Ini telah diubah sejak Anda membukanya. Muat ulang untuk melihat perbedaannya.',
  },
  staleBy: {
    en: '{{user}} changed this on {{time}}, after you opened it. Check what differs before you save.',
    id: '{{user}} mengubah ini pada {{time}}, setelah Anda membukanya. Periksa perbedaannya sebelum menyimpan.',
  },
  staleByYou: {
    en: 'You changed this in another window on {{time}}. Check what differs before you save.',
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
    en: 'Too many tries. Wait a moment and try again.',
    id: 'Terlalu banyak percobaan. Tunggu sebentar lalu coba lagi.',
  },
  tooManyForSeconds: {
    en: 'Too many tries. Wait {{wait}} seconds and try again.',
    id: 'Terlalu banyak percobaan. Tunggu {{wait}} detik lalu coba lagi.',
  },
  tooManyForMinutes: {
    en: 'Too many tries. Wait {{wait}} minutes and try again.',
    id: 'Terlalu banyak percobaan. Tunggu {{wait}} menit lalu coba lagi.',
  },
  papersBusy: {
    en: 'Many PDF files are being made right now. Try again in a few seconds.',
    id: 'Banyak berkas PDF sedang dibuat saat ini. Coba lagi dalam beberapa detik.',
  },
  payloadTooLarge: { en: 'This is too large to be sent.', id: 'Ini terlalu besar untuk dikirim.' },
  unsupportedMediaType: {
    en: 'This kind of content is not accepted here.',
    id: 'Jenis isi ini tidak diterima di sini.',
  },
  unavailable: {
    en: 'The service is busy recovering. Nothing was saved; try again in a few seconds.',
    id: 'Layanan sedang memulihkan diri. Tidak ada yang disimpan; coba lagi beberapa detik lagi.',
  },
  internal: {
    en: 'Something went wrong on our side. Nothing was saved. Try again, or tell us the number {{requestId}}.',
    id: 'Terjadi kesalahan di pihak kami. Tidak ada yang disimpan. Coba lagi, atau sebutkan nomor {{requestId}}.',
  },
})
