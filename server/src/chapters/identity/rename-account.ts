import { findRegistrationProblem } from '@pasok/domain/identity/identity.registration'
import { ruleError } from '@pasok/domain/kernel/errors'
import { writeAudit } from '../../db/audit'
import type { Work } from '../../db/work'

/**
 * Renames the current user. Documents keep the author's name at their time. @throws AppError `rule` for an
 * empty name, or one that would become a link in a mail.
 */
export async function renameAccount(work: Work, name: string): Promise<void> {
  const problem = findRegistrationProblem('owner_name', name)
  if (problem) throw ruleError(problem, {}, 'name')
  const { trx, actor } = work
  const user = await trx
    .selectFrom('users')
    .select(['id', 'full_name', 'email'])
    .where('id', '=', actor.userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (user.full_name === name) return
  await trx
    .updateTable('users')
    .set((eb) => ({ full_name: name, version: eb('version', '+', 1) }))
    .where('id', '=', user.id)
    .execute()
  const { email } = user
  await writeAudit(work, {
    action: 'user.edit',
    subject: 'user',
    subjectId: user.id,
    before: { email, fullname: user.full_name },
    after: { email, fullname: name },
  })
}
