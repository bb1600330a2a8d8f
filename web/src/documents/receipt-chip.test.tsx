// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mountPage } from '../lib/page.fixture'
import { ReceiptChip } from './receipt-chip'

// proves 2.4.10 2.4.11 2.4.12 2.4.13 2.4.14 2.4.15
it.each([
  ['Good Receive Note Submit', 'Waiting Vendor Confirmation'],
  ['Ready to Invoice', 'Approved by Vendor'],
  ['Invoicing', 'Invoice Created'],
  ['Rejected', 'Need Revision GRN'],
] as const)('a receipt in %s reads %s', async (status, words) => {
  const { page, leave } = await mountPage(<ReceiptChip status={status} />)
  expect(page.textContent).toContain(words)
  await leave()
})
