import { defineTexts } from '../kernel/texts'

/** Pictures that prove a payment, when uploaded and when displayed (Spec 2 §2, §5). */
export const proofTexts = defineTexts({
  proof: { en: 'Proof of payment', id: 'Bukti pembayaran' },
  chooseImage: { en: 'Choose image', id: 'Pilih gambar' },
  chooseOther: { en: 'Choose another image', id: 'Pilih gambar lain' },
  openProof: { en: 'Open the proof in a new tab', id: 'Buka bukti di tab baru' },
  zoom: { en: 'Enlarge the proof', id: 'Perbesar bukti' },
  leaveTitle: { en: 'Leave without submitting the proof?', id: 'Tinggalkan tanpa mengirim bukti?' },
  leaveText: {
    en: 'The chosen image has not been submitted.',
    id: 'Gambar yang Anda pilih belum dikirim.',
  },
  openApart: { en: 'Open in a new tab', id: 'Buka di tab baru' },
})

/** Spec 1 §5, Legal documents: uploads of PDF and image files, replaceable with Change. */
export const filesTexts = defineTexts({
  choose: { en: 'Upload', id: 'Unggah' },
  chooseFor: { en: 'Upload {{name}}', id: 'Unggah {{name}}' },
  hint: {
    en: 'PDF or image, up to 10 MB. Drop it here or choose a file.',
    id: 'PDF atau gambar, maksimal 10 MB. Lepaskan di sini atau pilih berkas.',
  },
  imageHint: {
    en: 'Image, up to 10 MB. Drop it here or choose a file.',
    id: 'Gambar, maksimal 10 MB. Lepaskan di sini atau pilih berkas.',
  },
  imageHintShort: { en: 'Image, up to 10 MB.', id: 'Gambar, maksimal 10 MB.' },
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
  uploaded: { en: '{{file}} was uploaded', id: '{{file}} telah diunggah' },
  retry: { en: 'Try again', id: 'Coba lagi' },
  tooLarge: {
    en: '{{file}} is {{size}} MB. Choose a file of up to 10 MB.',
    id: '{{file}} berukuran {{size}} MB. Pilih berkas maksimal 10 MB.',
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
    en: 'Drop only one file.',
    id: 'Lepaskan satu berkas saja.',
  },
  unreadable: {
    en: '{{file}} could not be read. Choose it again.',
    id: '{{file}} tidak dapat dibaca. Pilih kembali.',
  },
  failed: {
    en: '{{file}} was not uploaded. {{reason}}',
    id: '{{file}} gagal diunggah. {{reason}}',
  },
  gone: {
    en: '{{file}} was removed because it was never submitted. Upload it again.',
    id: '{{file}} sudah dihapus karena tidak pernah dikirim. Unggah lagi.',
  },
  loadFailed: {
    en: 'The file could not be loaded. {{reason}}',
    id: 'Berkas tidak dapat dimuat. {{reason}}',
  },
})
