import type pg from 'pg'
import { readSigningKeys } from './adapters/identity-provider/file-keys'
import { createSmtpMail } from './adapters/mail/smtp/smtp-mail'
import { openObjectStore } from './adapters/object-store/open-object-store'
import { openCharging, openPaymentGateway } from './adapters/payment-gateway/open-payment-gateway'
import { openSearchIndex } from './adapters/search-index/open-search-index'
import type { Config } from './config'
import type { HouseOptions } from './open-house'

/** Where mail goes, and where its links lead. */
function mailOf({ smtp, publicUrl }: Config) {
  return {
    ...(smtp && { mail: createSmtpMail(smtp) }),
    ...(publicUrl !== undefined && { publicUrl }),
  }
}

/** Who knows the accounts, and what signs. */
export async function identityOf({ signingKeysFile, issuer }: Config) {
  return {
    ...(signingKeysFile !== undefined && { signingKeys: await readSigningKeys(signingKeysFile) }),
    ...(issuer && { issuer }),
  }
}

/** The outside systems of the configuration, for the HTTP server and for the jobs alike. */
export async function houseOptionsOf(
  config: Config,
  { pool, replica }: { pool: pg.Pool; replica?: pg.Pool | undefined },
): Promise<HouseOptions> {
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
