import { transferCompany as handOverCompanyContract } from '@pasok/domain/company/provider/provider.contract'
import { getSetting, registerCompany } from '@pasok/domain/team/team.contract'
import * as filtersCalls from '@pasok/domain/team/filters/filters.contract'
import { filterTexts } from '@pasok/domain/team/filters/filters.texts'
import * as settingsCalls from '@pasok/domain/team/settings/settings.contract'
import { settingsReplies } from '@pasok/domain/team/settings/settings.texts'
import { actForCompany, listOwnedCompanies } from '@pasok/domain/team/team.provider.contract'
import { endpoint } from '../../http/endpoint'
import { makeSearchKey } from '../identity/search-key'
import { actFor } from './act-for-company'
import { transferCompany } from './transfer-company'
import { registerNewCompany, signUpOwner } from './register-company'
import { saveSettings } from './save-company-settings'
import { removeFilter, saveFilter } from './filters/save-filter'
import { listFilterRows } from './filters/filters.store'
import { getUserData, getSettings, listOwned } from './team.queries'

export const teamEndpoints = [
  endpoint(getSetting, async ({ db, actor }) => ({
    data: { ...(await getUserData(db, actor)), search: await makeSearchKey(db, actor) },
  })),
  endpoint(
    registerCompany,
    ({ db, body, ports }) => signUpOwner(db, ports.identity, body),
    async ({ work, body, language, prepared }) => ({
      data: await registerNewCompany(work, body, language, prepared),
    }),
  ),
  endpoint(settingsCalls.getCompanySettings, async ({ db, scope }) => ({
    data: await getSettings(db, scope),
  })),
  endpoint(settingsCalls.saveCompanySettings, async ({ work, body }) => ({
    data: await saveSettings(work, body),
    message: settingsReplies.saved,
  })),
  endpoint(filtersCalls.listFilters, async ({ db, scope, actor, query }) => {
    const rows = await listFilterRows(db, scope, actor.userId, query.screen)
    return { data: rows.map(({ id, ...row }) => ({ _id: id, ...row })) }
  }),
  endpoint(filtersCalls.saveFilter, async ({ work, body }) => ({
    data: await saveFilter(work, body),
    message: filterTexts.saved,
  })),
  endpoint(filtersCalls.removeFilter, async ({ work, params }) => {
    await removeFilter(work, params.id)
    return { data: null, message: filterTexts.removed }
  }),
  endpoint(handOverCompanyContract, async ({ work, params, body }) => {
    await transferCompany(work, params.id, body.user_id)
    return { data: null }
  }),
  endpoint(listOwnedCompanies, async ({ db, actor, query }) => ({
    data: await listOwned(db, actor, query.buyer_name),
  })),
  endpoint(
    actForCompany,
    ({ ports }) => ports.identity.prepareIssue(),
    async ({ work, params, prepared }) => ({ data: await actFor(work, prepared, params.id) }),
  ),
]
