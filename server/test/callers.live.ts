import { CALLERS } from './callers'

export interface Listener {
  who: string
  email: string
  isActing?: boolean
}

export const SILENT_ROLE = 'orders-read@maju.test'

/** All callers of the table of endpoints, a role without messages, and users of other companies. */
export const LISTENERS: readonly Listener[] = [
  ...CALLERS.flatMap(({ head, email, isActing = false }) =>
    head === undefined ? [] : [{ who: head, email, isActing }],
  ),
  { who: 'A role without messages', email: SILENT_ROLE },
  { who: 'Owner of another buyer', email: 'owner@lain.test' },
  { who: 'Owner of another vendor', email: 'vendor@karya.test' },
]

export const MAJUS = ['Owner', 'Purchasing', 'Approver', 'Template Manager', 'Receiving', 'Finance']
export const OF_MAJU = [...MAJUS, 'A role without messages']
export const SINARS = ['Vendor: owner', 'Vendor: member']
const OTHER_VENDORS = ['Vendor: owner, deactivated vendor', 'Owner of another vendor']
const OF_BARU = ['Owner, unverified', 'Super admin, acting']

/** Events and their recipients, listed independently of the server's rooms. */
export const RECEIVED_BY = {
  'changed documents of a verified company': OF_MAJU,
  'changed documents of the company that a super admin acts for': OF_BARU,
  'changed documents of a vendor': SINARS,
  'changed documents of the platform': ['Provider'],
  'a message between a buyer and a vendor': [...MAJUS, ...SINARS],
  'a broadcast to all buyers': [
    ...OF_MAJU,
    ...OF_BARU,
    'Owner, first time',
    'Owner of another buyer',
  ],
  'a broadcast to all vendors': [...SINARS, ...OTHER_VENDORS],
  'the read marks of the owner': ['Owner'],
  'the read marks of the super admin': ['Super admin'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type LiveEvent = keyof typeof RECEIVED_BY

const WRITES = [
  ...MAJUS,
  ...SINARS,
  'Super admin, acting',
  'Owner of another buyer',
  ...OTHER_VENDORS,
]
const EVERYBODY = LISTENERS.map(({ who }) => who)

/** Events that clients may send, and the users who may send each. */
export const SENT_BY: Readonly<Record<string, readonly string[]>> = {
  login: EVERYBODY,
  read_notif: EVERYBODY,
  msg_to: WRITES,
  read_msg: WRITES,
  typing: WRITES,
}
