// @vitest-environment happy-dom
import { PASTED_AT_ONCE } from '@pasok/domain/catalog/catalog.constants'
import type { Offer } from '@pasok/domain/catalog/catalog.model'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import type { AddedLine } from '../../../../features/cart/cart.added'
import { addLines } from '../../../../features/cart/change-lines'
import { call, type CallInput } from '../../../../lib/api'
import { mountHook } from '../../../../lib/hook.fixture'
import { usePaste, type Paste } from './use-paste'
import { eventually } from '../../../../lib/eventually.fixture'

vi.mock('../../../../features/company/delivery-area', () => ({
  useDeliveryAreas: () => ({ area: { _id: 'area' }, city: '31.74' }),
}))
vi.mock('../../../../features/cart/change-lines', () => ({ addLines: vi.fn<() => void>() }))
vi.mock('../../../../features/cart/own-cart', () => ({ ownCart: () => ({}) }))
vi.mock('../../../../lib/toast', () => ({ toastUndo: vi.fn<() => void>() }))
vi.mock('../../../../lib/api', () => ({ call: vi.fn<() => void>() }))

interface ServerCall {
  contract: unknown
  input: { body?: { lines?: string[] }; signal?: AbortSignal }
  answer: (data: unknown) => void
}
/** The requests to the server, which the test answers. */
let calls: ServerCall[]
const last = (contract: unknown): ServerCall => {
  const one = calls.findLast((each) => each.contract === contract)
  if (!one) throw new Error('not asked')
  return one
}

const offer = (sku: string): Offer => ({
  product_id: sku,
  vendor_id: 'v1',
  vendor_name: 'PT Sinar Abadi',
  name: sku,
  sku,
  slug: sku,
  brand: '',
  image: '',
  stock: 10,
  minimum_order_quantity: 1,
  retail_price: 100,
  discount_price: 90,
  discount_percentage: 10,
  delivered: true,
})
const matchAll = ({ input, answer }: ServerCall) =>
  answer(input.body?.lines?.map((sku) => ({ kind: 'exact', offers: [offer(sku)] })))

const onDone = vi.fn<() => void>()
const rowAt = ({ rows }: Paste, at: number) => {
  const row = rows?.[at]
  if (!row) throw new Error(`no row ${at}`)
  return row
}
const seen = ({ rows }: Paste) =>
  rows?.map(({ wanted, quantity, chosen }) => [wanted, quantity, chosen])

async function look(text: string) {
  const hook = await mountHook(() => usePaste(onDone))
  await hook.act(({ setText }) => setText(text))
  await hook.act(({ find }) => void find())
  return hook
}

async function found(text: string) {
  const hook = await look(text)
  await hook.act(() => matchAll(last('matchPasted')))
  return hook
}

beforeEach(() => {
  calls = []
  vi.clearAllMocks()
  vi.mocked(call).mockImplementation(
    (contract: unknown, input: unknown) =>
      new Promise<never>((answer) => {
        calls.push({
          contract,
          input: input as ServerCall['input'],
          answer: answer as ServerCall['answer'],
        })
      }),
  )
})

describe('looking up', () => {
  it('keeps rows edited meanwhile, and removed rows', async () => {
    const hook = await look('A 1\nB 2\nC 3')
    await hook.act((paste) => paste.change(rowAt(paste, 0), { quantity: '7' }))
    await hook.act((paste) => paste.leaveOut(rowAt(paste, 1)))
    await hook.act(() => matchAll(last('matchPasted')))
    expect(seen(hook.now())).toEqual([
      ['A', '7', 'A'],
      ['C', '3', 'C'],
    ])
    expect(hook.now().done).toBeNull()
  })

  it('ends with its text and does not change the next one', async () => {
    const hook = await look('A 1\nB 2')
    const old = last('matchPasted')
    await hook.act(({ backToText }) => backToText())
    expect(old.input.signal?.aborted).toBe(true)
    expect(hook.now().done).toBeNull()
    await hook.act(({ setText }) => setText('X 1\nY 2'))
    await hook.act(({ find }) => void find())
    await hook.act(() => matchAll(old))
    expect(seen(hook.now())).toEqual([
      ['X', '1', null],
      ['Y', '2', null],
    ])
    // The current search continues and can be stopped.
    expect(hook.now().done).toBe(0)
    await hook.act(({ stop }) => stop())
    expect(last('matchPasted').input.signal?.aborted).toBe(true)
  })

  it('stops between two batches', async () => {
    const lines = Array.from({ length: PASTED_AT_ONCE + 1 }, (_, at) => `SKU${at} 1`)
    const hook = await look(lines.join('\n'))
    await hook.act(() => matchAll(last('matchPasted')))
    expect(hook.now().done).toBe(PASTED_AT_ONCE)
    await hook.act(({ stop }) => stop())
    await hook.act(() => matchAll(last('matchPasted')))
    expect(seen(hook.now())?.at(-1)).toEqual([`SKU${PASTED_AT_ONCE}`, '1', null])
  })
})

