import { hash, verify } from '@node-rs/argon2'

/** OWASP's recommended argon2id parameters: 19 MiB of memory, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

let unknown: Promise<string> | undefined

/**
 * Returns whether the password matches the stored hash. Without an account, a dummy hash is verified so that
 * the response time does not reveal whether the account exists.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  unknown ??= hashPassword('nobody has this password')
  const right = await verify(stored ?? (await unknown), password)
  return stored !== undefined && right
}
