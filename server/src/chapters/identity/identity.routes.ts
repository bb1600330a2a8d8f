import {
  requestPasswordReset,
  requestVerificationMail,
  checkResetLink,
  renameAccount as renameAccountContract,
  resetPassword,
  signOut,
  verifyEmail,
} from '@pasok/domain/identity/identity.contract'
import { linkErrors } from '@pasok/domain/identity/identity.errors'
import { endpoint } from '../../http/endpoint'
import { requestMail } from './links/mail-link'
import { endSignIn } from './sign-in/sessions'
import { findLink } from './links/links'
import { renameAccount } from './rename-account'
import { hashNewPassword, resetPasswordByLink } from './links/reset-password'
import { verifyEmailByLink } from './links/verify-email'

export const identityEndpoints = [
  endpoint(signOut, async ({ work }) => {
    await endSignIn(work, 'signed out')
    return { data: null }
  }),
  endpoint(renameAccountContract, async ({ work, body }) => {
    await renameAccount(work, body.name)
    return { data: { fullname: body.name } }
  }),
  endpoint(requestPasswordReset, async ({ work, params, language }) => {
    await requestMail(work, 'mail-reset-link', params.email, language)
    return { data: null, message: linkErrors.resetMailed }
  }),
  endpoint(requestVerificationMail, async ({ work, body, language }) => {
    await requestMail(work, 'mail-verification-link', body.email, language)
    return { data: null, message: linkErrors.verificationMailed }
  }),
  endpoint(verifyEmail, async ({ work, body }) => ({
    data: null,
    message: await verifyEmailByLink(work, body.token),
  })),
  endpoint(checkResetLink, async ({ work, body }) => {
    const { state } = await findLink(work.trx, 'reset-password', body.token, work.now)
    return { data: { state } }
  }),
  endpoint(
    resetPassword,
    ({ body, ports }) => hashNewPassword(ports.identity, body.password),
    async ({ work, body, prepared }) => {
      await resetPasswordByLink(work, body.token, prepared)
      return { data: null, message: linkErrors.passwordSet }
    },
  ),
]
