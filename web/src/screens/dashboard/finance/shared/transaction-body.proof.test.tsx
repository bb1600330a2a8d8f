// @vitest-environment happy-dom
import { RETURN_AFTER_TRANSFER_MS } from '@pasok/domain/payments/payments.constants'
import { expect, it, vi } from 'vitest'
import { mountPage } from '../../../../lib/page.fixture'
import { TransactionProof } from './transaction-body'
import { transactionOf } from './transaction.fixture'

const form = vi.hoisted(() => vi.fn<(_: object) => null>(() => null))
vi.mock('../../shared/proof/proof-form', () => ({ ProofForm: form }))
vi.mock('../../shared/proof/given-proof', () => ({
  GivenProof: ({ url }: { url: string }) => `given ${url}`,
}))

// proves 2.4.24
it('continues one and a half seconds after a proof was submitted', async () => {
  expect(RETURN_AFTER_TRANSFER_MS).toBe(1_500)
  const onDone = () => undefined
  const actions = { proof: true, 'give-up': true }
  await mountPage(<TransactionProof transaction={transactionOf({ actions })} onDone={onDone} />)
  expect(form.mock.lastCall?.[0]).toMatchObject({
    submitLabel: 'Submit Proof',
    reloadAfter: RETURN_AFTER_TRANSFER_MS,
    onDone,
  })
})

// proves 2.2.88
it('the uploaded proof is shown', async () => {
  const given = transactionOf({ lastStatus: 'Review Payment', proof: '/files/1' })
  const { page } = await mountPage(<TransactionProof transaction={given} />)
  expect(page.textContent).toContain('given /files/1')
})
