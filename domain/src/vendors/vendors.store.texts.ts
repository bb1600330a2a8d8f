import { defineTexts } from '../kernel/texts'

/** Spec 2 §2: the vendor store and the vendor detail helper page. */
export const vendorStoreTexts = defineTexts({
  store: { en: 'Vendor store', id: 'Toko vendor' },
  visit: { en: 'Visit the store of {{name}}', id: 'Kunjungi toko {{name}}' },
  info: { en: 'Info Vendor', id: 'Info Vendor' },
  infoTitle: { en: 'Info Vendor', id: 'Info Vendor' },
  noDescription: {
    en: 'The vendor has not described itself yet.',
    id: 'Vendor belum memberi keterangan tentang dirinya.',
  },
  category: { en: 'Category', id: 'Kategori' },
  place: { en: 'City', id: 'Kota' },
  website: { en: 'Website', id: 'Situs web' },
  instagram: { en: 'Instagram', id: 'Instagram' },
  facebook: { en: 'Facebook', id: 'Facebook' },
  twitter: { en: 'Twitter', id: 'Twitter' },
  phone: { en: 'Phone', id: 'Telepon' },
  email: { en: 'E-mail', id: 'Email' },
  address: { en: 'Address', id: 'Alamat' },
  terms: { en: 'Terms', id: 'Ketentuan' },
  defaultDiscount: { en: 'Default discount', id: 'Diskon standar' },
  downPayment: { en: 'Down payment', id: 'Uang muka' },
  paymentTerm: { en: 'Payment term', id: 'Tempo pembayaran' },
  days: { en: '{{count}} days', id: '{{count}} hari' },
  none: { en: '-', id: '-' },
  products: { en: 'Products', id: 'Produk' },
  seeAll: { en: 'See all products', id: 'Lihat semua produk' },
  noProducts: {
    en: 'Nothing of this vendor is delivered to the chosen area.',
    id: 'Tidak ada produk vendor ini yang dikirim ke area yang dipilih.',
  },
  productsFailed: {
    en: 'The products could not be loaded',
    id: 'Produk tidak dapat dimuat',
  },
  details: { en: 'Vendor details', id: 'Rincian vendor' },
  toStore: { en: 'Go to the store', id: 'Buka toko' },
})
