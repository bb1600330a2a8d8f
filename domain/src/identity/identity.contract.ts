import { z } from 'zod'
import { accountCall, publicCall } from '../kernel/contract'
import { shortText } from '../kernel/shapes'
import { LINK_RATE, mailRates } from './identity.constants'
import { LINK_STATES } from './identity.model'

/** Signs out. Signing in is `POST /oauth/token`, the identity provider's own endpoint (`identity.model.ts`). */
export const signOut = accountCall({
  name: 'signOut',
  method: 'POST',
  path: '/user-buyer/logout',
  summary: 'Signs out: both tokens are rejected from the next request on',
  data: z.null(),
})

export const renameAccount = accountCall({
  name: 'renameAccount',
  method: 'PUT',
  path: '/account/name',
  summary: "Changes the current user's own name",
  body: z.object({ name: shortText }),
  data: z.object({ fullname: z.string() }),
  errors: ['rule'],
})

const emailText = z.string().trim().min(3).max(254)
/** The token as in the opened address; a damaged token is treated as an unknown link. */
const tokenText = z.string().trim().max(2000)
const passwordText = z.string().min(1).max(1024)

/**
 * Mails a link for setting a new password, from the forgot password screen or the account screen.
 * The specification requires GET although it writes.
 */
export const requestPasswordReset = publicCall({
  name: 'requestPasswordReset',
  method: 'GET',
  path: '/user-buyer/:email/change-password',
  summary:
    'Mails a link to set a new password; answers the same whether there is an account or not',
  writes: true,
  rates: mailRates('reset-mail', 'email'),
  params: z.object({ email: emailText }),
  data: z.null(),
  errors: ['rule'],
})

export const requestVerificationMail = publicCall({
  name: 'requestVerificationMail',
  method: 'POST',
  path: '/user-buyer/verification-mail',
  summary:
    'Mails the verification link again; the response does not reveal whether the account exists',
  rates: mailRates('verification-mail', 'email'),
  body: z.object({ email: emailText }),
  data: z.null(),
  errors: ['rule'],
})

export const verifyEmail = publicCall({
  name: 'verifyEmail',
  method: 'POST',
  path: '/user-buyer/verify-email',
  summary: 'Marks an email as verified, by the link that was mailed to it',
  rates: [LINK_RATE],
  body: z.object({ token: tokenText }),
  data: z.null(),
  errors: ['rule'],
})

/** Checks a link when it is opened, so that no user types a password for an expired link. */
export const checkResetLink = publicCall({
  name: 'checkResetLink',
  method: 'POST',
  path: '/user-buyer/check-reset-link',
  summary: 'Whether a link to set a new password can still be used',
  rates: [LINK_RATE],
  body: z.object({ token: tokenText }),
  data: z.object({ state: z.enum(LINK_STATES) }),
})

export const resetPassword = publicCall({
  name: 'resetPassword',
  method: 'POST',
  path: '/user-buyer/reset-password',
  summary: 'Sets a new password by a mailed link, and ends every open session of the account',
  rates: [LINK_RATE],
  body: z.object({ token: tokenText, password: passwordText }),
  data: z.null(),
  errors: ['rule'],
})
