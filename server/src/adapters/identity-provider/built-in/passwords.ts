import { hash, verify } from '@node-rs/argon2'

/** OWASP's choice for argon2id: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

let unknown: Promise<string> | undefined

/**
 * True when the password is the account's. Without an account the same work is done, so that the
 * answer's time tells nothing.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  unknown ??= hashPassword('nobody has this password')
  const right = await verify(stored ?? (await unknown), password)
  return stored !== undefined && right
}
