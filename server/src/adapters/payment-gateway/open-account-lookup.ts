import type { AccountLookup } from '../../ports/account-lookup'
import type { OySettings } from './oy/oy-client'
import { createOyAccountLookup } from './oy/oy-account-lookup'
import { createSandboxAccountLookup } from './sandbox/sandbox-account-lookup'

/** Opens the lookup of account holders that the configuration selects: OY or the sandbox. */
export const openAccountLookup = (oy: OySettings | undefined): AccountLookup =>
  oy ? createOyAccountLookup(oy) : createSandboxAccountLookup()
