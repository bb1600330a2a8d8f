import type { Rate } from '../kernel/contract'

/** Spec 1 §9 and `docs/domain.md` §4. Milliseconds unless said. */
export const SESSION_LIFETIME_SECONDS = 10 * 60 * 60
export const IDLE_LOGOUT = 3_600_000
/** How long before the idle logout a person is warned. */
export const IDLE_WARNING = 60_000
export const SIGN_IN_REDIRECT_DELAY = 300
export const ERROR_CLEAR_DELAY = 3_000
/** Wrong passwords for one account from one place before that pair is locked. */
export const WRONG_PASSWORDS_BEFORE_LOCK = 10
export const LOCK_SECONDS = 15 * 60
/**
 * Wrong passwords for one account from all places together before the next has to wait. Places that
 * the account was signed in from before are exempt: nobody is locked out by the guesses of others.
 */
export const GUESSES_BEFORE_DELAY = 20
/** The first delay; each further guess doubles it, up to `LOCK_SECONDS`. */
export const GUESS_DELAY_SECONDS = 60
/** Guesses are forgotten so long after the last. */
export const GUESSES_FORGOTTEN_SECONDS = 60 * 60
/** A person is warned of guesses at most once in so many seconds. */
export const GUESSES_WARNING_SECONDS = 24 * 60 * 60
/** Activity is written down at most once in so many seconds. */
export const ACTIVITY_RESOLUTION_SECONDS = 60
/** Milliseconds until a finished registration goes to the sign-in page (Spec 1 §9). */
export const REGISTRATION_REDIRECT_DELAY = 5_000
/** Until a super admin's sign-in goes to the list of companies (Spec 1 §2). */
export const SUPER_ADMIN_REDIRECT_DELAY = 1_000
/** Until the finished wizard goes to the dashboard (Spec 1 §4, §9). */
export const WIZARD_REDIRECT_DELAY = 1_000

export const VERIFY_LINK_SECONDS = 3 * 24 * 60 * 60
export const RESET_LINK_SECONDS = 60 * 60
/** Of the link by which a new super admin sets the first password: nobody waits for that mail. */
export const WELCOME_LINK_SECONDS = 3 * 24 * 60 * 60

/** Sign-ins from one place: an office of hundreds behind one address signs in on a Monday. */
export const SIGN_IN_RATE: Rate = { name: 'sign-in', per: 'address', most: 300, seconds: 300 }
export const SIGN_UP_RATE: Rate = { name: 'sign-up', per: 'address', most: 50, seconds: 3600 }
/** Mails that a person may ask for, each kind counted by itself. */
export const mailRates = (name: string, field: string): Rate[] => [
  { name, per: 'address', most: 60, seconds: 3600 },
  { name, per: { field }, most: 5, seconds: 3600 },
]
/** Links of a kind that an account is mailed in an hour, whoever asks; what is more is left out. */
export const MOST_LINKS_AN_HOUR = 20
export const LINK_RATE: Rate = { name: 'link', per: 'address', most: 60, seconds: 600 }

/** Application id of the search protocol (`wire.md`, Rulings: Search). */
export const SEARCH_APPLICATION = 'pasok'
/** Search requests that one key may make in a minute: far more than anybody types. */
export const SEARCHES_A_MINUTE = 1_200
