import type pg from 'pg'
import { readSigningKeys } from './adapters/identity-provider/file-keys'
import { createSmtpMail } from './adapters/mail/smtp/smtp-mail'
import { openObjectStore } from './adapters/object-store/open-object-store'
import { openCharging, openPaymentGateway } from './adapters/payment-gateway/open-payment-gateway'
import { openSearchIndex } from './adapters/search-index/open-search-index'
import type { Config } from './config'
import type { ContextOptions } from './open-context'

function mailOf({ smtp, publicUrl }: Config) {
  return {
    ...(smtp && { mail: createSmtpMail(smtp) }),
    ...(publicUrl !== undefined && { publicUrl }),
  }
}

export async function identityOf({ signingKeysFile, issuer }: Config) {
  return {
    ...(signingKeysFile !== undefined && { signingKeys: await readSigningKeys(signingKeysFile) }),
    ...(issuer && { issuer }),
  }
}

/** Creates the external systems of the configuration, for both the HTTP server and the jobs. */
export async function contextOptionsOf(
  config: Config,
  { pool, replica }: { pool: pg.Pool; replica?: pg.Pool | undefined },
): Promise<ContextOptions> {
  return {
    pool,
    ...(replica && { replica }),
    index: openSearchIndex(pool, config.search),
    objects: await openObjectStore(config),
    gateway: openPaymentGateway(config.oy),
    gateways: openCharging(config),
    sandbox: config.sandbox,
    checkAnswers: config.environment === 'test',
    ...(config.marketingEmail !== undefined && { marketingEmail: config.marketingEmail }),
    ...mailOf(config),
    ...(await identityOf(config)),
  }
}
