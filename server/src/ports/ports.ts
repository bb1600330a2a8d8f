import type { AccountLookup } from './account-lookup'
import type { IdentityProvider } from './identity-provider'
import type { ObjectStore } from './object-store'
import type { Gateways } from './payment-gateway'
import type { PdfPort } from './pdf'
import type { SearchIndex } from './search-index'
import type { WorkbookPort } from './workbook'

/** The external systems of handlers besides the database, selected by the configuration. */
export interface Ports {
  identity: IdentityProvider
  objects: ObjectStore
  index: SearchIndex
  accountLookup: AccountLookup
  gateways: Gateways
  pdf: PdfPort
  workbook: WorkbookPort
  /** The provider's email address for changes that a company cannot make itself; empty when there is none. */
  marketingEmail: string
}
