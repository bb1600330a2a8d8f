import { describe, expect, it } from 'vitest'
import { holderNames, holdersOf, holderText } from './requests.holders'

const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Dewi ${at + 1}`, role: 'Approver' }))
const of = (lastStatus: 'Open' | 'Submit' | 'Approved' | 'Rejected', count = 1) => ({
  lastStatus,
  held_by: holdersOf({ state: lastStatus, author: 'Budi', deciders: people(count) }),
})

describe('the users a request waits for', () => {
  it.each([
    [of('Open'), 'With its author, Budi', 'Masih di tangan pembuatnya, Budi'],
    [of('Submit'), 'Waiting for Dewi 1, Approver', 'Menunggu Dewi 1, Approver'],
    [of('Submit', 3), 'Waiting for 3 approvers', 'Menunggu 3 penyetuju'],
    [of('Approved'), undefined, undefined],
    [of('Rejected'), undefined, undefined],
  ])('%j', (request, en, id) => {
    expect([holderText(request, 'en'), holderText(request, 'id')]).toEqual([en, id])
  })

  it('says what to do when nobody may decide it', () => {
    expect(holderText(of('Submit', 0), 'en')).toMatch(/^No one can approve this request/)
  })

  it('names several, at most five of them', () => {
    expect(holderNames(of('Submit', 1), 'en')).toEqual([])
    expect(holderNames(of('Submit', 2), 'en')).toEqual(['Dewi 1, Approver', 'Dewi 2, Approver'])
    expect(of('Submit', 300).held_by?.people).toHaveLength(5)
    expect(holderNames(of('Submit', 300), 'en').at(-1)).toBe('and 295 more')
  })
})
