import type { Rate } from '../kernel/contract'

/** Each new member is mailed: nobody mails the world through us. */
export const NEW_MEMBER_RATE: Rate = {
  name: 'new-member',
  per: 'person',
  most: 60,
  seconds: 3600,
}

/** Users that are invited in one request. */
export const MOST_NEW_MEMBERS = 50

/** Rate for inviting several users: enough requests per hour for a large company. */
export const NEW_MEMBERS_RATE: Rate = {
  name: 'new-members',
  per: 'person',
  most: 6,
  seconds: 3600,
  counts: 'done',
}

/** Rows of a page of users (Spec 1 §9). */
export const USERS_PAGE_SIZE = 10

/** Most users that a department names in one call. */
export const MOST_DEPARTMENT_USERS = 2000

/** What the wire calls the department of a document without one (Spec 1 §2): no department has the name. */
export const NO_DEPARTMENT = 'generic'

/** Spec 2 §2: what the one who is invited becomes. */
export const CHANNELS = ['BUYER', 'VENDOR'] as const

/** Days for which a link is good. */
export const INVITATION_DAYS = 14

/** Addresses in one call. */
export const MOST_INVITED = 50

/**
 * Addresses that a company may invite in a day, those that are mailed again and those that turn out to
 * have an account among them: what an answer tells of them is limited, too.
 */
export const MOST_INVITATIONS_A_DAY = 200

export const USER_STATUSES = ['ACTIVE', 'INACTIVE'] as const

export const LONGEST_FILTER_NAME = 60
