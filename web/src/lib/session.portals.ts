import { identityTexts } from '@pasok/domain/identity/identity.texts'
import type { TokenAnswer } from '@pasok/domain/identity/identity.model'
import type { Text } from '@pasok/domain/kernel/texts'
import { ApiError } from './api-error'
import { findProfile, requestTokens } from './identity-provider'
import { accountOf, begin, endSignIn } from './session'
import type { Account, PortalFlag } from './session.kinds'
import { tx } from './texts'

/** Ends the session of an account that signed in at the wrong portal. */
async function refuse(tokens: TokenAnswer, text: Text): Promise<never> {
  await endSignIn(tokens.access_token)
  throw new ApiError({ status: 403, code: 'forbidden', message: tx(text) })
}

/** Signs in a super admin (Spec 1 §6). @throws ApiError with the text to show; also for all other users. */
export async function signInSuperAdmin(email: string, password: string): Promise<Account> {
  const tokens = await requestTokens(email, password)
  const profile = findProfile(tokens.id_token)
  if (profile?.flag !== 'BUYER' || !profile.super_admin)
    return refuse(tokens, identityTexts.notSuperAdmin)
  return begin(accountOf(tokens, profile))
}

const NOT_OF_PORTAL = {
  PROVIDER: identityTexts.notProvider,
  VENDOR: identityTexts.notVendor,
} as const satisfies Record<PortalFlag, Text>

/**
 * Signs in a user of the provider or of a vendor (`docs/domain.md` §1). @throws ApiError with the text to show;
 * also for all other users.
 */
export async function signInToPortal(
  flag: PortalFlag,
  email: string,
  password: string,
): Promise<Account> {
  const tokens = await requestTokens(email, password)
  const profile = findProfile(tokens.id_token)
  if (profile?.flag !== flag) return refuse(tokens, NOT_OF_PORTAL[flag])
  return begin(accountOf(tokens, profile))
}
