import { updateBuyerUser } from '@pasok/domain/team/team.contract'
import type { UserStatus } from '@pasok/domain/team/team.model'
import {
  addTeamUser,
  addTeamUsers,
  editTeamUser,
  listTeamUsers,
} from '@pasok/domain/team/users/users.contract'
import { teamUserTexts } from '@pasok/domain/team/team.texts'
import type { Text } from '@pasok/domain/kernel/texts'
import { endpoint } from '../../../http/endpoint'
import { addUser, signUpMember } from './add-team-user'
import { addUsers, signUpMembers } from './add-team-users'
import { editUser } from './edit-team-user'
import { presentUser } from '../team.queries'
import { listUserRows } from './users.store'
import { updateUser } from './update-buyer-user'

const STATUS_TEXT: Readonly<Record<UserStatus, Text>> = {
  ACTIVE: teamUserTexts.activated,
  INACTIVE: teamUserTexts.deactivated,
}

export const teamUserEndpoints = [
  endpoint(listTeamUsers, async ({ db, scope, actor, query }) => ({
    data: (await listUserRows(db, scope, query)).map((row) => presentUser(row, actor)),
  })),
  endpoint(
    addTeamUser,
    ({ body, ports }) => signUpMember(ports.identity, body),
    async ({ work, body, ports, prepared }) => ({
      data: await addUser(work, body, ports.identity, prepared),
      message: teamUserTexts.added,
    }),
  ),
  endpoint(
    addTeamUsers,
    ({ body, ports }) => signUpMembers(ports.identity, body.users),
    async ({ work, body, ports, prepared }) => {
      const data = await addUsers(work, body.users, ports.identity, prepared)
      const isInvited = data.some(({ outcome }) => outcome === 'invited')
      return { data, message: isInvited ? teamUserTexts.invited : teamUserTexts.noneInvited }
    },
  ),
  endpoint(editTeamUser, async ({ work, body }) => ({
    data: await editUser(work, body),
    message: teamUserTexts.updated,
  })),
  endpoint(updateBuyerUser, async ({ work, params, body }) => {
    await updateUser(work, params.auth_id, body)
    return { data: null, ...(body.status && { message: STATUS_TEXT[body.status] }) }
  }),
]
