import { signOut } from '@pasok/domain/identity/identity.contract'
import { endpoint } from '../../http/endpoint'
import { endSignIn } from './end-sign-in'

export const identityEndpoints = [
  endpoint(signOut, async ({ work }) => {
    await endSignIn(work, 'signed out')
    return { data: null }
  }),
]
