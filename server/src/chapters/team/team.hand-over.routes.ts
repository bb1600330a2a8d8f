import { handOverCompany as contract } from '@pasok/domain/company/company.provider.contract'
import { endpoint } from '../../http/endpoint'
import { handOverCompany } from './hand-over-company'

export const handOverEndpoints = [
  endpoint(contract, async ({ work, params, body }) => {
    await handOverCompany(work, params.id, body.user_id)
    return { data: null }
  }),
]
