import { describe, expect, it } from 'vitest'
import { lineOf } from '../cart.line.fixture'
import type { LineChange } from '../cart.shapes'
import type { Draft, DraftEvent, TroubleKind } from './draft.model'
import {
  canSave,
  canSubmit,
  changesToAccept,
  changesToShow,
  isSaveDue,
  isUnsaved,
  nextSave,
  phaseOf,
} from './draft.rules'
import { EMPTY_DRAFT, reduceDraft } from './draft.states'

const run = (...events: DraftEvent[]): Draft => events.reduce(reduceDraft, EMPTY_DRAFT)
const linesPut = (quantity = 1): DraftEvent => ({
  type: 'lines-put',
  lines: [lineOf({ quantity })],
})
const opened = (count: number, isSaved = true): DraftEvent => ({
  type: 'opened',
  lines: Array.from({ length: count }, () => lineOf()),
  marker: { id: 'a', code: 'PR/A', version: 1, saved: isSaved },
  cartId: 'one',
})
const started: DraftEvent = { type: 'save-round-started' }
const saveBegun = (revision: number): DraftEvent => ({
  type: 'save-prepared',
  save: { key: 'k', revision, over: null, body: {} },
})
const answered = (cartId = ''): DraftEvent => ({
  type: 'save-accepted',
  mark: { cartId, key: 'k' },
  server: { id: 'a', code: 'PR/A', version: 2 },
  savedAt: '2026-11-21T10:00:00.000Z',
  changes: [],
})
const ended = (kind?: TroubleKind, cartId = ''): DraftEvent => ({
  type: 'save-round-ended',
  cartId,
  failure: kind ? { kind, message: kind, messages: [kind] } : null,
})
const failed = (kind: TroubleKind) => [started, ended(kind)]
const then = (draft: Draft, ...events: DraftEvent[]) => events.reduce(reduceDraft, draft)

describe('the phase of a draft', () => {
  it('has nothing to save when the cart is empty', () => {
    const draft = run()
    expect(phaseOf(draft)).toBe('empty')
    expect([isSaveDue(draft), canSave(draft), canSubmit(draft), isUnsaved(draft)]).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('can save an emptied document, but neither automatically nor to submit it', () => {
    const emptied = run(opened(1), { type: 'lines-removed', productIds: ['p1'] })
    expect(phaseOf(emptied)).toBe('unsaved')
    expect([isSaveDue(emptied), canSave(emptied), isUnsaved(emptied)]).toEqual([false, true, true])
    expect(isSaveDue(then(emptied, started, ended('away', 'one')))).toBe(true)
    const { revision } = emptied.marker
    const saved = then(
      emptied,
      started,
      saveBegun(revision),
      answered('one'),
      ended(undefined, 'one'),
    )
    expect(phaseOf(saved)).toBe('saved')
    expect([canSave(saved), canSubmit(saved), isUnsaved(saved)]).toEqual([false, false, false])
  })

  // proves 1.4.23 1.4.24
  it('saves what changed, and only then lets it be submitted', () => {
    const changed = run(linesPut())
    expect([phaseOf(changed), isSaveDue(changed), canSubmit(changed)]).toEqual([
      'unsaved',
      true,
      false,
    ])
    const saving = then(changed, started, saveBegun(1))
    expect([phaseOf(saving), isSaveDue(saving), canSubmit(saving)]).toEqual([
      'saving',
      false,
      false,
    ])
    const saved = then(saving, answered(), ended())
    expect([phaseOf(saved), canSubmit(saved)]).toEqual(['saved', true])
  })

  it('stays unsaved when the cart changed while it was being saved', () => {
    const draft = run(linesPut(), started, saveBegun(1), linesPut(2), answered(), ended())
    expect([phaseOf(draft), isSaveDue(draft), canSubmit(draft)]).toEqual(['unsaved', true, false])
  })

  it('does not automatically repeat a save that the server refused until something changes', () => {
    const refused = run(linesPut(), ...failed('refused'))
    expect([phaseOf(refused), isSaveDue(refused), canSave(refused)]).toEqual([
      'refused',
      false,
      true,
    ])
    expect(isSaveDue(then(refused, linesPut(2)))).toBe(true)
  })

  it('tries again automatically when the server was unreachable', () => {
    const away = run(linesPut(), ...failed('away'))
    expect([phaseOf(away), isSaveDue(away), isUnsaved(away)]).toEqual(['away', true, true])
  })

  it('stays offline whatever is changed, and tries again', () => {
    const offline = run(linesPut(), ...failed('offline'), linesPut(2))
    expect([phaseOf(offline), isSaveDue(offline), canSave(offline)]).toEqual([
      'offline',
      true,
      true,
    ])
    const { lines, marker } = offline
    const savedElsewhere = { type: 'stored', lines, marker: { ...marker, saved: true } } as const
    expect(phaseOf(then(offline, savedElsewhere))).toBe('saved')
    expect(phaseOf(then(offline, started, saveBegun(2), answered(), ended()))).toBe('saved')
  })

  it('waits for the user when somebody else saved or closed the document, whatever is typed', () => {
    for (const kind of ['stale', 'closed'] as const) {
      const stuck = run(linesPut(), ...failed(kind), linesPut(2))
      expect([phaseOf(stuck), isSaveDue(stuck), canSave(stuck)]).toEqual([kind, false, false])
      expect(isSaveDue(then(stuck, { type: 'trouble-dismissed' }))).toBe(true)
      const tab = EMPTY_DRAFT.tab
      expect(phaseOf({ ...stuck, tab })).toBe(kind)
    }
  })

  it('drops the trouble of a cart that was replaced', () => {
    const draft = run(linesPut(), started, opened(1), ended('stale'))
    expect(phaseOf(draft)).toBe('saved')
  })

  it('asks before leaving while a save is being sent', () => {
    expect(isUnsaved(run(linesPut(), started))).toBe(true)
    expect(isUnsaved(run(linesPut(), started, saveBegun(1), answered(), ended()))).toBe(false)
  })
})

it('a save without a response is sent first, then the later changes, then nothing', () => {
  const sent = run(linesPut(), saveBegun(1), linesPut(2))
  expect(nextSave(sent)).toMatchObject({ kind: 'repeat', save: { revision: 1 } })
  const answeredOnce = then(sent, answered())
  expect(nextSave(answeredOnce)).toEqual({ kind: 'new' })
  expect(nextSave(run(opened(1)))).toEqual({ kind: 'nothing' })
})

it('changes of lines in the cart have to be accepted even if they were read', () => {
  const change = (productId: string, field: LineChange['field'] = 'price'): LineChange => ({
    productId,
    name: 'Paper',
    field,
    from: 1,
    to: 2,
  })
  const changes = [change('p1'), change('gone'), change('v1', 'down_payment')]
  const changed = run(opened(1), { type: 'offers-changed', changes })
  expect(changesToShow(changed)).toEqual([change('p1'), change('v1', 'down_payment')])
  const seen = then(changed, { type: 'changes-seen' })
  expect(changesToShow(seen)).toEqual([])
  expect(changesToAccept(seen)).toHaveLength(2)
})
