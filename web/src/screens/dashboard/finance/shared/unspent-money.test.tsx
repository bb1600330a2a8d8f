// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { mountPage } from '../../../../lib/page.fixture'
import { transactionOf } from './transaction.fixture'
import { UnspentMoney } from './unspent-money'

vi.mock('../../shared/proof/given-proof', () => ({
  GivenProof: ({ url }: { url: string }) => `given ${url}`,
}))

it('shows unassigned money: held until decided, then returned with its proof', async () => {
  const unspent = [
    { _id: '1', amount: 1_000, currency: 'IDR', lastStatus: 'Kept', proof: null },
    { _id: '2', amount: 5, currency: 'USD', lastStatus: 'Refunded', proof: '/files/1' },
  ] as const
  const transaction = transactionOf({ unspent: [...unspent] })
  const { page, show } = await mountPage(<UnspentMoney transaction={transaction} />)
  const lines = [...page.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(lines[0]).toContain('wait for that before you pay again')
  expect(lines[0]).toContain('1.000')
  expect(lines[1]).toContain('USD 5')
  expect(lines[1]).toContain('given /files/1')
  // A paid payment shows no advice to wait before paying again.
  await show(
    <UnspentMoney transaction={transactionOf({ lastStatus: 'Paid', unspent: [unspent[0]] })} />,
  )
  expect(page.textContent).not.toContain('before you pay again')
  expect(page.textContent).toContain('so this money was not needed for it')
  await show(
    <UnspentMoney
      transaction={transactionOf({
        moved_money: [
          {
            _id: '3',
            amount: 1_000,
            code: 'TRX-2',
            is_payment: false,
            to_other: true,
            user: 'Provider',
            timestamp: '2026-11-22T12:00:00Z',
          },
        ],
      })}
    />,
  )
  expect(page.textContent).toContain('was applied to TRX-2 by Provider')
  await show(<UnspentMoney transaction={transactionOf()} />)
  expect(page.querySelector('li')).toBeNull()
})
