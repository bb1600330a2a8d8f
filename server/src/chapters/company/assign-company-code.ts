import { companyCodeOf, freeCompanyCode, LONGEST_CODE } from '@pasok/domain/company/company.code'
import { sql } from 'kysely'
import type { Trx } from '../../db/db'

/** Maximum number of digits appended to a code. */
const DIGITS = 5

/**
 * Returns a company code that no buyer or vendor uses. A lock until the transaction ends prevents two companies
 * from getting the same code.
 */
export async function assignCompanyCode(trx: Trx, legalName: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('company codes'))`.execute(trx)
  const code = companyCodeOf(legalName)
  const like = `${code.slice(0, LONGEST_CODE - DIGITS)}%`
  const used = await trx
    .selectFrom('buyers')
    .select('company_code')
    .where('company_code', 'like', like)
    .unionAll(trx.selectFrom('vendors').select('company_code').where('company_code', 'like', like))
    .execute()
  return freeCompanyCode(code, new Set(used.map(({ company_code }) => company_code)))
}
