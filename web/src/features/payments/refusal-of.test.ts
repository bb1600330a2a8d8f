import { expect, it } from 'vitest'
import { refusalOf } from './refusal-of'

const entry = (name: string, note = '') => ({ timestamp: name, name, user: 'Budi', note })
const waiting = entry('Waiting Payment')
const review = entry('Review Payment')
const statuses = [waiting, review, entry('Waiting Payment', 'Not our account')]
const direct_payment = true

it('gives the reason of a refused proof until another one is uploaded', () => {
  const refusal = refusalOf({ lastStatus: 'Waiting Payment', statuses, direct_payment })
  expect(refusal?.reason).toBe('Not our account')
  expect(
    refusalOf({ lastStatus: 'Review Payment', statuses: [...statuses, review], direct_payment }),
  ).toBe(undefined)
})

it('names who refused it: the vendor for direct payments, else the provider', () => {
  const by = (isDirect: boolean) =>
    refusalOf({ lastStatus: 'Waiting Payment', statuses, direct_payment: isDirect })?.by
  expect([by(true), by(false)]).toEqual(['vendor', 'provider'])
})

it('is empty where no proof was refused', () => {
  for (const none of [[waiting], []])
    expect(refusalOf({ lastStatus: 'Waiting Payment', statuses: none, direct_payment })).toBe(
      undefined,
    )
})
