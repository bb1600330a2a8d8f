import { expect, it } from 'vitest'
import { refusalOf } from './refusal-of'

const entry = (name: string, note = '') => ({ timestamp: name, name, user: 'Budi', note })
const waiting = entry('Waiting Payment')
const review = entry('Review Payment')
const statuses = [waiting, review, entry('Waiting Payment', 'Not our account')]
const direct_payment = true

it('tells why a proof was refused until another one is handed in', () => {
  const refusal = refusalOf({ lastStatus: 'Waiting Payment', statuses, direct_payment })
  expect(refusal?.reason).toBe('Not our account')
  expect(
    refusalOf({ lastStatus: 'Review Payment', statuses: [...statuses, review], direct_payment }),
  ).toBe(undefined)
})

it('tells who refused it: the vendor what is paid to it, else the provider', () => {
  const by = (isDirect: boolean) =>
    refusalOf({ lastStatus: 'Waiting Payment', statuses, direct_payment: isDirect })?.by
  expect([by(true), by(false)]).toEqual(['vendor', 'provider'])
})

it('tells of none where none was refused', () => {
  for (const none of [[waiting], []])
    expect(refusalOf({ lastStatus: 'Waiting Payment', statuses: none, direct_payment })).toBe(
      undefined,
    )
})
