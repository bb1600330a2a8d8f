import { defineTexts } from './texts'

/** Texts shared by the provider console and the vendor portal. */
export const portalTexts = defineTexts({
  toOwnPlace: { en: 'Back to my dashboard', id: 'Kembali ke dasbor saya' },
  signOut: { en: 'Sign out', id: 'Keluar' },
})

/** Texts around every screen of the vendor portal, and shared texts. */
export const vendorPortalTexts = defineTexts({
  desk: { en: 'Vendor portal', id: 'Portal vendor' },
  menu: { en: 'Vendor menu', id: 'Menu vendor' },
  orders: { en: 'Orders', id: 'Pesanan' },
  products: { en: 'Products', id: 'Produk' },
  receipts: { en: 'Receipts', id: 'Penerimaan' },
  invoices: { en: 'Invoices', id: 'Faktur' },
  messages: { en: 'Message', id: 'Pesan' },
  buyers: { en: 'Buyers', id: 'Pembeli' },
  deliveryAreas: { en: 'Delivery areas', id: 'Area pengiriman' },
  imports: { en: 'Imports', id: 'Impor' },
  team: { en: 'Team', id: 'Tim' },
  activity: { en: 'Activity', id: 'Aktivitas' },
  settings: { en: 'Settings', id: 'Pengaturan' },
  account: { en: 'Account', id: 'Akun' },
  signInTitle: { en: 'Sign in to the vendor portal', id: 'Masuk ke portal vendor' },
  signInHelp: {
    en: 'For companies that sell to buyers on Pasok.',
    id: 'Untuk perusahaan yang menjual kepada pembeli di Pasok.',
  },
  signedInAs: {
    en: 'You are signed in as {{name}}, which is not a vendor account.',
    id: 'Anda masuk sebagai {{name}}, yang bukan akun vendor.',
  },
  signOutFirst: {
    en: 'Sign out, then sign in with a vendor account.',
    id: 'Keluar dahulu, lalu masuk dengan akun vendor.',
  },
})
