import type { AccountLookup } from '../../ports/account-lookup'
import type { OySettings } from '../payment-gateway/oy/oy-client'
import { createOyAccountLookup } from './oy-account-lookup'
import { createSandboxAccountLookup } from './sandbox-account-lookup'

/** Opens the lookup of account holders that the configuration selects: OY or the sandbox. */
export const openAccountLookup = (oy: OySettings | undefined): AccountLookup =>
  oy ? createOyAccountLookup(oy) : createSandboxAccountLookup()
