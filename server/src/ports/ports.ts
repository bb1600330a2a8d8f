import type { IdentityProvider } from './identity-provider'
import type { ObjectStore } from './object-store'
import type { Gateways, PaymentGateway } from './payment-gateway'
import type { PdfPort } from './pdf'
import type { SearchIndex } from './search-index'
import type { WorkbookPort } from './workbook'

/** What handlers reach outside of the database, each chosen by the configuration. */
export interface Ports {
  identity: IdentityProvider
  objects: ObjectStore
  /** Finds products. */
  index: SearchIndex
  /** Asks banks. */
  gateway: PaymentGateway
  /** Let people pay. */
  gateways: Gateways
  /** Makes documents for paper. */
  pdf: PdfPort
  /** Makes spreadsheets. */
  workbook: WorkbookPort
  /** The provider's mailbox for what a company can't change itself; empty when there is none. */
  marketingEmail: string
}
