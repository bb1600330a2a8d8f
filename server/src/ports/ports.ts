import type { IdentityProvider } from './identity-provider'

/** What handlers reach outside of the database, each chosen by the configuration. */
export interface Ports {
  identity: IdentityProvider
}
