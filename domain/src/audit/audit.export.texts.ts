import { defineTexts } from '../kernel/texts'

/** Texts that the server writes into exported audit logs, in addition to the screen's texts. */
export const auditExportTexts = defineTexts({
  /** The actor shown to companies for actions of the provider's staff or of the system. */
  pasok: { en: 'Pasok', id: 'Pasok' },
  actingFor: { en: 'Acting for', id: 'Bertindak untuk' },
})