describe('similar products', () => {
  it('are added to the current row', async () => {
    const hook = await found('A 1')
    await hook.act((paste) => void paste.findSimilar(rowAt(paste, 0)))
    await hook.act((paste) => paste.change(rowAt(paste, 0), { quantity: '4' }))
    await hook.act(() => last('listSimilar').answer([offer('B')]))
    expect(hook.now().rows).toMatchObject([
      { quantity: '4', chosen: null, isSimilar: true, match: { kind: 'near' } },
    ])
  })

  it('are ignored for a row with another product, or a removed row', async () => {
    const hook = await found('A 1\nB 2')
    await hook.act((paste) => void paste.findSimilar(rowAt(paste, 0)))
    await hook.act((paste) => paste.change(rowAt(paste, 0), { chosen: 'other' }))
    await hook.act(() => last('listSimilar').answer([offer('C')]))
    await hook.act((paste) => void paste.findSimilar(rowAt(paste, 1)))
    await hook.act((paste) => paste.leaveOut(rowAt(paste, 1)))
    await hook.act(() => last('listSimilar').answer([offer('C')]))
    expect(seen(hook.now())).toEqual([['A', '1', 'other']])
  })
})

describe('adding', () => {
  const answerAdding = (...refused: string[]) => {
    const body = last('makeCartLines').input.body as CallInput<'makeCartLines'>['body']
    const lines = body.items.map(({ productId }) => ({
      productId,
      isAdded: !refused.includes(productId),
      notice: undefined,
    }))
    vi.mocked(addLines).mockResolvedValue({ lines, undo: async () => true })
    last('makeCartLines').answer([])
  }

  it('removes added rows, and gives the reason for the others', async () => {
    const hook = await found('A 1\nB 2')
    await hook.act(({ add }) => void add())
    await hook.act(() => answerAdding('B'))
    await eventually(() => expect(seen(hook.now())).toEqual([['B', '2', 'B']]))
    expect(rowAt(hook.now(), 0).refusal).not.toBeNull()
    expect(onDone).not.toHaveBeenCalled()
  })

  it('does not restore rows changed or removed meanwhile', async () => {
    const hook = await found('A 1\nB 2\nC 3')
    await hook.act(({ add }) => void add())
    await hook.act((paste) => paste.change(rowAt(paste, 0), { quantity: '5' }))
    await hook.act((paste) => paste.leaveOut(rowAt(paste, 1)))
    await hook.act(() => answerAdding('B'))
    await eventually(() => expect(hook.now().isAdding).toBe(false))
    expect(seen(hook.now())).toEqual([['A', '5', 'A']])
  })

  it('closes when nothing is left', async () => {
    const hook = await found('A 1')
    await hook.act(({ add }) => void add())
    await hook.act(() => answerAdding())
    await eventually(() => expect(onDone).toHaveBeenCalledOnce())
  })

  it('stays open to show which quantities were reduced, line by line', async () => {
    const hook = await found('A 1\nB 200')
    await hook.act(({ add }) => void add())
    const notice: AddedLine['notice'] = {
      tone: 'warning',
      text: cartTexts.aboveStock,
      values: { stock: 10 },
    }
    vi.mocked(addLines).mockResolvedValue({
      lines: [
        { productId: 'A', isAdded: true, notice: undefined },
        { productId: 'B', isAdded: true, notice },
      ],
      undo: async () => true,
    })
    await hook.act(() => last('makeCartLines').answer([]))
    await eventually(() => expect(hook.now().changed).toEqual([{ line: 2, wanted: 'B', notice }]))
    expect(seen(hook.now())).toEqual([])
    expect(onDone).not.toHaveBeenCalled()
  })
})
