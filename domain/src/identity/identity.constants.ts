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
/** Activity is written down at most once in so many seconds. */
export const ACTIVITY_RESOLUTION_SECONDS = 60
