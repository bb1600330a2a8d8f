import type { Text } from '@pasok/domain/kernel/texts'
import type { UserStatus } from '@pasok/domain/team/team.model'
import { vendorPortalReplies } from '@pasok/domain/vendors/vendors.store.texts'
import * as calls from '@pasok/domain/vendors/team/team.contract'
import { endpoint } from '../../../http/endpoint'
import {
  addMember,
  signUpMember,
  editMember,
  transferOwnership,
  setMemberStatus,
} from './edit-vendor-team'
import { presentMember } from '../profile/profile.present'
import { listMemberRows } from './team.store'

const STATUS_TEXT: Readonly<Record<UserStatus, Text>> = {
  ACTIVE: vendorPortalReplies.memberActivated,
  INACTIVE: vendorPortalReplies.memberDeactivated,
}

export const vendorTeamEndpoints = [
  endpoint(calls.listVendorTeam, async ({ db, scope, actor, query }) => ({
    data: (await listMemberRows(db, scope, query)).map((row) => presentMember(row, actor)),
  })),
  endpoint(
    calls.addVendorMember,
    ({ actor, body, ports }) => signUpMember(ports.identity, actor, body),
    async ({ work, body, language, ports, prepared }) => ({
      data: await addMember(work, body, { identity: ports.identity, language }, prepared),
      message: vendorPortalReplies.memberAdded,
    }),
  ),
  endpoint(calls.editVendorMember, async ({ work, body }) => ({
    data: await editMember(work, body),
    message: vendorPortalReplies.memberSaved,
  })),
  endpoint(calls.setVendorMemberStatus, async ({ work, body, ports }) => ({
    data: await setMemberStatus(work, body, ports.identity),
    message: STATUS_TEXT[body.status],
  })),
  endpoint(calls.transferVendor, async ({ work, body }) => {
    await transferOwnership(work, body._id)
    const rows = await listMemberRows(work.trx, work.scope)
    const requester = { userId: work.actor.userId, isOwner: false }
    return {
      data: rows.map((row) => presentMember(row, requester)),
      message: vendorPortalReplies.handedOver,
    }
  }),
]
