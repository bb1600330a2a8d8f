// @vitest-environment happy-dom
import {
  RELOAD_AFTER_DECISION_MS,
  RELOAD_AFTER_PROOF_MS,
} from '@pasok/domain/orders/orders.constants'
import type { DownPaymentState, PackageState } from '@pasok/domain/orders/orders.states'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { receiptStatusOf } from '../../../features/orders/order-figures'
import { orderItem, orderOf, packageOf } from '../../../features/orders/order.fixture'
import { mountHook } from '../../../lib/hook.fixture'
import { mountPage } from '../../../lib/page.fixture'
import { CancelDialog } from './cancel-dialog'
import { DownPaymentPanel } from './down-payment-panel'
import { isProvable } from './is-awaited'
import { OrderActions } from './order-actions'
import { PackageActions } from './package-actions'
import { useItemDecision } from './use-item-decision'

interface LinkProps {
  to: string
  search: Record<string, string>
  children: ReactNode
}
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  Link: (({ to, search, children }: LinkProps) => (
    <a href={`${to}?${new URLSearchParams(search)}`}>{children}</a>
  )) as never,
}))
vi.mock(import('../../../lib/session'), async (original) => ({
  ...(await original()),
  useCan: () => true,
}))
vi.mock('../../../documents/form-dialog', () => ({
  FormDialog: ({ children }: Pick<LinkProps, 'children'>) => children,
}))
vi.mock('../../../ui/row-actions', () => ({
  RowActions: ({ actions }: { actions: readonly { label: string }[] }) =>
    actions.map(({ label }) => label).join(),
}))
vi.mock('../shared/vendor-accounts', () => ({ VendorAccounts: () => null }))
const proof = vi.hoisted(() => vi.fn<(_: { reloadAfter: number }) => null>(() => null))
vi.mock('../shared/proof/proof-form', () => ({ ProofForm: proof }))
const acts = vi.hoisted(() => vi.fn<(_: { reloadAfter: number }) => Promise<boolean>>())
vi.mock(import('../../../documents/use-act'), () => ({
  useAct: () => ({
    act: acts as never,
    pending: null,
    busy: false,
    refusal: null,
    dismiss: () => undefined,
  }),
}))

const mount = (shown: ReactNode) =>
  mountPage(<QueryClientProvider client={new QueryClient()}>{shown}</QueryClientProvider>)

describe('a package', () => {
  const linksOf = async (state: PackageState, given = {}, isCompact = false) => {
    const pack = { ...packageOf(state, 0), ...given }
    const order = orderOf([pack])
    order.vendor = { ...order.vendor, name: 'PT Sinar' }
    const { page } = await mountPage(
      <PackageActions
        order={order}
        pack={{ ...pack, receipt_status: receiptStatusOf(pack) }}
        isCompact={isCompact}
      />,
    )
    return [...page.querySelectorAll('a')].map(
      (link) => `${link.textContent}: ${link.getAttribute('href')}`,
    )
  }

  // proves 2.2.66
  it('offers Create INBOUND once it is shipped', async () => {
    expect(await linksOf('Shipped', { actions: { cancel: false, receive: true } })).toEqual([
      'Create INBOUND: /dashboard/good-receipt-note?package=Shipped-0',
    ])
  })

  // proves 2.2.67
  it('offers View Invoices once it is delivered: its own, or those of its vendor', async () => {
    const invoiced = [{ name: 'Invoicing', timestamp: '', user: '', note: '' }]
    const list = '/dashboard/finance/invoice'
    expect(await linksOf('Delivered')).toContain(`View Invoices: ${list}?by=vendor&value=PT+Sinar`)
    expect(await linksOf('Delivered', { receipt_statuses: invoiced })).toContain(
      `View Invoices: ${list}?page=summary&id=Delivered-0`,
    )
    for (const state of ['New', 'Pick', 'Shipped'] as const)
      expect((await linksOf(state)).join()).not.toContain('View Invoices')
  })

  it('leads to the receipt that the vendor returned, in a collapsed row', async () => {
    const receipt_statuses = [{ name: 'Rejected', timestamp: '', user: '', note: '' }]
    const links = await linksOf('Delivered', { receipt_statuses }, true)
    expect(links).toEqual([expect.stringContaining('/dashboard/good-receipt-note')])
  })
})

