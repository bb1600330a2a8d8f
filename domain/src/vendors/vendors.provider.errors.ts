import { defineTexts } from '../kernel/texts'

export const vendorProviderErrors = defineTexts({
  nameRequired: { en: 'Legal name is required', id: 'Nama legal wajib diisi' },
  hasBeenIn: {
    en: '{{name}} has already signed in. A forgotten password is reset from the sign-in page.',
    id: '{{name}} sudah pernah masuk. Kata sandi yang terlupa diatur ulang dari halaman masuk.',
  },
  isInactive: {
    en: '{{name}} has been deactivated. Activate the user first.',
    id: '{{name}} telah dinonaktifkan. Aktifkan penggunanya dahulu.',
  },
})

export const vendorProviderReplies = defineTexts({
  created: {
    en: 'The vendor is created, and its owner gets an email with a link to set a password.',
    id: 'Vendor dibuat, dan pemiliknya mendapat email berisi tautan untuk mengatur kata sandi.',
  },
  activated: {
    en: 'The vendor is active. Its products will soon be back in the search.',
    id: 'Vendor aktif. Produknya segera kembali ke pencarian.',
  },
  deactivated: {
    en: 'The vendor is deactivated. Its products will soon leave the search.',
    id: 'Vendor dinonaktifkan. Produknya segera keluar dari pencarian.',
  },
  userActivated: { en: 'The user is active again.', id: 'Pengguna aktif kembali.' },
  userDeactivated: {
    en: 'The user is deactivated and signed out everywhere.',
    id: 'Pengguna dinonaktifkan dan dikeluarkan dari semua perangkat.',
  },
  handedOver: {
    en: 'The vendor has a new owner. Both users are notified by email.',
    id: 'Vendor kini memiliki pemilik baru. Keduanya diberi tahu lewat email.',
  },
  welcomed: { en: 'A new link has been sent.', id: 'Tautan baru telah dikirim.' },
})
