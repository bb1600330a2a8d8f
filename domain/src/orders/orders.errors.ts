import { defineTexts } from '../kernel/texts'

export const orderErrors = defineTexts({
  itemsWaiting: {
    en: 'These items are waiting for the buyer: {{names}}. Wait for the decision, or withdraw the changes.',
    id: 'Barang berikut menunggu keputusan pembeli: {{names}}. Tunggu keputusannya, atau tarik perubahannya.',
  },
  quantityRaised: {
    en: 'A quantity can only be lowered: at most {{quantity}}.',
    id: 'Jumlah hanya dapat diturunkan: maksimal {{quantity}}.',
  },
  nothingChanged: {
    en: 'Nothing has changed yet. Change the quantity or the price.',
    id: 'Belum ada yang berubah. Ubah jumlah atau harganya.',
  },
  tooDear: {
    en: 'The amount of this line is too large. Check the unit price.',
    id: 'Nilai baris ini terlalu besar. Periksa harga satuannya.',
  },
})
