import { ruleError, failure, getFound } from '@pasok/domain/kernel/errors'
import { teamErrors } from '@pasok/domain/team/team.errors'
import { sql } from 'kysely'
import type { BuyerActor } from '../../../db/actor'
import { writeAudit } from '../../../db/audit'
import { writeHistory } from '../../../db/history'
import { checkBeforeWaiting } from '../../../db/lost-race'
import type { BuyerScope } from '../../../db/scope'
import { endSignInsOf } from '../../../db/sign-ins'
import type { Work } from '../../../db/work'
import { assertDetailComplete } from '../../company/profile/update-company'
import { assertDocumentsComplete } from '../../company/documents/save-legal-documents'
import { supersedeLinks } from '../../identity/links/links'
import { findUser, lockUser, updateMember, type UserRow } from './users.store'

type BuyerWork = Work<BuyerScope> & { actor: BuyerActor }

interface Changes {
  isFirstTime?: boolean | undefined
  status?: 'ACTIVE' | 'INACTIVE' | undefined
}

/**
 * Completes the current user's own wizard, or changes the status of a user (Spec 1 §7). @throws AppError
 * `forbidden`; `not_found`; `rule`.
 */
export async function updateUser(work: BuyerWork, authId: string, changes: Changes): Promise<void> {
  if (changes.status !== undefined) assertMayManage(work.actor)
  const getUser = await checkBeforeWaiting(async () => {
    const one = getFound(await findUser(work.trx, work.scope, authId))
    if (changes.status === 'INACTIVE' && one.status === 'ACTIVE') assertMayDeactivate(work, one)
    return one
  })
  await lockUser(work.trx, work.scope, authId)
  const user = await getUser()
  if (changes.isFirstTime === false) await finishWizard(work, user)
  if (changes.status !== undefined) await setStatus(work, user, changes.status)
}

/** Checked before the user is looked up, so that an unauthorized caller cannot probe for users. */
function assertMayManage({ features, isVerified, isFirstTime }: BuyerActor): void {
  if (!features.has('team.manage') || !isVerified || isFirstTime) throw failure('forbidden')
}

/**
 * Completes the registering owner's wizard when the company's details and documents are complete. Repeating it
 * changes nothing.
 */
async function finishWizard(work: BuyerWork, user: UserRow): Promise<void> {
  const { trx, scope, now } = work
  if (user.id !== work.actor.userId) throw failure('forbidden')
  if (!user.first_time) return
  await assertDetailComplete(trx, scope)
  await assertDocumentsComplete(trx, scope)
  await trx.updateTable('users').set({ first_time: false }).where('id', '=', user.id).execute()
  const { verification_status: status } = await trx
    .updateTable('buyers')
    .set((eb) => ({
      submitted_at: eb.fn.coalesce('submitted_at', eb.val(now)),
      version: sql<number>`version + 1`,
      updated_at: now,
    }))
    .where('id', '=', scope.id)
    .returning('verification_status')
    .executeTakeFirstOrThrow()
  await writeHistory(work, scope, [{ document: 'company', documentId: scope.id, status }])
  await writeAudit(work, {
    action: 'company.submit',
    subject: 'company',
    subjectId: scope.id,
    after: { status },
  })
  await work.emit('company.submitted', { buyerId: scope.id, by: work.actor.userId })
}

function assertMayDeactivate({ actor }: BuyerWork, user: UserRow): void {
  if (user.is_owner) throw ruleError(teamErrors.owner, {}, 'status')
  if (user.id === actor.userId) throw ruleError(teamErrors.oneself, {}, 'status')
}

async function setStatus(
  work: BuyerWork,
  user: UserRow,
  status: 'ACTIVE' | 'INACTIVE',
): Promise<void> {
  const { trx, scope, now } = work
  if (user.status === status) return
  if (status === 'INACTIVE') {
    await endSignInsOf(trx, user.id, now, 'deactivated')
    await supersedeLinks(trx, user.id, now)
  }
  await updateMember(trx, scope, user.id, { status })
  const who = { email: user.email, fullname: user.full_name }
  await writeAudit(work, {
    action: status === 'ACTIVE' ? 'user.activate' : 'user.deactivate',
    subject: 'user',
    subjectId: user.id,
    before: { ...who, status: user.status },
    after: { ...who, status },
  })
}
