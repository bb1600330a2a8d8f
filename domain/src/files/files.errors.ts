import { defineTexts } from '../kernel/texts'

export const fileErrors = defineTexts({
  unknownUpload: {
    en: 'This upload was not found. It may have been removed because it was never used; upload the file again.',
    id: 'Unggahan ini tidak ditemukan. Mungkin sudah dihapus karena tidak pernah dipakai; unggah berkasnya lagi.',
  },
  tooLarge: {
    en: 'This file is too large. Files of up to 10 MB are accepted; save it smaller and upload it again.',
    id: 'Berkas ini terlalu besar. Berkas hingga 10 MB diterima; perkecil lalu unggah lagi.',
  },
  largerThan: {
    en: 'This file is larger than {{most}} MB. Split it, or save it smaller, and upload it again.',
    id: 'Berkas ini lebih besar dari {{most}} MB. Bagi atau perkecil lalu unggah lagi.',
  },
  empty: {
    en: 'This file is empty. Choose another one.',
    id: 'Berkas ini kosong. Pilih berkas lain.',
  },
  wrongType: {
    en: 'This kind of file is not accepted. Upload a PDF or an image (PNG, JPEG, WebP or GIF).',
    id: 'Jenis berkas ini tidak diterima. Unggah PDF atau gambar (PNG, JPEG, WebP, atau GIF).',
  },
  wrongMessageType: {
    en: 'This kind of file cannot be attached. Attach a picture, PDF, Word, Excel or PowerPoint file (docx, xlsx, pptx), CSV or text.',
    id: 'Jenis berkas ini tidak dapat dilampirkan. Lampirkan gambar, PDF, berkas Word, Excel, atau PowerPoint (docx, xlsx, pptx), CSV, atau teks.',
  },
  notAnImage: {
    en: 'Only images are accepted here (PNG, JPEG, WebP or GIF). Choose another file.',
    id: 'Di sini hanya gambar yang diterima (PNG, JPEG, WebP, atau GIF). Pilih berkas lain.',
  },
  tooManyPixels: {
    en: 'This picture has {{pixels}} megapixels; up to {{most}} are accepted. Make it smaller and upload it again.',
    id: 'Gambar ini {{pixels}} megapiksel; paling banyak {{most}}. Perkecil lalu unggah lagi.',
  },
  noFile: {
    en: 'There is no file in this upload. Choose one and send it again.',
    id: 'Tidak ada berkas dalam unggahan ini. Pilih satu lalu kirim lagi.',
  },
  oneFile: {
    en: 'Upload one file at a time.',
    id: 'Unggah satu berkas setiap kali.',
  },
  fieldsFirst: {
    en: 'Everything else must come before the file.',
    id: 'Isian lain harus ada sebelum berkas.',
  },
  unreadable: {
    en: 'The upload did not arrive whole. Send it again.',
    id: 'Unggahan tidak sampai dengan lengkap. Kirim lagi.',
  },
  wrongPrefix: {
    en: 'You cannot upload files of this kind.',
    id: 'Anda tidak dapat mengunggah berkas jenis ini.',
  },
  busy: {
    en: 'Many files are being uploaded at the moment. Try again in a few seconds.',
    id: 'Saat ini banyak berkas sedang diunggah. Coba lagi beberapa detik lagi.',
  },
  tooMany: {
    en: 'Your company has many uploads that are not used yet. Submit what they are for, or wait until they are removed.',
    id: 'Perusahaan Anda memiliki banyak unggahan yang belum dipakai. Kirim dokumennya, atau tunggu hingga dihapus.',
  },
  storeAway: {
    en: 'Files cannot be kept or opened at the moment. Try again in a few seconds.',
    id: 'Saat ini berkas tidak dapat disimpan atau dibuka. Coba lagi beberapa detik lagi.',
  },
  linkExpired: {
    en: 'This link has expired. Open the file again from the page where you found it, or ask for a new link.',
    id: 'Tautan ini sudah kedaluwarsa. Buka lagi berkasnya dari halaman asalnya, atau minta tautan baru.',
  },
  linkWrong: {
    en: 'This link is not complete. Open the file again from the page where you found it.',
    id: 'Tautan ini tidak lengkap. Buka lagi berkasnya dari halaman asalnya.',
  },
  gone: {
    en: 'This file is no longer there. If you need it, ask the person who uploaded it.',
    id: 'Berkas ini sudah tidak ada. Jika Anda membutuhkannya, hubungi orang yang mengunggahnya.',
  },
  notAPicture: {
    en: 'The proof must be an image (PNG, JPEG, WebP or GIF). Choose another file.',
    id: 'Bukti harus berupa gambar (PNG, JPEG, WebP, atau GIF). Pilih berkas lain.',
  },
})
