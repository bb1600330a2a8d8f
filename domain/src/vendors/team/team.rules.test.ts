import { expect, it } from 'vitest'
import { registrationErrors } from '../../identity/identity.errors'
import { teamErrors } from '../../team/team.errors'
import { actionsOnMember, findMemberProblem, listMemberProblems } from './team.rules'

it('only the owner manages the team, and nobody deactivates the owner', () => {
  const none = {
    edit: false,
    activate: false,
    deactivate: false,
    'send-reset': false,
    'hand-over': false,
  }
  const active = { isOwner: false, status: 'ACTIVE' } as const
  const inactive = { isOwner: false, status: 'INACTIVE' } as const
  const owner = { isOwner: true, status: 'ACTIVE' } as const
  for (const member of [active, inactive, owner])
    expect(actionsOnMember({ isOwner: false }, member)).toEqual(none)
  expect(actionsOnMember({ isOwner: true }, active)).toEqual({
    ...none,
    edit: true,
    deactivate: true,
    'send-reset': true,
    'hand-over': true,
  })
  expect(actionsOnMember({ isOwner: true }, inactive)).toEqual({
    ...none,
    edit: true,
    activate: true,
  })
  expect(actionsOnMember({ isOwner: true }, owner)).toEqual({
    ...none,
    edit: true,
    'send-reset': true,
  })
})

it('a name is plain, an email an address', () => {
  expect(listMemberProblems({ fullname: 'Dewi Lestari', email: 'dewi@sinar.test' })).toEqual([])
  expect(findMemberProblem('fullname', '  ')).toBe(teamErrors.nameRequired)
  expect(findMemberProblem('fullname', 'https://x.test')).toBe(registrationErrors.nameNotPlain)
  expect(listMemberProblems({ fullname: '', email: 'x' }).map(({ field }) => field)).toEqual([
    'fullname',
    'email',
  ])
  expect(listMemberProblems({ fullname: 'Dewi' })).toEqual([])
})
