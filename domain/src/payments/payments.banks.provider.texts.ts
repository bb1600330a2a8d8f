import { defineTexts } from '../kernel/texts'

/** The provider's console: banks. */
export const providerBankTexts = defineTexts({
  saved: { en: 'Bank changed', id: 'Bank diubah' },
  accountSaved: { en: 'Account for transfers set', id: 'Rekening tujuan transfer ditentukan' },
  accountRemoved: { en: 'Account for transfers removed', id: 'Rekening tujuan transfer dihapus' },
})
