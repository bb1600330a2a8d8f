import { defineTexts } from '../../kernel/texts'

/** The printed request: PDF file, print view and mail. */
export const requestPdfTexts = defineTexts({
  kind: { en: 'Purchase Request', id: 'Permintaan Pembelian' },
  lastChanged: { en: 'Last changed', id: 'Terakhir diubah' },
  decisions: { en: 'Decisions', id: 'Keputusan' },
  decision: { en: 'DECISION', id: 'KEPUTUSAN' },
  approve: { en: 'Approved', id: 'Disetujui' },
  reject: { en: 'Rejected', id: 'Ditolak' },
  step: { en: 'STEP', id: 'LANGKAH' },
  actingFor: { en: 'for {{company}}', id: 'untuk {{company}}' },
  page: { en: 'Page {{page}} of {{pages}}', id: 'Halaman {{page}} dari {{pages}}' },
  note: { en: 'Note: {{note}}', id: 'Catatan: {{note}}' },

  print: { en: 'Print', id: 'Cetak' },
  pdf: { en: 'PDF', id: 'PDF' },
  pdfTitle: { en: 'Save {{code}} as a PDF file', id: 'Simpan {{code}} sebagai berkas PDF' },
  pdfFailed: {
    en: 'The PDF file could not be created: {{code}}',
    id: 'Berkas PDF gagal dibuat: {{code}}',
  },
  send: { en: 'Send to approvers', id: 'Kirim ke penyetuju' },
  confirmSend: {
    en: 'Email {{code}} to its approvers?',
    id: 'Kirim {{code}} lewat email ke para penyetujunya?',
  },
  confirmSendHelp: {
    en: 'Each approver gets the request as a PDF file.',
    id: 'Setiap penyetuju menerima permintaan ini sebagai berkas PDF.',
  },
  sendNow: { en: 'Send', id: 'Kirim' },
  sentOne: { en: 'Emailed to 1 person', id: 'Dikirim ke 1 pengguna' },
  sentMany: { en: 'Emailed to {{count}} people', id: 'Dikirim ke {{count}} pengguna' },
  notSent: { en: 'Not emailed: {{code}}', id: 'Gagal dikirim: {{code}}' },
  nobody: {
    en: 'No one in your company can approve this purchase request. Ask the owner to give someone a role that approves.',
    id: 'Tidak ada pengguna di perusahaan Anda yang dapat menyetujui permintaan pembelian ini. Minta pemilik memberi seseorang peran yang dapat menyetujui.',
  },
})
