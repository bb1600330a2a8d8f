import { updateBuyerUser } from '@pasok/domain/team/team.contract'
import { listTeamUsers } from '@pasok/domain/team/team.users.contract'
import { endpoint } from '../../http/endpoint'
import { presentUser } from './team.users.present'
import { listUserRows } from './team.users.store'
import { updateUser } from './update-buyer-user'

export const teamUserEndpoints = [
  endpoint(listTeamUsers, async ({ db, scope, actor }) => ({
    data: (await listUserRows(db, scope)).map((row) => presentUser(row, actor)),
  })),
  endpoint(updateBuyerUser, async ({ work, params, body }) => {
    await updateUser(work, params.auth_id, body)
    return { data: null }
  }),
]
