import type { openConversation as contract } from '@pasok/domain/chat/chat.contract'
import { chatErrors } from '@pasok/domain/chat/chat.errors'
import type { Conversation } from '@pasok/domain/chat/chat.model'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError, notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { writeAudit } from '../../../db/audit'
import { newId } from '../../../db/ids'
import type { Work } from '../../../db/work'
import { isPartner, listCompaniesOf } from './partners.store'
import { getConversation } from '../chat.queries'
import { findConversation, saveOpened, type ChatScope, type ConversationRow } from '../chat.store'

/**
 * Opens the conversation with a company, creating it if necessary, and adds it to this side's list. @throws
 * AppError `not_found` for an unknown or unrelated company; `rule` when no company is given or the users belong
 * to several.
 */
export async function openConversation(
  work: Work<ChatScope>,
  body: BodyOf<typeof contract>,
): Promise<Conversation> {
  const otherId = await companyOf(work, body)
  const { id } = await ensureConversation(work, otherId)
  return getConversation(work.trx, work.scope, work.actor.userId, id)
}

/**
 * Returns the conversation with a company, creating it if necessary. @throws AppError `not_found` for an
 * unknown or unrelated company.
 */
export async function ensureConversation(
  work: Work<ChatScope>,
  otherId: string,
  path?: string,
): Promise<ConversationRow> {
  const { trx, scope, now } = work
  const there = isId(otherId) ? await findConversation(trx, scope, { otherId }) : undefined
  if (there) return there
  if (!isId(otherId) || !(await isPartner(trx, scope, otherId))) throw notFound(path)
  const isNew = await saveOpened(trx, scope, otherId, { id: newId(), now })
  const row = await findConversation(trx, scope, { otherId })
  if (!row) throw new Error('The conversation that was just opened does not exist.')
  if (isNew)
    await writeAudit(work, {
      action: 'conversation.open',
      subject: 'conversation',
      subjectId: row.id,
      after: { company: scope.kind === 'buyer' ? row.vendor_name : row.buyer_name },
    })
  return row
}

/** Returns the given company, or the one to which all given users belong. */
async function companyOf(
  { trx, scope }: Work<ChatScope>,
  { company_id, usernames }: BodyOf<typeof contract>,
): Promise<string> {
  if (usernames.length === 0) {
    if (company_id === undefined) throw ruleError(chatErrors.whomTo, {}, 'usernames')
    return company_id
  }
  const wanted = new Set(usernames.map((email) => email.toLowerCase()))
  const found = await listCompaniesOf(trx, scope, [...wanted])
  const companies = new Set(found.map((one) => one.company_id))
  if (company_id !== undefined) companies.add(company_id)
  const [only] = companies
  if (only === undefined || only === null || found.length < wanted.size) throw notFound('usernames')
  // Unrelated companies get the same error as unknown ones.
  for (const id of companies)
    if (id === null || !isId(id) || !(await isPartner(trx, scope, id))) throw notFound('usernames')
  if (companies.size > 1) throw ruleError(chatErrors.severalCompanies, {}, 'usernames')
  return only
}
