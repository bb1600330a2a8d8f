import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { setting } from './config.shapes'
import { StartError } from './start-error'

function isLoopback({ hostname }: URL): boolean {
  if (hostname === 'localhost' || hostname === '[::1]') return true
  return isIP(hostname) === 4 && hostname.startsWith('127.')
}

/** Passwords are sent to the issuer, so the address must use HTTPS or stay on this machine. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  if (url.search !== '' || url.hash !== '' || url.username !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))
}

const name = z.string().max(300).regex(/^\S+$/)

/** Settings of the identity provider and of the keys that sign the application's own tokens. */
export const IDENTITY_SETTINGS = {
  SIGNING_KEYS_FILE: setting({
    meaning:
      'JSON Web Key Set with private keys (Ed25519, P-256 or RSA) for tokens: the first one signs, all verify. `SECURITY.md` says how to rotate them.',
    usual: 'one key is generated and stored in the database',
    must: 'a file',
    schema: z.string().transform((path) => resolve(path)),
  }),
  IDENTITY_ISSUER: setting({
    meaning:
      "External identity issuer with Auth0's API, such as `https://company.auth0.com`. Requires `IDENTITY_AUDIENCE` and `IDENTITY_CLIENT_ID`.",
    usual: 'accounts and passwords are stored in the database',
    must: 'an https address (http on this machine alone)',
    schema: z
      .string()
      .refine(isIssuer)
      .transform((text) => text.replace(/\/+$/, '')),
  }),
  IDENTITY_AUDIENCE: setting({
    meaning: 'Audience of the access tokens of `IDENTITY_ISSUER`: the name of its API.',
    usual: 'none',
    must: 'a name without spaces',
    schema: name,
  }),
  IDENTITY_CLIENT_ID: setting({
    meaning: 'Client id at `IDENTITY_ISSUER`, which is the audience of its id tokens.',
    usual: 'none',
    must: 'a name without spaces',
    schema: name,
  }),
  IDENTITY_CONNECTION: setting({
    meaning: 'Connection (directory of accounts) at `IDENTITY_ISSUER`.',
    usual: '`Username-Password-Authentication`',
    must: 'a name without spaces',
    schema: name,
  }),
}

export interface IssuerConfig {
  issuer: string
  audience: string
  clientId: string
  connection: string
}

/**
 * Assembles the issuer's settings; undefined when there are none. @throws StartError when they are incomplete.
 */
export function assembleIssuer(given: {
  issuer: string | undefined
  audience: string | undefined
  clientId: string | undefined
  connection: string | undefined
}): IssuerConfig | undefined {
  const { issuer, audience, clientId, connection = 'Username-Password-Authentication' } = given
  if (issuer === undefined && audience === undefined && clientId === undefined) return undefined
  if (issuer === undefined || audience === undefined || clientId === undefined)
    throw new StartError(
      'bad_setting',
      'IDENTITY_ISSUER, IDENTITY_AUDIENCE and IDENTITY_CLIENT_ID must be given together.',
    )
  if (audience === clientId)
    throw new StartError(
      'bad_setting',
      'IDENTITY_AUDIENCE must not be IDENTITY_CLIENT_ID: they distinguish the two kinds of tokens.',
    )
  return { issuer, audience, clientId, connection }
}
