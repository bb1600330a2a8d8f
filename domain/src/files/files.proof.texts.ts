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
