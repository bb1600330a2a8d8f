import { defineTexts } from '../kernel/texts'

/** What the server itself says in the audit log, beside the screen's texts. */
export const auditExportTexts = defineTexts({
  /** Who did what the provider's staff, or nobody, did to a company. */
  pasok: { en: 'Pasok', id: 'Pasok' },
  actingFor: { en: 'Acting for', id: 'Bertindak untuk' },
})
