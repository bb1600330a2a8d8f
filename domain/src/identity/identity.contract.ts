import { z } from 'zod'
import { defineContract } from '../kernel/contract'

/** Sign-in itself is `POST /oauth/token`, the identity provider's own call (`identity.model.ts`). */
export const signOut = defineContract({
  name: 'signOut',
  method: 'POST',
  path: '/user-buyer/logout',
  summary: 'Ends this sign-in: both tokens are refused from the next call on',
  surface: 'account',
  token: 'access',
  feature: 'any',
  standing: 'any',
  data: z.null(),
})
