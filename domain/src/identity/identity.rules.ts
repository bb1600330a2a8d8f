/**
 * Accepts exactly one address, without lists or display names that a mailer would interpret. ASCII
 * only, because other letters can look the same, and the address identifies the account.
 */
const EMAIL = /^[\w!#$%&'*+\-/=?^`{|}~.]+@(?:[a-z\d-]+\.)+[a-z\d-]+$/i

/** Returns whether a text can be an email address; only a mail to it shows whether it exists. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text)
}

/** Characters that break a line. */
const BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u
/** Web and mail addresses that are recognisable anywhere. */
const ADDRESS = /:\/\/|(?<![\p{L}\p{N}])www\.|[^\s@]@[^\s@]+\.\p{L}{2}/iu
/** Words joined by dots, with an optional path or port. */
const POINTED = /([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)(\/\S|:\d)?/gu
/** Top-level domains that mail programs turn into links, regardless of case. */
const ENDING =
  /^(?:com|net|org|edu|gov|info|biz|name|pro|mobi|asia|xyz|online|site|website|shop|store|app|dev|link|click|top|live|club|life|win|vip|icu|cloud|tech|space|fun|work|world|page|ninja|agency|digital|media|email|support|services|group|company|finance|bank|money|loan|example|test|ac|ag|ai|at|au|be|bz|cc|cf|ch|cn|co|cz|dk|es|eu|fi|fr|ga|gg|gl|gq|hk|id|ie|io|it|jp|kr|la|li|lol|ly|mc|ml|mx|nl|nu|nz|ph|pk|pl|pw|ru|se|sg|sh|sk|so|su|th|tk|tv|tw|ua|uk|us|vn|ws|za)$/i
/** Abbreviations that are followed by a dot, often without a space. */
const SHORTENED =
  /^(?:pt|cv|ud|pd|fa|tb|tbk|st|no|rp|dr|drs|dra|ir|hj|jl|gg|kol|prof|mr|mrs|ms|ltd|inc)$/i
/** Dots of other scripts, which addresses treat as a dot. */
const POINTS = /[\u3002\uff0e\uff61]/g
const COMMON = /^(?:com|net|org|info|biz|xyz)$/i

/** Returns whether words joined by dots are read as an address; with a path or port nearly all are. */
function isAddress(pointed: string, hasMore: boolean): boolean {
  const words = pointed.split('.')
  const [first = '', end = ''] = words
  const last = words.at(-1) ?? ''
  if (words.length > 2) return hasMore || (ENDING.test(last) && (words.at(-2) ?? '').length > 1)
  if (SHORTENED.test(first)) return COMMON.test(end)
  if (hasMore) return /\p{L}/u.test(end)
  return first.length > 1 && ENDING.test(end)
}

/**
 * Returns whether a text, possibly of several lines, contains no clickable web or mail address.
 * Mail programs also link a bare `evil.com` or `t.co/x`, but not `PT.Maju`, `S.Ag` or `Rp.1.000`.
 */
export function namesNoAddress(text: string): boolean {
  const plain = text.replace(POINTS, '.')
  if (ADDRESS.test(plain)) return false
  return [...plain.matchAll(POINTED)].every(
    ([, pointed = '', more]) => !isAddress(pointed, more !== undefined),
  )
}

/**
 * Returns whether a text can be the name of a person or company. Mails carry names to addresses
 * that anybody can enter, so a name must not contain a link.
 */
export function isPlainName(text: string): boolean {
  return namesNoAddress(text) && !BREAK.test(text)
}

/** Maximum length in characters: enough for any passphrase, short enough to hash. */
export const LONGEST_PASSWORD = 128

const STRONG = /^(?=.*[a-z])(?=.*\d)(?=.*[@$!%*#?&])[A-Za-z\d@$!%*#?&]{8,}$/

/**
 * Returns whether a password has at least 8 characters of letters, digits and @$!%*#?&, including a
 * lowercase letter, a digit and a special character (Spec 1 §5).
 */
export function isStrongPassword(text: string): boolean {
  return text.length <= LONGEST_PASSWORD && STRONG.test(text)
}
