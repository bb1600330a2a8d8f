import { defineTexts } from '../kernel/texts'

/** Spec 1 §5, Legal documents: uploads of PDF and image files, replaceable with Change. */
export const filesTexts = defineTexts({
  choose: { en: 'Upload', id: 'Unggah' },
  chooseFor: { en: 'Upload {{name}}', id: 'Unggah {{name}}' },
  hint: {
    en: 'PDF or image, up to 10 MB. Drop it here or choose it.',
    id: 'PDF atau gambar, maksimal 10 MB. Letakkan di sini atau pilih.',
  },
  imageHint: {
    en: 'An image, up to 10 MB. Drop it here or choose it.',
    id: 'Gambar, maksimal 10 MB. Letakkan di sini atau pilih.',
  },
  imageHintShort: { en: 'An image, up to 10 MB.', id: 'Gambar, maksimal 10 MB.' },
  noImage: {
    en: '{{file}} is not an image. Choose a PNG, JPEG, WebP or GIF file.',
    id: '{{file}} bukan gambar. Pilih berkas PNG, JPEG, WebP, atau GIF.',
  },
  hintShort: { en: 'PDF or image, up to 10 MB.', id: 'PDF atau gambar, maksimal 10 MB.' },
  dropHere: { en: 'Drop the file to upload it', id: 'Lepaskan berkas untuk mengunggahnya' },
  uploading: { en: 'Uploading {{file}}', id: 'Mengunggah {{file}}' },
  uploadingPercent: { en: '{{percent}}%', id: '{{percent}}%' },
  checking: { en: 'Checking the file', id: 'Memeriksa berkas' },
  cancel: { en: 'Cancel', id: 'Batal' },
  cancelFor: { en: 'Cancel the upload of {{name}}', id: 'Batalkan unggahan {{name}}' },
  change: { en: 'Change', id: 'Ganti' },
  changeFor: { en: 'Change {{name}}', id: 'Ganti {{name}}' },
  open: { en: 'Open', id: 'Buka' },
  openFor: { en: 'Open {{file}} in a new tab', id: 'Buka {{file}} di tab baru' },
  saved: { en: 'Saved as {{name}}', id: 'Disimpan sebagai {{name}}' },
  uploaded: { en: '{{file}} is uploaded', id: '{{file}} telah diunggah' },
  retry: { en: 'Try again', id: 'Coba lagi' },
  tooLarge: {
    en: '{{file}} has {{size}} MB. Choose a file of up to 10 MB.',
    id: '{{file}} berukuran {{size}} MB. Pilih berkas hingga 10 MB.',
  },
  empty: {
    en: '{{file}} is empty. Choose another file.',
    id: '{{file}} kosong. Pilih berkas lain.',
  },
  wrongKind: {
    en: '{{file}} is neither a PDF nor an image. Choose a PDF, PNG, JPEG, WebP or GIF file.',
    id: '{{file}} bukan PDF maupun gambar. Pilih berkas PDF, PNG, JPEG, WebP, atau GIF.',
  },
  wrongMessageKind: {
    en: '{{file}} cannot be attached. Attach a picture, PDF, docx, xlsx, pptx, CSV or text file.',
    id: '{{file}} tidak dapat dilampirkan. Lampirkan gambar, PDF, docx, xlsx, pptx, CSV, atau berkas teks.',
  },
  oneOnly: {
    en: 'Drop one file only.',
    id: 'Letakkan satu berkas saja.',
  },
  unreadable: {
    en: '{{file}} cannot be read. Choose it again.',
    id: '{{file}} tidak dapat dibaca. Pilih kembali.',
  },
  failed: {
    en: '{{file}} was not uploaded. {{reason}}',
    id: '{{file}} tidak terunggah. {{reason}}',
  },
  gone: {
    en: '{{file}} is no longer kept, as it was never submitted. Upload it again.',
    id: '{{file}} tidak disimpan lagi karena belum pernah dikirim. Unggah kembali.',
  },
  loadFailed: {
    en: 'The file could not be looked up. {{reason}}',
    id: 'Berkas tidak dapat diperiksa. {{reason}}',
  },
})
