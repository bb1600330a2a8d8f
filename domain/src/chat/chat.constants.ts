/** Characters of one message. */
export const LONGEST_MESSAGE = 4_000
/** Files beside one message. */
export const MOST_FILES = 5
/** Characters of a quoted message that are shown above a reply. */
export const LONGEST_QUOTE = 200
/** Messages of one page of history. */
export const HISTORY_PAGE = 30
/** Messages that `history` brings after the login. */
export const HISTORY_AT_LOGIN = 50
/** Ms that somebody is shown as typing after the last sign of it. */
export const TYPING_SHOWN = 4_000
/** Days after which a message's time is told as a date (Spec 2 §9). */
export const RELATIVE_DAYS = 7
/** Companies that are offered to write to; a name finds the others. */
export const MOST_PARTNERS = 20
/** Codes whose cards are asked for at once. */
export const MOST_CARDS = 50
/** Messages that are named one by one when somebody has read on; of more, the newest. */
export const MOST_NAMED = 100
