import type { Feature } from '../kernel/features'
import type { Text } from '../kernel/texts'

/** A feature's name and description, shown when editing roles. */
interface FeatureWords {
  name: Text
  help: Text
}

const see = (en: string, id: string): FeatureWords => ({
  name: { en: `See ${en}`, id: `Melihat ${id}` },
  help: {
    en: `Open the screen and read all ${en} of the company.`,
    id: `Membuka layar dan membaca semua ${id} perusahaan.`,
  },
})

export const FEATURE_WORDS = {
  'products.read': {
    name: { en: 'See products', id: 'Melihat produk' },
    help: {
      en: 'Search products, with the company’s own prices.',
      id: 'Mencari produk, dengan harga khusus perusahaan.',
    },
  },
  'comparison.use': {
    name: { en: 'Compare products', id: 'Membandingkan produk' },
    help: { en: 'Compare products side by side.', id: 'Membandingkan produk secara berdampingan.' },
  },
  'vendors.read': see('vendors', 'vendor'),
  'vendors.manage': {
    name: { en: 'Manage preferred vendors', id: 'Mengelola vendor pilihan' },
    help: {
      en: 'Request preferred terms from vendors.',
      id: 'Meminta ketentuan khusus kepada vendor.',
    },
  },
  'requests.read': see('purchase requests', 'permintaan pembelian'),
  'requests.create': {
    name: { en: 'Create requests', id: 'Membuat permintaan' },
    help: { en: 'Create a draft from a cart.', id: 'Membuat draf dari keranjang.' },
  },
  'requests.edit': {
    name: { en: 'Edit open requests', id: 'Mengubah permintaan terbuka' },
    help: {
      en: 'Change drafts, including those of others.',
      id: 'Mengubah draf, termasuk milik orang lain.',
    },
  },
  'requests.submit': {
    name: { en: 'Submit requests', id: 'Mengajukan permintaan' },
    help: { en: 'Send drafts to the approvers.', id: 'Mengirim draf ke penyetuju.' },
  },
  'requests.delete': {
    name: { en: 'Delete open requests', id: 'Menghapus permintaan terbuka' },
    help: { en: 'Remove drafts.', id: 'Menghapus draf.' },
  },
  'requests.from-template': {
    name: { en: 'Create from templates', id: 'Membuat dari templat' },
    help: { en: 'Start a request from a template.', id: 'Memulai permintaan dari templat.' },
  },
  'requests.decide': {
    name: { en: 'Approve and reject requests', id: 'Menyetujui dan menolak permintaan' },
    help: {
      en: 'Decide on submitted requests, but never on your own.',
      id: 'Memutuskan permintaan yang diajukan, kecuali milik sendiri.',
    },
  },
  'templates.read': see('templates', 'templat'),
  'templates.create': {
    name: { en: 'Create templates', id: 'Membuat templat' },
    help: { en: 'Save a cart as a template.', id: 'Menyimpan keranjang sebagai templat.' },
  },
  'templates.edit': {
    name: { en: 'Edit templates', id: 'Mengubah templat' },
    help: { en: 'Change the items of a template.', id: 'Mengubah isi templat.' },
  },
  'templates.delete': {
    name: { en: 'Delete templates', id: 'Menghapus templat' },
    help: { en: 'Remove templates.', id: 'Menghapus templat.' },
  },
  'orders.read': see('purchase orders', 'pesanan pembelian'),
  'orders.cancel': {
    name: { en: 'Cancel orders', id: 'Membatalkan pesanan' },
    help: {
      en: 'Cancel orders that the vendor has not started.',
      id: 'Membatalkan pesanan yang belum dikerjakan vendor.',
    },
  },
  'orders.email': {
    name: { en: 'Email orders', id: 'Mengirim pesanan lewat email' },
    help: { en: 'Send an order as a PDF.', id: 'Mengirim pesanan sebagai PDF.' },
  },
  'orders.decide-items': {
    name: { en: 'Decide changed items', id: 'Memutuskan barang yang diubah' },
    help: {
      en: 'Accept or reject a vendor’s new quantity or price.',
      id: 'Menerima atau menolak jumlah atau harga baru dari vendor.',
    },
  },
  'orders.proof': {
    name: { en: 'Upload down payments', id: 'Mengunggah bukti uang muka' },
    help: {
      en: 'Upload the proof that a down payment was made.',
      id: 'Mengunggah bukti bahwa uang muka telah dibayar.',
    },
  },
  'receipts.read': see('goods receipts', 'penerimaan barang'),
  'receipts.create': {
    name: { en: 'Receive goods', id: 'Menerima barang' },
    help: {
      en: 'Enter and correct goods receipts.',
      id: 'Mencatat dan mengoreksi penerimaan barang.',
    },
  },
  'invoices.read': see('invoices', 'faktur'),
  'invoices.pay': {
    name: { en: 'Pay invoices', id: 'Membayar faktur' },
    help: {
      en: 'Create payments and upload proofs.',
      id: 'Membuat pembayaran dan mengunggah bukti.',
    },
  },
  'reports.read': see('report charts', 'grafik laporan'),
  'reports.download': {
    name: { en: 'Download reports', id: 'Mengunduh laporan' },
    help: {
      en: 'Download order lines as a spreadsheet.',
      id: 'Mengunduh baris pesanan sebagai lembar kerja.',
    },
  },
  'messages.use': {
    name: { en: 'Use messages', id: 'Memakai obrolan' },
    help: { en: 'Chat with vendors.', id: 'Mengobrol dengan vendor.' },
  },
  'company.read': {
    name: { en: 'See the company', id: 'Melihat perusahaan' },
    help: {
      en: 'Read details, legal documents and addresses.',
      id: 'Membaca detail, dokumen legal, dan alamat.',
    },
  },
  'company.edit': {
    name: { en: 'Edit the company', id: 'Mengubah perusahaan' },
    help: { en: 'Change details and addresses.', id: 'Mengubah detail dan alamat.' },
  },
  'audit.read': {
    name: { en: 'See the audit log', id: 'Melihat log audit' },
    help: {
      en: 'Read and export who changed what.',
      id: 'Membaca dan mengekspor siapa mengubah apa.',
    },
  },
  'team.manage': {
    name: { en: 'Manage users', id: 'Mengelola pengguna' },
    help: {
      en: 'Add and deactivate users, and assign any role except the owner’s.',
      id: 'Menambah dan menonaktifkan pengguna, serta memberi peran apa pun selain pemilik.',
    },
  },
  'roles.manage': {
    name: { en: 'Manage roles', id: 'Mengelola peran' },
    help: {
      en: 'Create roles with any permission.',
      id: 'Membuat peran dengan izin apa pun.',
    },
  },
  'departments.manage': {
    name: { en: 'Manage departments', id: 'Mengelola departemen' },
    help: { en: 'Assign users to departments.', id: 'Menentukan departemen setiap pengguna.' },
  },
  'invitations.send': {
    name: { en: 'Send invitations', id: 'Mengirim undangan' },
    help: { en: 'Invite buyers and vendors.', id: 'Mengundang pembeli dan vendor.' },
  },
  'settings.edit': {
    name: { en: 'Edit settings', id: 'Mengubah pengaturan' },
    help: {
      en: 'Change how the platform works for the company.',
      id: 'Mengubah cara kerja platform untuk perusahaan.',
    },
  },
} as const satisfies Record<Feature, FeatureWords>
