import { setTimeout as pause } from 'node:timers/promises'
import { ruleError } from '@pasok/domain/kernel/errors'
import type { Text } from '@pasok/domain/kernel/texts'
import { LOOK_SECONDS } from '@pasok/domain/payments/payments.constants'
import * as calls from '@pasok/domain/payments/payments.contract'
import { paymentErrors } from '@pasok/domain/payments/payments.errors'
import type { Transaction } from '@pasok/domain/payments/payments.model'
import { paymentReplies } from '@pasok/domain/payments/payments.replies.texts'
import type { BuyerActor } from '../../db/actor'
import type { BuyerScope } from '../../db/scope'
import { paged } from '../../http/lists'
import { endpoint, type CallSteps, type Reply } from '../../http/endpoint'
import type { Gateways } from '../../ports/payment-gateway'
import type { PaymentMethod } from './find-destination'
import { giveUpTransfer, submitProof } from './review-transfer'
import { getTransaction, listTransactions } from './payments.queries'
import { checkPayment } from './gateway-checks/check-payment'
import { startPayment, type PaymentInput } from './start-payment'

type PayingSteps = CallSteps<BuyerScope, BuyerActor>

/** Starts a payment, lets its gateway create the account, and returns the result. */
async function pay(
  work: PayingSteps,
  gateways: Gateways,
  method: PaymentMethod,
  input: PaymentInput,
) {
  const { code } = await work.first((first) => startPayment(first, method, input))
  await checkPayment(work.db, { gateways, step: work.step }, work.scope, code)
  return startedReply(await getTransaction(work.db, work.actor, code))
}

const OPENED: Readonly<Record<Transaction['payment_method'], Text>> = {
  'Virtual Account': paymentReplies.opened,
  'Bank Transfer Page': paymentReplies.pageOpened,
  'Manual Bank Transfer': paymentReplies.transferBegun,
}

/** A repeated request with the same key may return a payment that has progressed meanwhile. */
function messageOf({ lastStatus, payment_method: method }: Transaction): Text {
  if (lastStatus === 'Creating') return paymentReplies.preparing
  if (lastStatus === 'Paid') return paymentReplies.paid
  if (lastStatus === 'Expired') return paymentReplies.expired
  return OPENED[method]
}

/** @throws AppError `rule` with the gateway's reason when it refused the payment. */
function startedReply(data: Transaction): Reply<Transaction> {
  if (data.lastStatus === 'Failed')
    throw ruleError(paymentErrors.refused, { reason: data.statuses.at(-1)?.note ?? '' })
  return { data, message: messageOf(data) }
}

export const paymentEndpoints = [
  endpoint(calls.payByXenditAccount, {
    inSteps: ({ work, body, ports: { gateways } }) =>
      pay(work, gateways, { kind: 'Virtual Account', gateway: gateways.xendit }, body),
  }),
  endpoint(calls.payByOyAccount, {
    inSteps: ({ work, body, ports: { gateways } }) =>
      pay(work, gateways, { kind: 'Virtual Account', gateway: gateways.oy }, body),
  }),
  endpoint(calls.payByTransferPage, {
    inSteps: ({ work, body, ports: { gateways } }) =>
      pay(work, gateways, { kind: 'Bank Transfer Page', gateway: gateways.oy }, body),
  }),
  endpoint(calls.payByTransfer, async ({ work, body }) => {
    const { code } = await startPayment(work, { kind: 'Manual Bank Transfer' }, body)
    return startedReply(await getTransaction(work.trx, work.actor, code))
  }),
  endpoint(calls.submitPaymentProof, async ({ work, body }) => {
    const { isDirect } = await submitProof(work, body)
    const message = isDirect ? paymentReplies.proofSubmitted : paymentReplies.proofToProvider
    return { data: await getTransaction(work.trx, work.actor, body.code), message }
  }),
  endpoint(calls.giveUpTransfer, async ({ work, body }) => {
    await giveUpTransfer(work, body)
    const data = await getTransaction(work.trx, work.actor, body.code)
    return { data, message: paymentReplies.givenUp }
  }),
  endpoint(calls.getTransaction, {
    inSteps: async ({ work, params: { code }, ports: { gateways } }) => {
      const resolving = checkPayment(work.db, { gateways, step: work.step }, work.scope, code)
      await Promise.race([resolving, pause(LOOK_SECONDS * 1000, undefined, { ref: false })])
      return { data: await getTransaction(work.db, work.actor, code) }
    },
  }),
  endpoint(calls.listTransactions, async ({ db, actor, query }) =>
    paged(await listTransactions(db, actor, query)),
  ),
]
