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
