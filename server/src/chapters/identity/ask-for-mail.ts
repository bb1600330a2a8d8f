import { registrationErrors } from '@pasok/domain/identity/identity.errors'
import { isEmail } from '@pasok/domain/identity/identity.rules'
import { broken } from '@pasok/domain/kernel/errors'
import type { Language } from '@pasok/domain/kernel/texts'
import { addJob } from '../../db/jobs'
import type { Work } from '../../db/work'

/**
 * Asks for a mail with a link. Whether there is an account, a job finds out later: here the same is
 * done and said for every email, in the same time.
 * @throws AppError `rule` for what can't be an email.
 */
export async function askForMail(
  work: Work,
  job: 'mail-reset-link' | 'mail-verification-link',
  email: string,
  language: Language,
): Promise<void> {
  if (!isEmail(email)) throw broken(registrationErrors.emailInvalid, {}, 'email')
  await addJob(work.trx, job, { email: email.toLowerCase(), language })
}
