import type { Db } from '../../../db/db'
import { ensureSecret, readSecret } from '../../../db/secrets'
import type { Charging } from '../../../ports/payment-gateway'
import type { SandboxNews } from '../../../db/job-map'
import { createSandboxCharging } from './sandbox-charging'
import { tellSandbox } from './tell-sandbox'

/** Where a person pays what the sandbox was asked to take. */
export const SANDBOX_PATH = '/sandbox-pay'

export interface Sandbox {
  charging: Charging
  /** Calls us back. */
  tell(news: SandboxNews): Promise<void>
}

interface Places {
  /** Where people find the app. */
  publicUrl(): string
  /** Where this process listens: it calls itself. */
  address(): string
  /** Milliseconds for which it is waited. */
  patience?: number | undefined
}

/** The sandbox with a token of its own, made once and kept in the database. */
export async function openSandbox(db: Db, places: Places): Promise<Sandbox> {
  await ensureSecret(db, 'sandbox-callbacks')
  const token = (await readSecret(db, 'sandbox-callbacks')).toString('base64url')
  const { patience } = places
  return {
    charging: createSandboxCharging({
      db,
      token,
      pageAt: (reference) => `${places.publicUrl()}${SANDBOX_PATH}/${reference}`,
      ...(patience !== undefined && { patience }),
    }),
    tell: (news) =>
      tellSandbox(db, { url: `${places.address()}/api/callback/sandbox`, token }, news),
  }
}
