// @vitest-environment happy-dom
import { REQUEST_ACTIONS } from '@pasok/domain/requests/requests.abilities'
import { expect, it, vi } from 'vitest'
import type { useLeaveQuestion } from '../../../documents/use-leave-question'
import { mountPage, typeInto } from '../../../lib/page.fixture'
import { Decision, type ToDecide } from './decision-panel'
import type { DecisionFlow } from './use-decision'

const leaving = vi.hoisted(() => vi.fn<typeof useLeaveQuestion>())
vi.mock(import('../../../documents/use-leave-question'), () => ({ useLeaveQuestion: leaving }))
const hasQuestion = () => leaving.mock.lastCall?.[0]

const flow: DecisionFlow = {
  approve: async () => undefined,
  reject: async () => undefined,
  pending: null,
  isDecider: false,
  failure: null,
  dismiss: () => undefined,
}
const actionsOf = (may: boolean): ToDecide['actions'] => {
  const none = Object.fromEntries(REQUEST_ACTIONS.map((name) => [name, false]))
  return { ...(none as ToDecide['actions']), approve: may, reject: may }
}
const waiting: ToDecide = {
  _id: 'r1',
  total: 1000,
  lastStatus: 'Submit',
  decisions: [],
  actions: actionsOf(true),
}
const approved: ToDecide = {
  ...waiting,
  lastStatus: 'Approved',
  decisions: [
    {
      step: 1,
      decision: 'approve',
      user: 'Ratna Kusuma',
      acting_for: null,
      note: '',
      timestamp: '2026-11-22T03:00:00.000Z',
    },
  ],
  actions: actionsOf(false),
}

async function mount() {
  const of = (request: ToDecide, how: Partial<DecisionFlow> = {}) => (
    <Decision request={request} flow={{ ...flow, ...how }} />
  )
  const { page, show } = await mountPage(of(waiting))
  return {
    page,
    show: (...given: Parameters<typeof of>) => show(of(...given)),
    type: (words: string) => typeInto(page.querySelector('textarea'), words),
  }
}

it('keeps what was being typed when somebody else decides, and says who did', async () => {
  const { page, show, type } = await mount()
  await type('The stock of May is still there')
  await show(approved)
  expect(page.textContent).toContain('Ratna Kusuma has approved this request')
  const field = page.querySelector('textarea')
  expect(field?.value).toBe('The stock of May is still there')
  expect(field?.readOnly).toBe(true)
  const buttons = Array.from(page.querySelectorAll('button'), (one) => one.textContent)
  expect(buttons).toEqual(['Copy note'])
})

it('leaving asks when a note was typed, unless it is sent with the decision', async () => {
  const { show, type } = await mount()
  expect(hasQuestion()).toBe(false)
  await type('The stock of May is still there')
  expect(hasQuestion()).toBe(true)
  await show(waiting, { isDecider: true })
  expect(hasQuestion()).toBe(false)
})

it('says that the request is no longer waiting, although nobody decided', async () => {
  const { page, show, type } = await mount()
  await type('No')
  await show({ ...waiting, lastStatus: 'Open', actions: actionsOf(false) })
  expect(page.textContent).toContain('is no longer waiting for a decision')
})

it('says that the user can no longer decide while the request is still waiting', async () => {
  const { page, show, type } = await mount()
  await type('No')
  await show({ ...waiting, actions: actionsOf(false) })
  expect(page.textContent).toContain('You can no longer decide on this request.')
  expect(page.textContent).not.toContain('no longer waiting')
})

it('shows nothing if nothing was typed, or after the user’s own decision', async () => {
  const { page, show, type } = await mount()
  await show(approved)
  expect(page.querySelector('section')).toBeNull()
  await show(waiting)
  await type('Good')
  await show(approved, { isDecider: true })
  expect(page.querySelector('section')).toBeNull()
})
