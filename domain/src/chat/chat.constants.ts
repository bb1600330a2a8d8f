/** Maximum length of a message, in characters. */
export const LONGEST_MESSAGE = 4_000
/** Maximum number of files per message. */
export const MAX_FILES = 5
/** Length of the quoted message shown above a reply, in characters. */
export const LONGEST_QUOTE = 200
export const HISTORY_PAGE = 30
/** Number of messages in the `history` event after login. */
export const HISTORY_AT_LOGIN = 50
/** How long a user is shown as typing after the last typing event. */
export const TYPING_SHOWN_MS = 4_000
/** Days after which a message's time is shown as a date (Spec 2 §9). */
export const RELATIVE_DAYS = 7
/** Maximum number of companies suggested for a new conversation; a search by name finds the others. */
export const MAX_PARTNERS = 20
/** Maximum number of codes in one request for cards. */
export const MAX_CARDS = 50
/** Maximum number of message ids in one read event; of more messages, only the newest are listed. */
export const MAX_NAMED = 100
