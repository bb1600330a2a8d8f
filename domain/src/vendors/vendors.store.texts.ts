import { defineTexts } from '../kernel/texts'

export const vendorPortalReplies = defineTexts({
  termsSaved: {
    en: 'The terms are saved. Buyers’ drafts show which prices changed.',
    id: 'Ketentuan tersimpan. Draf pembeli menunjukkan harga yang berubah.',
  },
  profileSaved: { en: 'The store profile is saved.', id: 'Profil toko tersimpan.' },
  memberAdded: {
    en: 'The user is added and gets an email with a link to set a password.',
    id: 'Pengguna ditambahkan dan mendapat email berisi tautan untuk mengatur kata sandi.',
  },
  memberSaved: { en: 'The user is saved.', id: 'Pengguna tersimpan.' },
  memberActivated: { en: 'User has been activated.', id: 'Pengguna telah diaktifkan.' },
  memberDeactivated: { en: 'User has been deactivated.', id: 'Pengguna telah dinonaktifkan.' },
  handedOver: {
    en: 'The ownership is transferred. Both of you get an email.',
    id: 'Kepemilikan dialihkan. Keduanya mendapat email.',
  },
})

/** Spec 2 §2: the vendor store and the vendor detail helper page. */
export const vendorStoreTexts = defineTexts({
  visit: { en: 'Visit the store of {{name}}', id: 'Kunjungi toko {{name}}' },
  info: { en: 'Info Vendor', id: 'Info Vendor' },
  infoTitle: { en: 'Info Vendor', id: 'Info Vendor' },
  noDescription: {
    en: 'The vendor has not added a description yet.',
    id: 'Vendor belum menambahkan deskripsi.',
  },
  category: { en: 'Category', id: 'Kategori' },
  place: { en: 'City', id: 'Kota' },
  website: { en: 'Website', id: 'Situs web' },
  instagram: { en: 'Instagram', id: 'Instagram' },
  facebook: { en: 'Facebook', id: 'Facebook' },
  twitter: { en: 'Twitter', id: 'Twitter' },
  phone: { en: 'Phone', id: 'Telepon' },
  email: { en: 'Email', id: 'Email' },
  address: { en: 'Address', id: 'Alamat' },
  defaultDiscount: { en: 'Default discount', id: 'Diskon bawaan' },
  downPayment: { en: 'Down payment', id: 'Uang muka' },
  paymentTerm: { en: 'Payment term', id: 'Termin pembayaran' },
  days: { en: '{{count}} days', id: '{{count}} hari' },
  products: { en: 'Products', id: 'Produk' },
  seeAll: { en: 'See all products', id: 'Lihat semua produk' },
  noProducts: {
    en: 'No products of this vendor are delivered to the chosen area.',
    id: 'Tidak ada produk vendor ini yang dikirim ke area yang dipilih.',
  },
  relation: { en: 'Preferred vendor', id: 'Vendor pilihan' },
  givenDiscount: {
    en: '{{percent}} off every product',
    id: 'Diskon {{percent}} untuk semua produk',
  },
  givenSpecials: {
    en: '{{count}} products with a special discount',
    id: '{{count}} produk dengan diskon khusus',
  },
  givenTerm: { en: 'payment within {{days}} days', id: 'pembayaran dalam {{days}} hari' },
  givenDown: { en: '{{percent}} down payment', id: 'uang muka {{percent}}' },
  givenNothing: { en: 'Without preferred terms.', id: 'Tanpa ketentuan khusus.' },
  waiting: { en: 'The vendor has not answered yet.', id: 'Vendor belum menjawab.' },
  noRelation: {
    en: 'Vendors give discounts and payment terms to preferred buyers. Request them with the company code that the vendor gave you.',
    id: 'Vendor memberi diskon dan termin pembayaran kepada pembeli pilihan. Minta dengan kode perusahaan yang diberikan vendor.',
  },
  askRelation: { en: 'Request at My Vendors', id: 'Minta di Vendor Saya' },
  relationDetail: { en: 'Details at My Vendors', id: 'Rincian di Vendor Saya' },
  toStore: { en: 'Go to the store', id: 'Buka toko' },
})