// proves 2.2.68
it('only what was canceled is not printed', async () => {
  const printed = async (...states: PackageState[]) => {
    const packages = states.map((state) => packageOf(state, 0))
    const order = orderOf([...packages, packageOf('Shipped', 0)])
    const { page } = await mount(<OrderActions order={order} packages={packages} />)
    return page.textContent.includes('Print Order')
  }
  expect(await printed('Cancel')).toBe(false)
  expect(await printed('Cancel', 'Shipped')).toBe(true)
  expect(await printed('Shipped')).toBe(true)
})

it('the browser’s own keys print no order that was canceled', async () => {
  vi.stubGlobal('print', () => undefined)
  const press = () => {
    const keys = new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, cancelable: true })
    window.dispatchEvent(keys)
    return keys.defaultPrevented
  }
  const order = orderOf([packageOf('Cancel', 0)])
  const canceled = await mount(<OrderActions order={order} packages={order.packages} isPage />)
  expect(press()).toBe(false)
  await canceled.leave()
  const packages = [packageOf('Shipped', 0)]
  const shipped = await mount(<OrderActions order={orderOf(packages)} packages={packages} isPage />)
  expect(press()).toBe(true)
  await shipped.leave()
  vi.unstubAllGlobals()
})

describe('a down payment', () => {
  const orderWith = (down_payment_status: DownPaymentState, mayProve = true) => ({
    ...orderOf([packageOf('Cancel', 0)]),
    lastStatus: 'Cancel' as const,
    down_payment_status,
    actions: { proof: mayProve, cancel: false, send: false },
  })

  it('that expired cannot be paid, but a proof can be sent, as it may have been paid before', async () => {
    const { page } = await mountPage(<DownPaymentPanel order={orderWith('Lapsed')} />)
    expect(page.textContent).toContain('No payment is needed any more.')
    expect(page.textContent).not.toContain('Pay this amount')
    expect(proof.mock.lastCall?.[0]).toMatchObject({ mayProve: true })
    expect(isProvable(orderWith('Lapsed'))).toBe(true)
    expect(isProvable(orderWith('Lapsed', false))).toBe(false)
    expect(isProvable(orderWith('Refund Due', false))).toBe(false)
  })

  it.each([
    ['Asked', 'If you have already paid the down payment, upload its proof first'],
    ['Submitted', 'A proof of the down payment was uploaded'],
    ['Refused', 'A proof of the down payment was uploaded'],
  ] as const)(
    'that is %s: the dialog that cancels its order mentions it',
    async (status, words) => {
      const order = orderWith(status)
      const { page } = await mountPage(
        <CancelDialog
          order={order}
          packages={order.packages}
          title="Cancel"
          submitLabel="Cancel order"
          onClose={() => undefined}
        />,
      )
      expect(page.textContent).toContain(words)
    },
  )
})

describe('the orders are refreshed after an action', () => {
  // proves 2.4.8
  it('two and a half seconds after the proof of a down payment', async () => {
    expect(RELOAD_AFTER_PROOF_MS).toBe(2_500)
    const order = orderOf([packageOf('Waiting Down Payment', 0)])
    await mountPage(
      <DownPaymentPanel
        order={{
          ...order,
          down_payment_status: 'Asked',
          actions: { proof: true, cancel: false, send: false },
        }}
      />,
    )
    expect(proof.mock.lastCall?.[0]).toMatchObject({
      reloadAfter: RELOAD_AFTER_PROOF_MS,
      waiting: 'Waiting Vendor Confirmation',
    })
  })

  // proves 2.4.9
  it.each(['accept', 'reject'] as const)('a second after %s', async (kind) => {
    expect(RELOAD_AFTER_DECISION_MS).toBe(1_000)
    const item = orderItem({ lastStatus: 'Waiting Approval' })
    const pack = { ...packageOf('Pick', 0), items: [item] }
    const { act } = await mountHook(() => useItemDecision(pack, { current: null }))
    await act(({ decideOne }) => decideOne(kind, item))
    expect(acts.mock.lastCall?.[0]).toMatchObject({ reloadAfter: RELOAD_AFTER_DECISION_MS })
  })
})
