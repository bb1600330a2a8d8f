import { isIP } from 'node:net'
import { z } from 'zod'
import { StartError } from './start-error'

export interface Setting<T> {
  /** Description for docs/running.md. */
  meaning: string
  /** Description of the default for docs/running.md. */
  usual: string
  /** Description of a valid value, as the end of the sentence "PORT must be …". */
  must: string
  /** True: the value is never repeated in an error. */
  secret?: true
  schema: z.ZodType<T, string>
}

export const setting = <T>(one: Setting<T>): Setting<T> => one

/**
 * Reads a setting from the environment; an empty one counts as missing. @throws StartError naming the invalid
 * variable
 */
export function read<T>(env: NodeJS.ProcessEnv, name: string, one: Setting<T>): T | undefined {
  const text = env[name]?.trim()
  if (text === undefined || text === '') return undefined
  const parsed = one.schema.safeParse(text)
  if (parsed.success) return parsed.data
  const given = one.secret ? '' : `, not "${text}"`
  throw new StartError('bad_setting', `${name} must be ${one.must}${given}.`)
}

export function isUrl(text: string, ...protocols: string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol)
}

/** Names that the web server accepts for whole networks. */
const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal'])

export function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0) return NETWORKS.has(text)
  const longest = family === 4 ? 32 : 128
  return (
    rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= longest))
  )
}

export interface Sender {
  name: string
  email: string
}

/** Parses a sender such as `Pasok <no-reply@pasok.test>`, or a bare address. */
export function readSender(text: string): Sender | undefined {
  const [, name = 'Pasok', inside] = /^"?([^"<>\p{Cc}]+?)"?\s*<(\S+)>$/u.exec(text) ?? []
  const email = inside ?? text
  return z.email().safeParse(email).success ? { name, email } : undefined
}

export const onOrOff = z.stringbool({
  truthy: ['on', 'true', '1', 'yes'],
  falsy: ['off', 'false', '0', 'no'],
})
