import type { Rate } from '../kernel/contract'

/** Limits how many mails to new members a user can cause. */
export const NEW_MEMBER_RATE: Rate = {
  name: 'new-member',
  per: 'person',
  max: 60,
  seconds: 3600,
}

/** Maximum number of users invited in one request. */
export const MAX_NEW_MEMBERS = 50

/** Rate limit for inviting several users, enough per hour for a large company. */
export const NEW_MEMBERS_RATE: Rate = {
  name: 'new-members',
  per: 'person',
  max: 6,
  seconds: 3600,
  counts: 'done',
}

/** Rows per page of users (Spec 1 §9). */
export const USERS_PAGE_SIZE = 10

/** Maximum number of a department's users in one request. */
export const MAX_DEPARTMENT_USERS = 2000

/** The API's name for the department of documents without one (Spec 1 §2); no department can have this name. */
export const NO_DEPARTMENT = 'generic'

/** Spec 2 §2: the side that an invited company joins. */
export const CHANNELS = ['BUYER', 'VENDOR'] as const

/** Lifetime of an invitation's link, in days. */
export const INVITATION_DAYS = 14

/** Maximum number of addresses in one request. */
export const MAX_INVITED = 50

/**
 * Maximum number of addresses a company may invite per day, including repeated mails and addresses
 * that have an account: this also limits how many addresses can be tested for accounts.
 */
export const MAX_INVITATIONS_A_DAY = 200
/** Minutes before the same address can be mailed again (`docs/domain.md` §4). */
export const INVITED_AGAIN_AFTER_MINUTES = 10
/** A protection against floods only; the company's daily limit is lower. */
export const INVITATION_RATE: Rate = {
  name: 'invitation',
  per: 'person',
  max: 2 * MAX_INVITATIONS_A_DAY,
  seconds: 3600,
  counts: 'done',
}

export const USER_STATUSES = ['ACTIVE', 'INACTIVE'] as const

export const LONGEST_FILTER_NAME = 60
