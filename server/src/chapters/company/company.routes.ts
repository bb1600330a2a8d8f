import { getCompany, listAddresses } from '@pasok/domain/company/company.contract'
import { endpoint } from '../../http/endpoint'
import { presentAddress } from './company.present'
import { getCompanyDetail } from './company.queries'
import { listAddressRows } from './company.store'

export const companyEndpoints = [
  endpoint(listAddresses, async ({ db, scope }) => ({
    data: (await listAddressRows(db, scope)).map(presentAddress),
  })),
  endpoint(getCompany, async ({ db, scope }) => ({ data: await getCompanyDetail(db, scope) })),
]
