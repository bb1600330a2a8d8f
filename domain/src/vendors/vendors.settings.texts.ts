import { defineTexts } from '../kernel/texts'

export const vendorSettingsTexts = defineTexts({
  heading: { en: 'Settings', id: 'Pengaturan' },
  tabs: { en: 'Settings', id: 'Pengaturan' },
  terms: { en: 'Terms', id: 'Ketentuan' },
  profile: { en: 'Store profile', id: 'Profil toko' },
  accounts: { en: 'Bank accounts', id: 'Rekening bank' },
  failed: { en: 'This was not saved', id: 'Gagal disimpan' },

  termsTitle: { en: 'Default terms', id: 'Ketentuan bawaan' },
  termsHelp: {
    en: 'They apply to every buyer without other agreed terms.',
    id: 'Berlaku bagi setiap pembeli tanpa kesepakatan lain.',
  },
  discount: { en: 'Default discount', id: 'Diskon bawaan' },
  discountHelp: {
    en: 'Applied to products without their own discount, for buyers without a discount from you. Prices change immediately; buyers’ drafts show the change and ask for confirmation before they are submitted.',
    id: 'Berlaku untuk produk tanpa diskon sendiri, bagi pembeli tanpa diskon khusus. Harga langsung berubah; draf pembeli menunjukkan perubahannya dan meminta konfirmasi sebelum diajukan.',
  },
  downPayment: { en: 'Default down payment', id: 'Uang muka bawaan' },
  downPaymentHelp: {
    en: 'Requested with each new order before it is prepared. 0: none. Requests that are already submitted do not change.',
    id: 'Diminta pada setiap pesanan baru sebelum disiapkan. 0: tanpa uang muka. Permintaan yang sudah diajukan tidak berubah.',
  },
  paymentTerm: { en: 'Default payment term', id: 'Termin pembayaran bawaan' },
  paymentTermHelp: {
    en: 'Days from the invoice until it is due, for products without a term of their own. 0: immediately. Requests that are already submitted do not change.',
    id: 'Jumlah hari sejak faktur hingga jatuh tempo, untuk produk tanpa termin sendiri. 0: langsung. Permintaan yang sudah diajukan tidak berubah.',
  },
  direct: { en: 'Buyers pay you directly', id: 'Pembeli membayar Anda langsung' },
  directHelp: {
    en: 'For invoices from now on: buyers transfer to your bank accounts and you confirm each proof. Off: they pay through Pasok. Invoices that are already issued do not change.',
    id: 'Untuk faktur mulai sekarang: pembeli mentransfer ke rekening Anda dan Anda mengonfirmasi setiap bukti. Nonaktif: mereka membayar lewat Pasok. Faktur yang sudah terbit tidak berubah.',
  },
  directNeedsAccount: {
    en: 'Buyers need an account to pay to.',
    id: 'Pembeli memerlukan rekening tujuan.',
  },
  toAccounts: { en: 'Add a bank account', id: 'Tambah rekening bank' },
  yes: { en: 'Yes', id: 'Ya' },
  no: { en: 'No', id: 'Tidak' },
  percent: { en: '%', id: '%' },
  days: { en: 'days', id: 'hari' },
  numberWanted: { en: 'Enter a number', id: 'Isi angka' },
  example: { en: 'For example', id: 'Contoh' },
  exampleText: {
    en: 'An order of one product at {{price}} before tax, without a discount of its own:',
    id: 'Pesanan satu produk seharga {{price}} sebelum pajak, tanpa diskon sendiri:',
  },
  examplePrice: { en: 'The buyer pays', id: 'Pembeli membayar' },
  exampleDown: { en: 'Before you prepare it', id: 'Sebelum disiapkan' },
  exampleRest: { en: 'The rest', id: 'Sisanya' },
  exampleDue: { en: 'Due', id: 'Jatuh tempo' },
  exampleDays: { en: '{{days}} days after the invoice', id: '{{days}} hari setelah faktur' },
  exampleNow: { en: 'With the invoice', id: 'Saat faktur terbit' },

  companyTitle: { en: 'Company', id: 'Perusahaan' },
  companyHelp: {
    en: 'Managed by Pasok. Contact us to change it.',
    id: 'Dikelola Pasok. Hubungi kami untuk mengubahnya.',
  },
  legalName: { en: 'Legal name', id: 'Nama legal' },
  companyCode: { en: 'Company code', id: 'Kode perusahaan' },
  companyCodeHelp: {
    en: 'Buyers find you by this code.',
    id: 'Pembeli menemukan Anda dengan kode ini.',
  },
  storeTitle: { en: 'Store', id: 'Toko' },
  storeHelp: {
    en: 'Shown at the top of your store.',
    id: 'Yang tampil di bagian atas toko Anda.',
  },
  logo: { en: 'Logo', id: 'Logo' },
  logoHelp: {
    en: 'PNG, JPEG or WebP, square, up to 10 MB.',
    id: 'PNG, JPEG, atau WebP, persegi, maksimal 10 MB.',
  },
  chooseLogo: { en: 'Upload logo', id: 'Unggah logo' },
  changeLogo: { en: 'Change logo', id: 'Ganti logo' },
  removeLogo: { en: 'Remove logo', id: 'Hapus logo' },
  cancelLogo: { en: 'Cancel upload', id: 'Batalkan unggahan' },
  uploadingLogo: { en: 'Uploading… {{percent}}%', id: 'Mengunggah… {{percent}}%' },
  checkingLogo: { en: 'Preparing the picture…', id: 'Menyiapkan gambar…' },
  logoFailed: {
    en: 'The logo was not uploaded. {{reason}}',
    id: 'Logo gagal diunggah. {{reason}}',
  },
  logoTooLarge: {
    en: 'This picture is larger than 10 MB. Choose a smaller one.',
    id: 'Gambar ini lebih dari 10 MB. Pilih yang lebih kecil.',
  },
  logoNoImage: {
    en: 'This is not a picture. Choose a PNG, JPEG or WebP file.',
    id: 'Ini bukan gambar. Pilih berkas PNG, JPEG, atau WebP.',
  },
  uploadRuns: {
    en: 'Wait until the logo is uploaded, or cancel it.',
    id: 'Tunggu hingga logo terunggah, atau batalkan.',
  },
  description: { en: 'Description', id: 'Deskripsi' },
  descriptionLeft: { en: '{{left}} characters left', id: 'Sisa {{left}} karakter' },
  contactTitle: { en: 'Contact', id: 'Kontak' },
  contactHelp: {
    en: 'For questions from buyers; it appears on their orders, too.',
    id: 'Untuk pertanyaan pembeli; juga tercantum pada pesanan mereka.',
  },
  phone: { en: 'Phone', id: 'Telepon' },
  taxNumber: { en: 'Tax number (NPWP)', id: 'NPWP' },
  taxNumberHelp: { en: 'Printed on your invoices.', id: 'Dicantumkan pada faktur Anda.' },
  phoneCountry: { en: 'Country of the phone', id: 'Negara telepon' },
  email: { en: 'Email', id: 'Email' },
  linksTitle: { en: 'Website and social media', id: 'Situs web dan media sosial' },
  linksHelp: {
    en: 'An account name or a link. Leave empty what you do not have.',
    id: 'Nama akun atau tautan. Kosongkan yang tidak ada.',
  },
  addressTitle: { en: 'Address', id: 'Alamat' },
  addressHelp: {
    en: 'Where your company is. Warehouses are chosen with each product.',
    id: 'Lokasi perusahaan Anda. Gudang dipilih pada setiap produk.',
  },
  preview: { en: 'How buyers see it', id: 'Yang dilihat pembeli' },
  previewNoText: { en: 'No description yet', id: 'Belum ada deskripsi' },
  previewInactive: {
    en: 'Your company is inactive at Pasok, so buyers cannot see it at the moment.',
    id: 'Perusahaan Anda nonaktif di Pasok, sehingga saat ini tidak tampil bagi pembeli.',
  },
})
