import * as contracts from '@pasok/domain/team/team.filters.contract'
import { filterTexts } from '@pasok/domain/team/team.filters.texts'
import { endpoint } from '../../http/endpoint'
import { removeFilter, saveFilter } from './save-filter'
import { listFilterRows } from './team.filters.store'

export const filterEndpoints = [
  endpoint(contracts.listFilters, async ({ db, scope, actor, query }) => {
    const rows = await listFilterRows(db, scope, actor.userId, query.screen)
    return { data: rows.map(({ id, ...row }) => ({ _id: id, ...row })) }
  }),
  endpoint(contracts.saveFilter, async ({ work, body }) => ({
    data: await saveFilter(work, body),
    message: filterTexts.saved,
  })),
  endpoint(contracts.removeFilter, async ({ work, params }) => {
    await removeFilter(work, params.id)
    return { data: null, message: filterTexts.removed }
  }),
]
