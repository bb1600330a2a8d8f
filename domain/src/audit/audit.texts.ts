import { defineTexts } from '../kernel/texts'

/** Texts that the server writes into exported audit logs, in addition to the screen's texts. */
export const auditExportTexts = defineTexts({
  /** The actor shown to companies for actions of the provider's staff or of the system. */
  pasok: { en: 'Pasok', id: 'Pasok' },
  actingFor: { en: 'Acting for', id: 'Bertindak untuk' },
})

export const auditTexts = defineTexts({
  searchAudit: {
    en: 'Search person, action, name or code',
    id: 'Cari pengguna, tindakan, nama, atau kode',
  },
  company: { en: 'Company', id: 'Perusahaan' },
  anyCompany: { en: 'Any company', id: 'Semua perusahaan' },
  noCompany: { en: 'No company matches', id: 'Tidak ada perusahaan yang cocok' },
  from: { en: 'From', id: 'Dari' },
  to: { en: 'To', id: 'Sampai' },
  wrongOrder: {
    en: 'The start date is after the end date',
    id: 'Tanggal awal melewati tanggal akhir',
  },
  time: { en: 'Time', id: 'Waktu' },
  who: { en: 'User', id: 'Pengguna' },
  action: { en: 'Action', id: 'Aksi' },
  subject: { en: 'What', id: 'Apa' },
  actingFor: { en: '{{name}} acting for {{company}}', id: '{{name}} bertindak untuk {{company}}' },
  system: { en: 'The system', id: 'Sistem' },
  none: { en: 'The log is empty', id: 'Log masih kosong' },
  noneFound: {
    en: 'No log entries match these filters',
    id: 'Tidak ada catatan log yang cocok dengan filter ini',
  },
  noneFoundHelp: {
    en: 'Choose a longer period, or clear the filters.',
    id: 'Pilih periode yang lebih panjang, atau hapus filter.',
  },
  noneOwnHelp: {
    en: 'Changes to the company and its addresses, users, roles, departments and purchases will appear here: who made the change, when, and the values before and after.',
    id: 'Perubahan pada perusahaan beserta alamat, pengguna, peran, departemen, dan pembeliannya akan tampil di sini: siapa yang mengubah, kapan, serta nilai sebelum dan sesudahnya.',
  },
  noneVendorHelp: {
    en: 'Changes to your products, buyers, terms, store and team will appear here: who made the change, when, and the values before and after.',
    id: 'Perubahan pada produk, pembeli, ketentuan, toko, dan tim Anda akan tampil di sini: siapa yang mengubah, kapan, serta nilai sebelum dan sesudahnya.',
  },
  tab: { en: 'Activity', id: 'Aktivitas' },
  anySubject: { en: 'All types', id: 'Semua jenis' },
  noSubject: { en: 'No type with this name', id: 'Tidak ada jenis dengan nama ini' },
  export: { en: 'Export', id: 'Ekspor' },
  exportTitle: {
    en: 'Download the filtered entries as a spreadsheet (CSV)',
    id: 'Unduh catatan yang difilter sebagai lembar kerja (CSV)',
  },
  exporting: { en: 'Exporting…', id: 'Mengekspor…' },
  exportingSize: { en: 'Exporting… {{size}} MB', id: 'Mengekspor… {{size}} MB' },
  cancelExport: { en: 'Cancel export', id: 'Batalkan ekspor' },
  exportFailed: { en: 'The log could not be exported', id: 'Log tidak dapat diekspor' },
  exportAgain: { en: 'Try again', id: 'Coba lagi' },
  fileOf: { en: 'File …{{id}}', id: 'Berkas …{{id}}' },
  keptOne: { en: '1 unchanged', id: '1 tidak berubah' },
  keptMany: { en: '{{count}} unchanged', id: '{{count}} tidak berubah' },
  reordered: { en: 'Same entries, different order', id: 'Isi sama, urutan berbeda' },
  clear: { en: 'Clear filters', id: 'Hapus filter' },
  openEntry: { en: 'Show what changed', id: 'Tampilkan perubahan' },
  field: { en: 'Field', id: 'Kolom' },
  before: { en: 'Before', id: 'Sebelum' },
  after: { en: 'After', id: 'Sesudah' },
  nothingKept: { en: 'No field changed.', id: 'Tidak ada kolom yang berubah.' },
  unchangedOne: { en: '1 field is unchanged.', id: '1 kolom tidak berubah.' },
  unchangedMany: { en: '{{count}} fields are unchanged.', id: '{{count}} kolom tidak berubah.' },
  moreFields: { en: 'Show {{count}} more', id: 'Tampilkan {{count}} lagi' },
  empty: { en: 'empty', id: 'kosong' },
  yes: { en: 'yes', id: 'ya' },
  no: { en: 'no', id: 'tidak' },
  email: { en: 'Email', id: 'Email' },
  person: { en: 'User', id: 'Pengguna' },
  subjectId: { en: 'ID', id: 'ID' },
  address: { en: 'IP address', id: 'Alamat IP' },
  requestId: { en: 'Request ID', id: 'ID permintaan' },
  value: { en: 'Value', id: 'Nilai' },
  list: { en: 'Audit log', id: 'Log audit' },
})
