import { describeAccountLookup } from '../account-lookup.conformance'
import { createSandboxAccountLookup } from './sandbox-account-lookup'

describeAccountLookup('Sandbox', async () => ({
  lookup: createSandboxAccountLookup(),
  close: async () => undefined,
}))
