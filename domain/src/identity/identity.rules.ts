/**
 * One address and nothing else: no list, no name beside it, nothing that a mailer reads as one. Of
 * ASCII alone: other letters look like its own, and an account is known by its address.
 */
const EMAIL = /^[\w!#$%&'*+\-/=?^`{|}~.]+@(?:[a-z\d-]+\.)+[a-z\d-]+$/i

/** True for what may be an e-mail address; whether it is one, the mail to it tells. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text)
}

/** What makes a name an address to click on, or breaks its line. */
const NO_NAME = /:\/\/|(?<![\p{L}\p{N}])www\.|[\p{Cc}\p{Zl}\p{Zp}]/iu

/**
 * True for what may be a person's or company's name: our mails carry it to an address that anybody
 * can give, so that it carries no link there.
 */
export function isPlainName(text: string): boolean {
  return !NO_NAME.test(text)
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
