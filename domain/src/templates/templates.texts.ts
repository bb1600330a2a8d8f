import { defineTexts } from '../kernel/texts'

/**
 * Texts about templates on other screens; a separate catalogue, so that these screens need not load
 * the rest.
 */
export const templateEntryTexts = defineTexts({
  createNewFrom: { en: 'Create New PR From Template', id: 'Buat PR Baru dari Templat' },
})

/** Spec 1 §5, §8: the server's texts about templates; the screens' labels have their own catalogue. */
export const templateTexts = defineTexts({
  nameRequired: { en: 'Template Name is Required!', id: 'Nama Templat wajib diisi!' },
  empty: {
    en: 'A template needs at least one item.',
    id: 'Templat perlu minimal satu barang.',
  },
  saved: { en: 'Template saved', id: 'Templat tersimpan' },
  deleted: { en: 'Template deleted', id: 'Templat dihapus' },
  itemAdded: { en: 'Item added to template', id: 'Barang berhasil ditambahkan ke templat' },
})
