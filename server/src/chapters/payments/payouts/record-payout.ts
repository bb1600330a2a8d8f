import type { BodyOf } from '@pasok/domain/kernel/contract'
import { decimal } from '@pasok/domain/kernel/decimal'
import { ruleError, getFound } from '@pasok/domain/kernel/errors'
import { rupiah } from '@pasok/domain/kernel/figures'
import { isId } from '@pasok/domain/kernel/ids'
import type { recordPayout as contract } from '@pasok/domain/payments/owed/owed.contract'
import { owedErrors } from '@pasok/domain/payments/owed/owed.texts'
import { StaleRecord } from '../../../db/stale-record'
import { writeAudit } from '../../../db/audit'
import { newId } from '../../../db/ids'
import { checkBeforeWaiting } from '../../../db/lost-race'
import { vendorScope, type ProviderScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { attachProof } from '../../files/uploads/attach-upload'
import { listAccountRows } from '../bank-accounts/banks.store'
import { findLastPayout, insertPayout, lockBalance } from './owed.store'

/**
 * The provider records a full or partial payout to a vendor, with a proof.
 * 1. Checks the vendor's account.
 * 2. Locks the balance and checks its version and the amount.
 * 3. Saves the proof and the payout.
 * 4. Writes the audit entry. @throws AppError `not_found`; `stale_version` when another user recorded a payout
 *    meanwhile; `rule` when the amount exceeds the balance, the account is not the vendor's, or the proof is
 *    not a picture uploaded by the provider.
 */
export async function recordPayout(
  work: Work<ProviderScope>,
  vendorId: string,
  { amount, account_id: accountId, note, proof, version }: BodyOf<typeof contract>,
): Promise<void> {
  const { trx, scope, actor, now } = work
  const getAccount = await checkBeforeWaiting(async () => {
    const accounts = isId(vendorId) ? await listAccountRows(trx, vendorScope(vendorId)) : []
    const account = accounts.find(({ id }) => id === accountId.toLowerCase())
    if (!account) throw ruleError(owedErrors.accountUnknown, undefined, 'account_id')
    return account
  })
  const balance = getFound(
    isId(vendorId) ? await lockBalance(trx, scope, vendorId) : undefined,
    'vendor_id',
  )
  const { vendor_id, received, paid_out } = balance
  if (version !== Number(balance.payouts))
    throw new StaleRecord({ recordId: await findLastPayout(trx, scope, vendor_id) })
  const owed = decimal(received).minus(paid_out)
  if (owed.lt(amount))
    throw ruleError(owedErrors.tooMuch, { owed: rupiah(owed.toNumber()) }, 'amount')
  const account = await getAccount()
  const file = await attachProof(work, 'provider', proof, 'proof')
  const { name_code: bank_name, account_number, account_holder } = account
  const id = newId()
  await insertPayout(trx, scope, {
    vendor_id,
    id,
    amount,
    bank_name,
    account_number,
    account_holder,
    note,
    proof_file_id: file,
    created_by: actor.userId,
    created_by_name: actor.name,
    created_at: now,
  })
  await writeAudit(work, {
    action: 'payout.record',
    subject: 'payout',
    subjectId: id,
    vendorId: vendor_id,
    after: { amount: String(amount), bank: bank_name, account_number, account_holder, note, file },
  })
}
