import { describe, expect, it } from 'vitest'
import { readAddresses } from './invitations.addresses'
import { invitationErrors } from './invitations.errors'
import {
  actionsOnInvitation,
  distinctTargets,
  listInvitationProblems,
  refusalOfLink,
} from './invitations.rules'
import { invitationStatusOf } from './invitations.states'

const addressesOf = (text: string) =>
  readAddresses(text).map(({ email, name }) => (name ? `${name}|${email}` : email))

describe('what was pasted', () => {
  it.each([
    ['a@b.test', ['a@b.test']],
    ['a@b.test, c@d.test;e@f.test', ['a@b.test', 'c@d.test', 'e@f.test']],
    ['a@b.test\r\nc@d.test\n\n  e@f.test  ', ['a@b.test', 'c@d.test', 'e@f.test']],
    ['a@b.test c@d.test', ['a@b.test', 'c@d.test']],
    ['a@b.test\tc@d.test', ['a@b.test', 'c@d.test']],
    ['Rina Wati <rina@b.test>', ['Rina Wati|rina@b.test']],
    ['"Wati, Rina" <rina@b.test>; budi@b.test', ['Wati, Rina|rina@b.test', 'budi@b.test']],
    ['Rina <rina@b.test> Budi <budi@b.test>', ['Rina|rina@b.test', 'Budi|budi@b.test']],
    ['Rina <rina@b.test', ['Rina|rina@b.test']],
    ['PT Satu rina@b.test', ['PT Satu|rina@b.test']],
    ['<mailto:a@b.test>', ['a@b.test']],
    ['no address', ['no address']],
    ['"never closed\na@b.test', ['"never closed', 'a@b.test']],
    [' ,; \n', []],
    ['', []],
  ])('%j', (text, wanted) => expect(addressesOf(text)).toEqual(wanted))
})

describe('an invitation', () => {
  const target = [{ email: 'a@b.test', name: '' }]
  const places = (given: Partial<Parameters<typeof listInvitationProblems>[0]>) =>
    listInvitationProblems({ target, channel: 'BUYER', body: '', ...given }).map(({ path }) => path)

  it('needs an address, a channel, and a message without web addresses', () => {
    expect(places({})).toEqual([])
    expect(places({ target: [], channel: undefined })).toEqual(['target', 'channel'])
    expect(places({ target: [...target, { email: 'x', name: 'a\nb' }] })).toEqual([
      'target.1.email',
      'target.1.name',
    ])
    expect(places({ body: 'Two\nlines' })).toEqual([])
    expect(places({ body: 'http://bad.test' })).toEqual(['body'])
  })

  it('is sent once per address, with the first given name', () => {
    const given = [' A@b.test ', 'a@B.test', 'c@d.test'].map((email, at) => ({
      email,
      name: at === 1 ? 'Second' : '',
    }))
    expect(distinctTargets(given)).toEqual([
      { email: 'A@b.test', name: 'Second' },
      { email: 'c@d.test', name: '' },
    ])
  })

  it('can be sent again until it is accepted, and withdrawn while its link works', () => {
    const now = new Date('2026-11-22T10:00:00Z')
    const soon = new Date('2026-11-22T10:00:01Z')
    const person = { features: new Set(['invitations.send'] as const) }
    const actions = (state: 'Sent' | 'Accepted' | 'Revoked', expiresAt = soon) =>
      actionsOnInvitation(person, { state, expiresAt }, now)
    expect(actions('Sent')).toEqual({ resend: true, revoke: true })
    expect(actions('Sent', now)).toEqual({ resend: true, revoke: false })
    expect(actions('Revoked')).toEqual({ resend: true, revoke: false })
    expect(actions('Accepted')).toEqual({ resend: false, revoke: false })
    expect(
      actionsOnInvitation({ features: new Set() }, { state: 'Sent', expiresAt: soon }, now),
    ).toEqual({ resend: false, revoke: false })
    expect(invitationStatusOf({ state: 'Sent', expiresAt: now }, now)).toBe('Expired')
    expect(invitationStatusOf({ state: 'Accepted', expiresAt: now }, now)).toBe('Accepted')
  })

  it('says why its link does not work', () => {
    expect(refusalOfLink('Sent')).toBeUndefined()
    expect(refusalOfLink('superseded')).toBe(invitationErrors.superseded)
    expect(refusalOfLink('Accepted')).toBe(invitationErrors.used)
  })
})
