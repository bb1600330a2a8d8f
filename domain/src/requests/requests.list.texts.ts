import { defineTexts } from '../kernel/texts'
import { REJECTED_SHOWN_DAYS } from './requests.constants'

/** Spec 1 §2: the search over the list of requests, and bulk decisions. */
export const requestListTexts = defineTexts({
  byVendor: { en: 'Vendor', id: 'Vendor' },
  byDate: { en: 'Date Range', id: 'Rentang Tanggal' },
  byCode: { en: 'Code PR', id: 'Kode PR' },
  byAuthor: { en: 'Author', id: 'Pembuat' },
  byDepartment: { en: 'Department', id: 'Departemen' },
  byStatus: { en: 'Last Status', id: 'Status Terakhir' },
  toDecide: { en: 'For me to decide', id: 'Perlu saya putuskan' },
  ownDrafts: { en: 'My drafts', id: 'Draf saya' },
  ownRejected: {
    en: `My requests rejected in the last ${REJECTED_SHOWN_DAYS} days`,
    id: `Permintaan saya yang ditolak dalam ${REJECTED_SHOWN_DAYS} hari terakhir`,
  },
  searchEmptyHelp: {
    en: 'Nothing matches this search. Change it, or clear it to see all.',
    id: 'Tidak ada yang cocok dengan pencarian ini. Ubah, atau hapus untuk melihat semuanya.',
  },
  clearSearch: { en: 'Clear search', id: 'Hapus pencarian' },

  // Bulk decisions.
  selected: { en: '{{count}} selected', id: '{{count}} dipilih' },
  confirmApproveOne: {
    en: 'Approve 1 PR?',
    id: 'Yakin ingin menyetujui 1 PR?',
  },
  confirmApproveMany: {
    en: 'Approve {{count}} PRs?',
    id: 'Yakin ingin menyetujui {{count}} PR?',
  },
  confirmRejectOne: {
    en: 'Reject 1 PR?',
    id: 'Yakin ingin menolak 1 PR?',
  },
  confirmRejectMany: {
    en: 'Reject {{count}} PRs?',
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
