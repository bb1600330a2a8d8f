import { defineTexts } from './texts'

export const formTexts = defineTexts({
  cancel: { en: 'Cancel', id: 'Batal' },
  save: { en: 'Save', id: 'Simpan' },
  undo: { en: 'Undo changes', id: 'Batalkan perubahan' },
  saveChanges: { en: 'Save changes', id: 'Simpan perubahan' },
  failed: { en: 'This could not be saved', id: 'Tidak dapat disimpan' },
  discardTitle: { en: 'Close without saving?', id: 'Tutup tanpa menyimpan?' },
  discard: { en: 'Close', id: 'Tutup' },
  stay: { en: 'Stay', id: 'Tetap di sini' },
  leaveTitle: { en: 'Leave without saving?', id: 'Tinggalkan tanpa menyimpan?' },
  leaveText: {
    en: 'What you changed here has not been saved.',
    id: 'Perubahan Anda di sini belum disimpan.',
  },
  leaveUploadTitle: { en: 'Stop the upload?', id: 'Hentikan unggahan?' },
  leaveUploadText: {
    en: 'A file is still on its way. It is not kept if you leave now.',
    id: 'Sebuah berkas masih dikirim. Berkas itu tidak tersimpan jika Anda pergi sekarang.',
  },
  leave: { en: 'Leave', id: 'Tinggalkan' },
  overTitle: { en: 'This can’t be done any more', id: 'Ini tidak dapat dilakukan lagi' },
  overHelp: {
    en: 'Somebody else was faster. What you typed stays here until you close this.',
    id: 'Orang lain lebih cepat. Yang Anda ketik tetap di sini sampai Anda menutupnya.',
  },
  conflictTitle: {
    en: 'This was changed meanwhile',
    id: 'Ini telah diubah sementara itu',
  },
  conflictHelp: {
    en: 'Nothing of yours is saved yet. Choose which one counts.',
    id: 'Perubahan Anda belum disimpan. Pilih mana yang berlaku.',
  },
  mine: { en: 'Yours', id: 'Milik Anda' },
  theirs: { en: 'Theirs', id: 'Milik mereka' },
  nothing: { en: 'empty', id: 'kosong' },
  keepMine: { en: 'Save mine', id: 'Simpan milik saya' },
  takeTheirs: { en: 'Take theirs', id: 'Pakai milik mereka' },
  sameSaved: {
    en: 'Somebody else had saved the same already',
    id: 'Orang lain sudah menyimpan hal yang sama',
  },
  gone: {
    en: 'Somebody removed this meanwhile. What you typed is not saved.',
    id: 'Orang lain telah menghapus ini. Isian Anda tidak tersimpan.',
  },

  // An amount that can be read in two ways.
  whichFigure: { en: 'Which amount do you mean?', id: 'Angka mana yang Anda maksud?' },
  takeFigure: { en: 'Use {{figure}}', id: 'Gunakan {{figure}}' },
})
