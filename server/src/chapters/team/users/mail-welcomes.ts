import { WELCOME_LINK_SECONDS } from '@pasok/domain/identity/identity.constants'
import {
  invitedMemberMail,
  invitedMemberOfIssuerMail,
  newMemberMail,
  newMemberOfIssuerMail,
} from '@pasok/domain/team/team.mails'
import { addJobs } from '../../../db/jobs'
import type { BuyerWork } from '../../../db/move'
import { postMails } from '../../../mail/post-mail'
import type { IdentityProvider } from '../../../ports/identity-provider'
import { mailFirstLinks } from '../../identity/links/links'

interface NewUser {
  id: string
  email: string
  full_name: string
}

interface Welcome {
  identity: Pick<IdentityProvider, 'resets'>
  /** True when a password was typed for the users who are added. */
  isTyped: boolean
}

/**
 * Mails new users the sign-in address and a link to set a password. When an external issuer stores the
 * passwords, its own mail contains the link.
 */
export async function mailWelcomes(
  work: BuyerWork,
  users: readonly NewUser[],
  { identity: { resets }, isTyped }: Welcome,
): Promise<void> {
  const { trx, now, actor } = work
  const { language, name: company } = actor.company
  const valuesOf = ({ email }: NewUser) => ({ email, manager: actor.name, company })
  if (resets.kind === 'by-link')
    return mailFirstLinks(
      trx,
      users.map((user) => ({
        kind: 'reset-password',
        user,
        language,
        words: isTyped ? newMemberMail : invitedMemberMail,
        values: valuesOf(user),
        now,
        seconds: WELCOME_LINK_SECONDS,
      })),
    )
  await postMails(
    trx,
    users.map((user) => ({
      kind: 'new-member',
      to: { email: user.email, name: user.full_name },
      language,
      words: isTyped ? newMemberOfIssuerMail : invitedMemberOfIssuerMail,
      values: { ...valuesOf(user), name: user.full_name },
      path: '/',
    })),
  )
  await addJobs(
    trx,
    'mail-reset-link',
    users.map(({ email }) => ({ email, language })),
  )
}
