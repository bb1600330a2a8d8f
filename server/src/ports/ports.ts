import type { IdentityProvider } from './identity-provider'
import type { ObjectStore } from './object-store'

/** What handlers reach outside of the database, each chosen by the configuration. */
export interface Ports {
  identity: IdentityProvider
  objects: ObjectStore
}
