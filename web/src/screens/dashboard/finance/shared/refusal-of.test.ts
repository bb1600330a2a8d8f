import { expect, it } from 'vitest'
import { refusalOf } from './refusal-of'

const entry = (name: string, note = '') => ({ timestamp: name, name, user: 'Budi', note })
const waiting = entry('Waiting Payment')
const review = entry('Review Payment')
const refused = entry('Waiting Payment', 'Not our account')

it('tells why a proof was refused until another one is handed in', () => {
  const statuses = [waiting, review, refused]
  expect(refusalOf({ lastStatus: 'Waiting Payment', statuses })).toBe('Not our account')
  expect(refusalOf({ lastStatus: 'Review Payment', statuses: [...statuses, review] })).toBe(
    undefined,
  )
})

it('tells of none where none was refused', () => {
  expect(refusalOf({ lastStatus: 'Waiting Payment', statuses: [waiting] })).toBe(undefined)
  expect(refusalOf({ lastStatus: 'Waiting Payment', statuses: [] })).toBe(undefined)
})
