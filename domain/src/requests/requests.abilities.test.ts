import { describe, expect, it } from 'vitest'
import { FEATURES, type Feature } from '../kernel/features'
import { DEFAULT_ROLES } from '../team/team.default-roles'
import {
  actionsOn,
  canDo,
  isOwnRequest,
  REQUEST_ACTIONS,
  type RequestAction,
  type RequestActor,
} from './requests.abilities'
import { REQUEST_STATES, type RequestState } from './requests.states'

const ME = 'me'
const others = ['somebody', 'else']

const actor = (features: readonly Feature[], maySelfApprove = false): RequestActor => ({
  userId: ME,
  maySelfApprove,
  features: new Set(features),
})

type Allowed = Partial<Record<RequestState, readonly RequestAction[]>>

interface Kind {
  kind: string
  actor: RequestActor
  /** The actions allowed on requests of other users and on requests in which the user took part. */
  others: Allowed
  own: Allowed
}

const COPIES: Allowed = { Rejected: ['copy'] }
const BUILDS: Allowed = { Open: ['edit', 'submit', 'delete'], Submit: ['send'], ...COPIES }
const ALL: Allowed = { ...BUILDS, Submit: ['approve', 'reject', 'send'] }
const DECIDES: Allowed = { Submit: ['approve', 'reject'] }
const NOTHING: Allowed = {}

const KINDS: readonly Kind[] = [
  {
    kind: 'the Owner',
    actor: actor(DEFAULT_ROLES.owner.features, true),
    others: ALL,
    own: ALL,
  },
  {
    kind: 'the Owner whose requests somebody else approves',
    actor: actor(DEFAULT_ROLES.owner.features),
    others: ALL,
    own: BUILDS,
  },
  {
    kind: 'Purchasing',
    actor: actor(DEFAULT_ROLES.purchasing.features),
    others: BUILDS,
    own: BUILDS,
  },
  {
    kind: 'Approver',
    actor: actor(DEFAULT_ROLES.approver.features),
    others: DECIDES,
    own: NOTHING,
  },
  ...(['template-manager', 'receiving', 'finance'] as const).map((key) => ({
    kind: DEFAULT_ROLES[key].name,
    actor: actor(DEFAULT_ROLES[key].features),
    others: NOTHING,
    own: NOTHING,
  })),
  {
    kind: 'a custom role with everything',
    actor: actor(FEATURES),
    others: ALL,
    own: BUILDS,
  },
  { kind: 'a role with nothing', actor: actor([]), others: NOTHING, own: NOTHING },
  {
    kind: 'a role that may only edit',
    actor: actor(['requests.edit']),
    others: { Open: ['edit'] },
    own: { Open: ['edit'] },
  },
  {
    kind: 'a role that may only submit',
    actor: actor(['requests.submit']),
    others: { Open: ['submit'], Submit: ['send'] },
    own: { Open: ['submit'], Submit: ['send'] },
  },
  {
    kind: 'a role that may only delete',
    actor: actor(['requests.delete']),
    others: { Open: ['delete'] },
    own: { Open: ['delete'] },
  },
  {
    kind: 'a role that may only read and create',
    actor: actor(['requests.read', 'requests.create', 'requests.from-template']),
    others: COPIES,
    own: { Open: ['edit'], ...COPIES },
  },
  {
    kind: 'an Owner without features',
    actor: actor([], true),
    others: NOTHING,
    own: NOTHING,
  },
]

const TABLE = KINDS.flatMap((kind) =>
  REQUEST_STATES.flatMap((state) =>
    (['others', 'own'] as const).map((whose) => ({ ...kind, state, whose })),
  ),
)

describe('what may be done with a request', () => {
  it('is tested for every kind of actor, in every state', () => {
    expect(TABLE).toHaveLength(KINDS.length * REQUEST_STATES.length * 2)
  })

  // proves 1.4.18 1.6.4 1.6.8
  it.each(TABLE)('by $kind with $whose in $state', ({ state, whose, ...kind }) => {
    const isOwn = whose === 'own'
    const request = {
      state,
      author: isOwn ? ME : 'somebody',
      contributors: isOwn ? [...others, ME] : others,
    }
    const allowed = kind[whose][state] ?? []
    for (const action of REQUEST_ACTIONS)
      expect([action, canDo(kind.actor, action, request)]).toEqual([
        action,
        allowed.includes(action),
      ])
    expect(actionsOn(kind.actor, request)).toEqual(
      Object.fromEntries(REQUEST_ACTIONS.map((action) => [action, allowed.includes(action)])),
    )
  })

  it('allows users who may only create to edit drafts they made, not others they contributed to', () => {
    const creator = actor(['requests.create'])
    const contributors = ['maker', ME]
    expect(canDo(creator, 'edit', { state: 'Open', author: ME, contributors })).toBe(true)
    expect(canDo(creator, 'edit', { state: 'Open', author: 'maker', contributors })).toBe(false)
  })

  it('depends on the contributors, not on the author', () => {
    const approver = actor(DEFAULT_ROLES.approver.features)
    expect(isOwnRequest(approver, { contributors: ['maker', ME] })).toBe(true)
    expect(isOwnRequest(approver, { contributors: ['maker'] })).toBe(false)
    expect(isOwnRequest({ ...approver, maySelfApprove: true }, { contributors: [ME] })).toBe(false)
  })
})
