import { defineTexts } from '../kernel/texts'

export const vendorPortalReplies = defineTexts({
  termsSaved: {
    en: 'The terms are saved. Drafts of buyers say which prices changed.',
    id: 'Ketentuan tersimpan. Draf pembeli memberi tahu harga mana yang berubah.',
  },
  profileSaved: { en: 'The store profile is saved.', id: 'Profil toko tersimpan.' },
  memberAdded: {
    en: 'The user is added and mailed a link to set a password.',
    id: 'Pengguna ditambahkan dan dikirimi tautan untuk mengatur kata sandi.',
  },
  memberSaved: { en: 'The user is saved.', id: 'Pengguna tersimpan.' },
  memberActivated: { en: 'User has been activated.', id: 'Pengguna telah diaktifkan.' },
  memberDeactivated: { en: 'User has been deactivated.', id: 'Pengguna telah dinonaktifkan.' },
  handedOver: {
    en: 'The ownership is handed over. Both of you are mailed.',
    id: 'Kepemilikan diserahkan. Keduanya dikirimi email.',
  },
})
