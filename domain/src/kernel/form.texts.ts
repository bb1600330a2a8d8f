import { defineTexts } from './texts'

export const reasonTexts = defineTexts({
  reason: { en: 'Reason', id: 'Alasan' },
  reasonRequired: { en: 'A reason is required.', id: 'Alasan wajib diisi.' },
  reasonLong: { en: 'At most {{most}} characters.', id: 'Maksimal {{most}} karakter.' },
})

export const formTexts = defineTexts({
  cancel: { en: 'Cancel', id: 'Batal' },
  save: { en: 'Save', id: 'Simpan' },
  undo: { en: 'Undo changes', id: 'Urungkan perubahan' },
  saveChanges: { en: 'Save changes', id: 'Simpan perubahan' },
  failed: { en: 'The changes could not be saved', id: 'Perubahan tidak dapat disimpan' },
  discardTitle: { en: 'Close without saving?', id: 'Tutup tanpa menyimpan?' },
  discard: { en: 'Close', id: 'Tutup' },
  stay: { en: 'Stay', id: 'Tetap di sini' },
  leaveTitle: { en: 'Leave without saving?', id: 'Tinggalkan tanpa menyimpan?' },
  leaveText: {
    en: 'Your changes have not been saved.',
    id: 'Perubahan Anda belum disimpan.',
  },
  leaveUploadTitle: { en: 'Stop the upload?', id: 'Hentikan unggahan?' },
  leaveUploadText: {
    en: 'A file is still being uploaded. It will not be saved if you leave now.',
    id: 'Ada berkas yang masih diunggah. Berkas itu tidak tersimpan jika Anda meninggalkan halaman sekarang.',
  },
  leave: { en: 'Leave', id: 'Tinggalkan' },
  overTitle: { en: 'This is no longer possible', id: 'Ini tidak dapat dilakukan lagi' },
  overHelp: {
    en: 'Another user was faster. Your entries stay here until you close this dialog.',
    id: 'Pengguna lain lebih dahulu melakukannya. Isian Anda tetap ada sampai Anda menutup dialog ini.',
  },
  conflictTitle: {
    en: 'This was changed in the meantime',
    id: 'Data ini sudah diubah sementara Anda mengisi',
  },
  conflictHelp: {
    en: 'Your changes have not been saved yet. Choose which version to use.',
    id: 'Perubahan Anda belum disimpan. Pilih versi yang dipakai.',
  },
  mine: { en: 'Yours', id: 'Versi Anda' },
  theirs: { en: 'Theirs', id: 'Versi lain' },
  nothing: { en: 'empty', id: 'kosong' },
  keepMine: { en: 'Save mine', id: 'Simpan versi saya' },
  takeTheirs: { en: 'Use theirs', id: 'Pakai versi lain' },
  sameSaved: {
    en: 'Someone else has already saved the same change',
    id: 'Pengguna lain sudah menyimpan perubahan yang sama',
  },
  gone: {
    en: 'Someone else has removed this. Your entries were not saved.',
    id: 'Pengguna lain telah menghapus ini. Isian Anda tidak tersimpan.',
  },

  // An amount that can be read in two ways.
  whichFigure: { en: 'Which amount do you mean?', id: 'Jumlah mana yang Anda maksud?' },
  takeFigure: { en: 'Use {{figure}}', id: 'Gunakan {{figure}}' },
})
