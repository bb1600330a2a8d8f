import type { Rate } from '../kernel/contract'

/** Each new member is mailed: nobody mails the world through us. */
export const NEW_MEMBER_RATE: Rate = {
  name: 'new-member',
  per: 'person',
  most: 60,
  seconds: 3600,
}

/** Rows of a page of users (Spec 1 §9). */
export const USERS_PAGE_SIZE = 10

/** Most users that a department names in one call. */
export const MOST_DEPARTMENT_USERS = 2000

/** What the wire calls the department of a document without one (Spec 1 §2): no department has the name. */
export const NO_DEPARTMENT = 'generic'
