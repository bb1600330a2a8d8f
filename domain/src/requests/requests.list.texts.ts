import { defineTexts } from '../kernel/texts'
import { REJECTED_DAYS } from './requests.list.topics'

/** Spec 1 §2: the search over the list of requests, and bulk decisions. */
export const requestListTexts = defineTexts({
  byVendor: { en: 'Vendor', id: 'Vendor' },
  byDate: { en: 'Date Range', id: 'Rentang Tanggal' },
  byCode: { en: 'Code PR', id: 'Kode PR' },
  byAuthor: { en: 'Author', id: 'Pembuat' },
  byDepartment: { en: 'Department', id: 'Departemen' },
  byStatus: { en: 'Last Status', id: 'Status Terakhir' },
  toDecide: { en: 'To decide by me', id: 'Perlu saya putuskan' },
  ownDrafts: { en: 'My drafts', id: 'Draf saya' },
  ownRejected: {
    en: `Mine rejected in the last ${REJECTED_DAYS} days`,
    id: `Milik saya yang ditolak ${REJECTED_DAYS} hari terakhir`,
  },
  searchEmptyHelp: {
    en: 'Nothing fits this search. Change it, or clear it to see all.',
    id: 'Tidak ada yang sesuai dengan pencarian ini. Ubah, atau hapus untuk melihat semuanya.',
  },
  clearSearch: { en: 'Clear search', id: 'Hapus pencarian' },

  // Bulk decisions.
  selected: { en: '{{count}} selected', id: '{{count}} dipilih' },
  confirmApproveOne: {
    en: 'Are you sure want to approve 1 PR?',
    id: 'Yakin ingin menyetujui 1 PR?',
  },
  confirmApproveMany: {
    en: 'Are you sure want to approve {{count}} PRs?',
    id: 'Yakin ingin menyetujui {{count}} PR?',
  },
  confirmRejectOne: {
    en: 'Are you sure want to reject 1 PR?',
    id: 'Yakin ingin menolak 1 PR?',
  },
  confirmRejectMany: {
    en: 'Are you sure want to reject {{count}} PRs?',
    id: 'Yakin ingin menolak {{count}} PR?',
  },
  oneApproved: { en: '1 PR approved', id: '1 PR disetujui' },
  oneRejected: { en: '1 PR rejected', id: '1 PR ditolak' },
  allApproved: { en: 'All {{count}} PRs approved', id: 'Semua {{count}} PR disetujui' },
  allRejected: { en: 'All {{count}} PRs rejected', id: 'Semua {{count}} PR ditolak' },
  someApproved: {
    en: '{{done}} of {{count}} approved',
    id: '{{done}} dari {{count}} disetujui',
  },
  someRejected: {
    en: '{{done}} of {{count}} rejected',
    id: '{{done}} dari {{count}} ditolak',
  },
})
