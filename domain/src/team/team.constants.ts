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

/** After a name of one's own was saved, the session shows it (Spec 1 §9); ms. */
export const TEAM_RELOAD_DELAY = 1000

/** Most users that a department names in one call. */
export const MOST_DEPARTMENT_USERS = 2000
