import { companyStageOf } from '@pasok/domain/company/company.abilities'
import { COMPANY_STAGES } from '@pasok/domain/company/company.constants'
import { COMPANY_STATES } from '@pasok/domain/company/company.states'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type Api } from '../../../test/api'
import { companyId } from '../../../test/company'
import { PROVIDER } from '../../db/scope'
import { countByStage, listCompanyRows } from './provider/companies.store'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

it.each(
  COMPANY_STATES.flatMap((state) => [true, false].map((isSubmitted) => ({ state, isSubmitted }))),
)(
  'a company stands in the lists where it stands: $state, submitted $isSubmitted',
  async ({ state, isSubmitted }) => {
    const id = companyId('baru')
    await api.pool.query(
      `update buyers set verification_status = $2, submitted_at = $3 where id = $1`,
      [id, state, isSubmitted ? new Date() : null],
    )
    const found: string[] = []
    for (const standing of COMPANY_STAGES) {
      const { rows } = await listCompanyRows(api.db, PROVIDER, { standing, skip: 0, limit: 100 })
      if (rows.some((row) => row.id === id)) found.push(standing)
      const counted = (await countByStage(api.db, PROVIDER)).find(
        (row) => row.standing === standing,
      )
      expect(Number(counted?.count ?? 0)).toBe(rows.length)
    }
    expect(found).toEqual([companyStageOf({ state, isSubmitted })])
  },
)
