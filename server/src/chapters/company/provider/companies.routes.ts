import * as calls from '@pasok/domain/company/provider/provider.contract'
import { endpoint } from '../../../http/endpoint'
import { paged } from '../../../http/lists'
import { listCategories, listTypes } from '../company.queries'
import { countCompanies, getCompanyFile, listCompanies } from './companies.queries'
import { decideCompany } from './decide-company'
import { saveCategory, saveType } from '../masters/save-type'

export const companyProviderEndpoints = [
  endpoint(calls.listCompanies, async ({ db, scope, query }) =>
    paged(await listCompanies(db, scope, query)),
  ),
  endpoint(calls.countCompanies, async ({ db, scope }) => ({
    data: await countCompanies(db, scope),
  })),
  endpoint(calls.getCompanyFile, async ({ db, actor, params }) => ({
    data: await getCompanyFile(db, actor, params.id),
  })),
  endpoint(calls.verifyCompany, async ({ work, params, body }) => {
    await decideCompany(work, params.id, { ...body, event: 'verify', reason: '' })
    return { data: null }
  }),
  endpoint(calls.returnCompany, async ({ work, params, body }) => {
    await decideCompany(work, params.id, { ...body, event: 'return' })
    return { data: null }
  }),
  endpoint(calls.listCompanyCategories, async ({ db, scope }) => ({
    data: await listCategories(db, scope),
  })),
  endpoint(calls.saveCompanyCategory, async ({ work, body }) => ({
    data: await saveCategory(work, body),
  })),
  endpoint(calls.listCompanyTypes, async ({ db, scope }) => ({
    data: await listTypes(db, scope),
  })),
  endpoint(calls.saveCompanyType, async ({ work, body }) => ({
    data: await saveType(work, body),
  })),
]
