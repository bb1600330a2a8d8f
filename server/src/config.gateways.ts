import { z } from 'zod'
import { isUrl, onOrOff, read, setting } from './config.shapes'
import { StartError } from './start-error'

const origin = z
  .string()
  .refine((text) => isUrl(text, 'http:', 'https:') && new URL(text).pathname === '/')
  .transform((text) => new URL(text).origin)
/** The minimum length makes the token impossible to guess. */
const token = z
  .string()
  .min(16)
  .max(500)
  .regex(/^[!-~]+$/)

export const GATEWAY_SETTINGS = {
  PAYMENT_SANDBOX: setting({
    meaning:
      '`on` adds a sandbox gateway, in which users pay without money on a page of ours. It replaces gateways that are not configured; refused in production.',
    usual:
      '`on` with the embedded database outside production if no gateway is configured, otherwise `off`',
    must: 'on or off',
    schema: onOrOff,
  }),
  XENDIT_SECRET_KEY: setting({
    meaning:
      'Secret key of Xendit, which then opens virtual accounts. Requires `XENDIT_CALLBACK_TOKEN`, and in its dashboard the callback for paid virtual accounts: `/api/callback/xendit` at `PUBLIC_URL`.',
    usual: 'Xendit is not used',
    must: 'a key',
    secret: true,
    schema: z
      .string()
      .max(500)
      .regex(/^[!-9;-~]+$/),
  }),
  XENDIT_CALLBACK_TOKEN: setting({
    meaning:
      'Token that authenticates callbacks of Xendit (`x-callback-token`), from its dashboard.',
    usual: 'none',
    must: 'a token of 16 characters or more',
    secret: true,
    schema: token,
  }),
  XENDIT_BASE_URL: setting({
    meaning: 'Address of Xendit.',
    usual: '`https://api.xendit.co`',
    must: 'an https or http address without a path',
    schema: origin,
  }),
  OY_USERNAME: setting({
    meaning: 'User name at OY Indonesia, which then looks up the holders of bank accounts.',
    usual:
      'a sandbox that finds a holder for every account except 8888888888, and does not answer for 9999999999',
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
    meaning: 'Address of OY Indonesia; its staging system is `https://api-stg.oyindonesia.com`.',
    usual: '`https://partner.oyindonesia.com`',
    must: 'an https or http address without a path',
    schema: origin,
  }),
  OY_CALLBACK_TOKEN: setting({
    meaning:
      'Token in the callback address of OY, `/api/callback/oy?token=…` at `PUBLIC_URL`, because OY signs nothing. With it OY also opens virtual accounts and payment pages.',
    usual: 'OY only looks up holders of accounts',
    must: 'a token of 16 characters or more, letters, digits, - and _',
    secret: true,
    schema: token.regex(/^[\w-]+$/),
  }),
}

interface OyConfig {
  baseUrl: string
  username: string
  apiKey: string
  /** Undefined: OY creates no accounts for payments. */
  callbackToken: string | undefined
}

interface XenditConfig {
  baseUrl: string
  secretKey: string
  callbackToken: string
}

export interface GatewayConfig {
  /** Undefined: bank account inquiries are simulated by the sandbox. */
  oy: OyConfig | undefined
  /** Undefined: Xendit creates no virtual accounts. */
  xendit: XenditConfig | undefined
  /** True: anyone can pay without money. */
  sandbox: boolean
}

const S = GATEWAY_SETTINGS

function readOy(env: NodeJS.ProcessEnv): OyConfig | undefined {
  const given = read(env, 'OY_BASE_URL', S.OY_BASE_URL)
  const username = read(env, 'OY_USERNAME', S.OY_USERNAME)
  const apiKey = read(env, 'OY_API_KEY', S.OY_API_KEY)
  const callbackToken = read(env, 'OY_CALLBACK_TOKEN', S.OY_CALLBACK_TOKEN)
  if ([given, username, apiKey, callbackToken].every((one) => one === undefined)) return undefined
  if (username === undefined || apiKey === undefined)
    throw new StartError('bad_setting', 'OY_USERNAME and OY_API_KEY must be given together.')
  return { baseUrl: given ?? 'https://partner.oyindonesia.com', username, apiKey, callbackToken }
}

function readXendit(env: NodeJS.ProcessEnv): XenditConfig | undefined {
  const given = read(env, 'XENDIT_BASE_URL', S.XENDIT_BASE_URL)
  const secretKey = read(env, 'XENDIT_SECRET_KEY', S.XENDIT_SECRET_KEY)
  const callbackToken = read(env, 'XENDIT_CALLBACK_TOKEN', S.XENDIT_CALLBACK_TOKEN)
  if ([given, secretKey, callbackToken].every((one) => one === undefined)) return undefined
  if (secretKey === undefined || callbackToken === undefined)
    throw new StartError(
      'bad_setting',
      'XENDIT_SECRET_KEY and XENDIT_CALLBACK_TOKEN must be given together.',
    )
  return { baseUrl: given ?? 'https://api.xendit.co', secretKey, callbackToken }
}

/**
 * Reads the gateways' settings. The sandbox is the default outside production when no gateway for payments is
 * configured. @throws StartError when a gateway is configured incompletely, or the sandbox is enabled in
 * production.
 */
export function readGateways(
  env: NodeJS.ProcessEnv,
  { mayDemo, isProduction }: { mayDemo: boolean; isProduction: boolean },
): GatewayConfig {
  const oy = readOy(env)
  const xendit = readXendit(env)
  const hasGateway = xendit !== undefined || oy?.callbackToken !== undefined
  const sandbox = read(env, 'PAYMENT_SANDBOX', S.PAYMENT_SANDBOX) ?? (mayDemo && !hasGateway)
  if (sandbox && isProduction)
    throw new StartError(
      'bad_setting',
      'PAYMENT_SANDBOX must be off in production: anyone can pay in it without money.',
    )
  return { oy, xendit, sandbox }
}
