import { z } from 'zod'
import { isUrl, onOrOff, setting } from './config.shapes'
import { StartError } from './start-error'

/** Who asks banks and lets people pay, when not the sandbox. */
export const GATEWAY_SETTINGS = {
  PAYMENT_SANDBOX: setting({
    meaning:
      'Whether people can pay without money, by a click on the page of a sandbox gateway: `on` or `off`. It stands in for gateways that are not set up; never in production.',
    usual: '`on` with the embedded database outside production, else `off`',
    must: 'on or off',
    schema: onOrOff,
  }),
  OY_USERNAME: setting({
    meaning: 'User name at OY Indonesia, which then says in whose name a bank account stands.',
    usual:
      'a sandbox that knows every account but 8888888888, and does not answer about 9999999999',
    must: 'a name without spaces',
    schema: z.string().max(200).regex(/^\S+$/),
  }),
  OY_API_KEY: setting({
    meaning: 'API key of `OY_USERNAME`.',
    usual: 'none',
    must: 'a key',
    secret: true,
    schema: z.string().max(500).regex(/^\S+$/),
  }),
  OY_BASE_URL: setting({
    meaning: 'Address of OY Indonesia; its staging is `https://api-stg.oyindonesia.com`.',
    usual: '`https://partner.oyindonesia.com`',
    must: 'an https or http address without a path',
    schema: z
      .string()
      .refine((text) => isUrl(text, 'http:', 'https:') && new URL(text).pathname === '/')
      .transform((text) => new URL(text).origin),
  }),
}

export interface OyConfig {
  baseUrl: string
  username: string
  apiKey: string
}

/**
 * OY as it is given, or none.
 * @throws StartError when a part of it is missing.
 */
export function assembleOy(given: {
  baseUrl: string | undefined
  username: string | undefined
  apiKey: string | undefined
}): OyConfig | undefined {
  const { baseUrl = 'https://partner.oyindonesia.com', username, apiKey } = given
  if (username === undefined && apiKey === undefined && given.baseUrl === undefined)
    return undefined
  if (username === undefined || apiKey === undefined)
    throw new StartError('bad_setting', 'OY_USERNAME and OY_API_KEY must be given together.')
  return { baseUrl, username, apiKey }
}
