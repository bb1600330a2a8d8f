import { freshDatabase } from '../../../../test/database'
import { createDb } from '../../../db/db'
import { describePaymentGateway } from '../payment-gateway.conformance'
import { setSandboxBehaviour } from './sandbox-behaviour'
import { expireInSandbox, findSandboxPayment, payInSandbox } from './sandbox-books'
import { createSandboxGateway, SANDBOX_TOKEN_HEADER, moneyCallback } from './open-sandbox'

const TOKEN = 'sandbox-token-of-the-tests'

describePaymentGateway('Sandbox gateway', { hasPage: true }, async () => {
  const database = await freshDatabase()
  const db = createDb(database.pool)
  const pageAt = (reference: string) => `/sandbox-pay/${reference}`
  return {
    gateway: createSandboxGateway({ db, token: TOKEN, pageAt, patience: 50 }),
    behave: (how) => setSandboxBehaviour(db, how === 'late' ? 'slow' : how),
    async pay(reference, amount) {
      const id = await payInSandbox(db, { reference, currency: 'IDR', amount: String(amount) })
      const money = await findSandboxPayment(db, id)
      if (!money) throw new Error('the sandbox lost money')
      const body = JSON.stringify(moneyCallback(money))
      return { headers: { [SANDBOX_TOKEN_HEADER]: TOKEN }, query: {}, body }
    },
    expire: (reference) => expireInSandbox(db, reference),
    async count() {
      const rows = await db.selectFrom('sandbox_accounts').select('reference').execute()
      return rows.length
    },
    close: () => database.drop(),
  }
})
