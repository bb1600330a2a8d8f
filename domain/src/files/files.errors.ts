import { defineTexts } from '../kernel/texts'

export const fileErrors = defineTexts({
  unknownUpload: {
    en: 'This upload was not found. Unused uploads are removed after a while; upload the file again.',
    id: 'Unggahan ini tidak ditemukan. Unggahan yang tidak dipakai akan dihapus; unggah berkasnya lagi.',
  },
  tooLarge: {
    en: 'This file is too large. Reduce it to 10 MB or less and upload it again.',
    id: 'Berkas ini terlalu besar. Perkecil hingga maksimal 10 MB, lalu unggah lagi.',
  },
  largerThan: {
    en: 'This file is larger than {{most}} MB. Split it or reduce its size, then upload it again.',
    id: 'Berkas ini lebih besar dari {{most}} MB. Bagi atau perkecil, lalu unggah lagi.',
  },
  empty: {
    en: 'This file is empty. Choose another one.',
    id: 'Berkas ini kosong. Pilih berkas lain.',
  },
  wrongType: {
    en: 'This type of file is not supported. Upload a PDF or an image (PNG, JPEG, WebP or GIF).',
    id: 'Jenis berkas ini tidak didukung. Unggah PDF atau gambar (PNG, JPEG, WebP, atau GIF).',
  },
  wrongMessageType: {
    en: 'This type of file cannot be attached. Attach a picture, PDF, Word, Excel or PowerPoint file (docx, xlsx, pptx), CSV or text.',
    id: 'Jenis berkas ini tidak dapat dilampirkan. Lampirkan gambar, PDF, berkas Word, Excel, atau PowerPoint (docx, xlsx, pptx), CSV, atau teks.',
  },
  notAnImage: {
    en: 'Only images are accepted here (PNG, JPEG, WebP or GIF). Choose another file.',
    id: 'Hanya gambar yang diterima di sini (PNG, JPEG, WebP, atau GIF). Pilih berkas lain.',
  },
  tooManyPixels: {
    en: 'This picture has {{pixels}} megapixels; the maximum is {{most}}. Reduce its size and upload it again.',
    id: 'Gambar ini berukuran {{pixels}} megapiksel; maksimal {{most}}. Perkecil, lalu unggah lagi.',
  },
  noFile: {
    en: 'The upload does not contain a file. Choose a file and try again.',
    id: 'Unggahan tidak berisi berkas. Pilih berkas, lalu coba lagi.',
  },
  oneFile: {
    en: 'Upload one file at a time.',
    id: 'Unggah satu berkas dalam satu waktu.',
  },
  fieldsFirst: {
    en: 'The other fields must come before the file in the request.',
    id: 'Isian lain harus mendahului berkas dalam permintaan.',
  },
  unreadable: {
    en: 'The upload was incomplete. Upload the file again.',
    id: 'Unggahan tidak lengkap. Unggah lagi berkasnya.',
  },
  wrongPrefix: {
    en: 'You do not have permission to upload files of this kind.',
    id: 'Anda tidak memiliki izin untuk mengunggah berkas jenis ini.',
  },
  busy: {
    en: 'Many files are being uploaded. Try again in a few seconds.',
    id: 'Banyak berkas sedang diunggah. Coba lagi beberapa saat lagi.',
  },
  tooMany: {
    en: 'Your company has too many uploads that are not used yet. Submit the documents they belong to, or wait until they are removed.',
    id: 'Perusahaan Anda memiliki terlalu banyak unggahan yang belum dipakai. Kirim dokumennya, atau tunggu hingga unggahan dihapus.',
  },
  storeAway: {
    en: 'Files cannot be saved or opened at the moment. Try again in a few seconds.',
    id: 'Saat ini berkas tidak dapat disimpan atau dibuka. Coba lagi beberapa saat lagi.',
  },
  linkExpired: {
    en: 'This link has expired. Open the file again from its page, or request a new link.',
    id: 'Tautan ini sudah kedaluwarsa. Buka lagi berkasnya dari halaman asalnya, atau minta tautan baru.',
  },
  linkWrong: {
    en: 'This link is incomplete. Open the file again from its page.',
    id: 'Tautan ini tidak lengkap. Buka lagi berkasnya dari halaman asalnya.',
  },
  gone: {
    en: 'This file is no longer available. If you need it, contact the person who uploaded it.',
    id: 'Berkas ini sudah tidak ada. Jika Anda membutuhkannya, hubungi orang yang mengunggahnya.',
  },
  notAPicture: {
    en: 'The proof must be an image (PNG, JPEG, WebP or GIF). Choose another file.',
    id: 'Bukti harus berupa gambar (PNG, JPEG, WebP, atau GIF). Pilih berkas lain.',
  },
})
