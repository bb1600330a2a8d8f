import { defineTexts } from '../kernel/texts'

export const orderErrors = defineTexts({
  itemsWaiting: {
    en: 'These items wait for the buyer: {{names}}. Wait for the decision, or take the changes back.',
    id: 'Barang berikut menunggu pembeli: {{names}}. Tunggu keputusannya, atau tarik kembali perubahannya.',
  },
  quantityRaised: {
    en: 'A quantity can only be lowered: at most {{quantity}}.',
    id: 'Jumlah hanya dapat diturunkan: paling banyak {{quantity}}.',
  },
  nothingChanged: {
    en: 'Change the quantity or the price: these are the ones that stand.',
    id: 'Ubah jumlah atau harganya: keduanya masih sama dengan yang berlaku.',
  },
  tooDear: {
    en: 'This line would be too dear. Check the price of one unit.',
    id: 'Nilai baris ini terlalu besar. Periksa harga satuannya.',
  },
})
