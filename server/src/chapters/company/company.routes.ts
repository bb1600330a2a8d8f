import * as calls from '@pasok/domain/company/company.contract'
import { endpoint } from '../../http/endpoint'
import { presentAddress } from './company.present'
import { getCompanyDetail, listCategoryOptions, listTypeOptions } from './company.queries'
import { listAddressRows } from './company.store'

export const companyEndpoints = [
  endpoint(calls.listAddresses, async ({ db, scope }) => ({
    data: (await listAddressRows(db, scope)).map(presentAddress),
  })),
  endpoint(calls.getCompany, async ({ db, scope }) => ({
    data: await getCompanyDetail(db, scope),
  })),
  endpoint(calls.listCategoryOptions, async ({ db, scope }) => ({
    data: await listCategoryOptions(db, scope),
  })),
  endpoint(calls.listTypeOptions, async ({ db, scope }) => ({
    data: await listTypeOptions(db, scope),
  })),
]
