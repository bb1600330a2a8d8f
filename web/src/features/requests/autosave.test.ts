import { describe, expect, it } from 'vitest'
import {
  autosave,
  canSave,
  canSubmit,
  isDue,
  isUnsaved,
  NO_AUTOSAVE,
  phaseOf,
  type Autosave,
  type AutosaveEvent,
  type TroubleKind,
} from './autosave'

const run = (...events: AutosaveEvent[]): Autosave => events.reduce(autosave, NO_AUTOSAVE)
const seen = (
  revision: number,
  { saved = false, hasItems = true, isDraft = false } = {},
): AutosaveEvent => ({ type: 'seen', revision, saved, hasItems, isDraft })
const started = (revision: number): AutosaveEvent => ({ type: 'started', revision })
const succeeded = (revision: number): AutosaveEvent => ({ type: 'succeeded', revision })
const failed = (kind: TroubleKind): AutosaveEvent => ({
  type: 'failed',
  trouble: { kind, message: kind },
})

describe('autosave', () => {
  it('has nothing to save of an empty cart', () => {
    const state = run(seen(1, { hasItems: false }))
    expect(phaseOf(state)).toBe('empty')
    expect([isDue(state), canSave(state), canSubmit(state), isUnsaved(state)]).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('has a draft that was emptied to save, but not by itself, nor to submit', () => {
    const emptied = seen(2, { hasItems: false, isDraft: true })
    const state = run(seen(1, { saved: true, isDraft: true }), emptied)
    expect(phaseOf(state)).toBe('unsaved')
    expect([isDue(state), canSave(state), isUnsaved(state)]).toEqual([false, true, true])
    expect(isDue(run(emptied, started(2), failed('away')))).toBe(true)
    const saved = run(emptied, started(2), succeeded(2))
    expect(phaseOf(saved)).toBe('saved')
    expect([canSave(saved), canSubmit(saved), isUnsaved(saved)]).toEqual([false, false, false])
  })

  // proves 1.4.23 1.4.24
  it('saves what changed, and only then lets it be submitted', () => {
    const changed = run(seen(1))
    expect([phaseOf(changed), isDue(changed), canSubmit(changed)]).toEqual(['unsaved', true, false])
    const running = run(seen(1), started(1))
    expect([phaseOf(running), isDue(running), canSubmit(running)]).toEqual(['saving', false, false])
    const saved = run(seen(1), started(1), succeeded(1))
    expect([phaseOf(saved), canSubmit(saved)]).toEqual(['saved', true])
  })

  it('stays unsaved when the cart changed while it was being saved', () => {
    const state = run(seen(1), started(1), seen(2), succeeded(1))
    expect([phaseOf(state), isDue(state), canSubmit(state)]).toEqual(['unsaved', true, false])
  })

  it('starts one save at a time', () => {
    expect(run(seen(1), started(1), seen(2), started(2)).running).toBe(1)
  })

  it('does not repeat by itself what the server refused, until something changes', () => {
    const refused = run(seen(1), started(1), failed('refused'))
    expect([phaseOf(refused), isDue(refused), canSave(refused)]).toEqual(['refused', false, true])
    expect(phaseOf(autosave(refused, seen(1)))).toBe('refused')
    expect(isDue(autosave(refused, seen(2)))).toBe(true)
  })

  it('tries again by itself when the server was away', () => {
    const away = run(seen(1), started(1), failed('away'))
    expect([phaseOf(away), isDue(away), isUnsaved(away)]).toEqual(['away', true, true])
  })

  it('stays offline whatever is changed, and is tried again', () => {
    const offline = run(seen(1), started(1), failed('offline'), seen(2))
    expect([phaseOf(offline), isDue(offline), canSave(offline)]).toEqual(['offline', true, true])
    expect(phaseOf(autosave(offline, seen(2, { saved: true })))).toBe('saved')
    expect(phaseOf(autosave(autosave(offline, started(2)), succeeded(2)))).toBe('saved')
  })

  it('waits for a person when somebody else saved or closed the draft, whatever is typed', () => {
    for (const kind of ['stale', 'closed'] as const) {
      const stuck = run(seen(1), started(1), failed(kind), seen(2))
      expect([phaseOf(stuck), isDue(stuck), canSave(stuck)]).toEqual([kind, false, false])
      expect(isDue(autosave(stuck, { type: 'settled' }))).toBe(true)
    }
  })

  it('learns from another tab that the cart was saved', () => {
    expect(phaseOf(run(seen(3), seen(3, { saved: true })))).toBe('saved')
  })

  it('asks before leaving while a save is on its way', () => {
    expect(isUnsaved(run(seen(1), started(1)))).toBe(true)
    expect(isUnsaved(run(seen(1), started(1), succeeded(1)))).toBe(false)
  })
})
