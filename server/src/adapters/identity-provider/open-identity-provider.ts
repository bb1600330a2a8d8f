import type { Db } from '../../db/db'
import type { IdentityProvider } from '../../ports/identity-provider'
import { createBuiltInProvider } from './built-in/built-in-provider'
import { createSigningKeys } from './database-keys'
import { createExternalProvider } from './external/external-provider'
import type { IssuerSettings } from './external/issuer-settings'
import type { SigningKeys } from './keys'
import { createTokens } from './tokens'

/** The provider that the configuration chooses: an external issuer, or else the built-in one. */
export function openIdentityProvider(
  db: Db,
  choice: { signingKeys?: SigningKeys; issuer?: IssuerSettings },
): IdentityProvider {
  const tokens = createTokens(choice.signingKeys ?? createSigningKeys(db))
  return choice.issuer
    ? createExternalProvider(db, tokens, choice.issuer)
    : createBuiltInProvider(db, tokens)
}
