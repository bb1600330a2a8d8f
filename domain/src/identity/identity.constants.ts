import type { Rate } from '../kernel/contract'

/** Lifetime of a session from sign-in (Spec 1 §9). */
export const SESSION_LIFETIME_SECONDS = 10 * 60 * 60
/** Time without activity after which a user is signed out (Spec 1 §9). */
export const IDLE_LOGOUT_MS = 3_600_000
/** Time between the warning and the idle logout. */
export const IDLE_WARNING_MS = 60_000
/** Delay before a sign-in leads to the first screen (Spec 1 §9). */
export const SIGN_IN_REDIRECT_DELAY_MS = 300
/** Time for which errors of sign-in and registration are shown (Spec 1 §9). */
export const ERROR_CLEAR_DELAY_MS = 3_000
/** Number of wrong passwords for one account from one address before that pair is locked. */
export const WRONG_PASSWORDS_BEFORE_LOCK = 10
/** How long that pair is locked (`docs/domain.md` §4). */
export const LOCK_SECONDS = 15 * 60
/**
 * Number of wrong passwords for one account from all addresses before further attempts are delayed.
 * Addresses with an earlier successful sign-in are exempt, so that strangers' guesses cannot lock a
 * user out.
 */
export const GUESSES_BEFORE_DELAY = 20
/** The first delay; each further guess doubles it, up to `LOCK_SECONDS`. */
export const GUESS_DELAY_SECONDS = 60
/** Time after the last guess until the count is reset. */
export const GUESSES_FORGOTTEN_SECONDS = 60 * 60
/** Minimum time between two warnings to a user about guesses. */
export const GUESSES_WARNING_SECONDS = 24 * 60 * 60
/** Minimum time between two updates of a session's last activity. */
export const ACTIVITY_RESOLUTION_SECONDS = 60
/** Delay before a finished registration redirects to the sign-in page (Spec 1 §9). */
export const REGISTRATION_REDIRECT_DELAY_MS = 5_000
/** Delay before a super admin's sign-in redirects to the list of companies (Spec 1 §2). */
export const SUPER_ADMIN_REDIRECT_DELAY_MS = 1_000
/** Delay before the finished wizard redirects to the dashboard (Spec 1 §4, §9). */
export const WIZARD_REDIRECT_DELAY_MS = 1_000

/** Lifetime of the link that verifies an email, and of the one that resets a password (`docs/domain.md` §4). */
export const VERIFY_LINK_SECONDS = 3 * 24 * 60 * 60
export const RESET_LINK_SECONDS = 60 * 60
/**
 * Lifetime of the link by which a new super admin sets a password; long, because the
 * mail arrives unannounced.
 */
export const WELCOME_LINK_SECONDS = 3 * 24 * 60 * 60

/** Sign-ins per address; hundreds of users of one office may sign in from the same address. */
export const SIGN_IN_RATE: Rate = { name: 'sign-in', per: 'address', max: 300, seconds: 300 }
export const SIGN_UP_RATE: Rate = { name: 'sign-up', per: 'address', max: 50, seconds: 3600 }
/** Returns the rates of mails that users can request; each kind of mail is counted separately. */
export const mailRates = (name: string, field: string): Rate[] => [
  { name, per: 'address', max: 60, seconds: 3600 },
  { name, per: { field }, max: 5, seconds: 3600 },
]
/** Maximum number of links of one kind mailed to an account per hour; further ones are silently dropped. */
export const MAX_LINKS_AN_HOUR = 20
export const LINK_RATE: Rate = { name: 'link', per: 'address', max: 60, seconds: 600 }

export const SEARCH_APPLICATION = 'pasok'
/** Search requests per key and minute, far more than a user can type. */
export const SEARCHES_A_MINUTE = 1_200
