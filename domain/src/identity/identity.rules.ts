/**
 * One address and nothing else: no list, no name beside it, nothing that a mailer reads as one. Of
 * ASCII alone: other letters look like its own, and an account is known by its address.
 */
const EMAIL = /^[\w!#$%&'*+\-/=?^`{|}~.]+@(?:[a-z\d-]+\.)+[a-z\d-]+$/i

/** True for what may be an email address; whether it is one, the mail to it tells. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text)
}

/** What breaks a line. */
const BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u
/** What is an address wherever it stands: of the web, and of a mailbox. */
const ADDRESS = /:\/\/|(?<![\p{L}\p{N}])www\.|[^\s@]@[^\s@]+\.\p{L}{2}/iu
/** Words joined by points, and what may follow them in an address. */
const POINTED = /([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)(\/\S|:\d)?/gu
/** Ends that mail programs make a link of, however they are written. */
const ENDING =
  /^(?:com|net|org|edu|gov|info|biz|name|pro|mobi|asia|xyz|online|site|website|shop|store|app|dev|link|click|top|live|club|life|win|vip|icu|cloud|tech|space|fun|work|world|page|ninja|agency|digital|media|email|support|services|group|company|finance|bank|money|loan|example|test|ac|ag|ai|at|au|be|bz|cc|cf|ch|cn|co|cz|dk|es|eu|fi|fr|ga|gg|gl|gq|hk|id|ie|io|it|jp|kr|la|li|lol|ly|mc|ml|mx|nl|nu|nz|ph|pk|pl|pw|ru|se|sg|sh|sk|so|su|th|tk|tv|tw|ua|uk|us|vn|ws|za)$/i
/** What stands before a name with a point and often no blank. */
const SHORTENED =
  /^(?:pt|cv|ud|pd|fa|tb|tbk|st|no|rp|dr|drs|dra|ir|hj|jl|gg|kol|prof|mr|mrs|ms|ltd|inc)$/i
/** The points of other scripts, which an address takes for its own. */
const POINTS = /[\u3002\uff0e\uff61]/g
const COMMON = /^(?:com|net|org|info|biz|xyz)$/i

/** Whether words joined by points are read as an address; followed by a path or a port, nearly any are. */
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
 * True for words that carry no address to click on, of the web or of a mailbox; they may have lines. Mail
 * programs make links of a bare `evil.com` too, and of `t.co/x`; `PT.Maju`, `S.Ag` or `Rp.1.000` are none.
 */
export function namesNoAddress(text: string): boolean {
  const plain = text.replace(POINTS, '.')
  if (ADDRESS.test(plain)) return false
  return [...plain.matchAll(POINTED)].every(
    ([, pointed = '', more]) => !isAddress(pointed, more !== undefined),
  )
}

/**
 * True for what may be a person's or company's name: our mails carry it to an address that anybody
 * can give, so that it carries no link there.
 */
export function isPlainName(text: string): boolean {
  return namesNoAddress(text) && !BREAK.test(text)
}

/** Long enough for any passphrase, short enough to hash. */
export const LONGEST_PASSWORD = 128

const STRONG = /^(?=.*[a-z])(?=.*\d)(?=.*[@$!%*#?&])[A-Za-z\d@$!%*#?&]{8,}$/

/**
 * At least 8 characters of letters, digits and @$!%*#?&, with a lowercase letter, a digit and a
 * special one among them (Spec 1 §5).
 */
export function isStrongPassword(text: string): boolean {
  return text.length <= LONGEST_PASSWORD && STRONG.test(text)
}
