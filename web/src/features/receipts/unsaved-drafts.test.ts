// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { leftDrafts, noteDraft } from './receiving.database'

afterEach(() => localStorage.clear())

const draft = { packageId: 'p1', version: null, typed: { receiver: 'Rani' } }

it('what was set aside is found again, by its own person alone, until it is written', () => {
  const forget = noteDraft('ani', draft)
  expect(leftDrafts('ani')).toMatchObject([draft])
  expect(leftDrafts('budi')).toEqual([])
  forget()
  expect(leftDrafts('ani')).toEqual([])
})

it('something newer is not taken away with what was written', () => {
  const forget = noteDraft('ani', draft)
  const newer = { ...draft, typed: { receiver: 'Rani S' } }
  noteDraft('ani', newer)
  forget()
  const [left] = leftDrafts('ani')
  expect(left).toMatchObject(newer)
  left?.forget()
  expect(leftDrafts('ani')).toEqual([])
})

it('what cannot be understood is left out', () => {
  localStorage.setItem('pasok.receiving.ani.p1', '{')
  localStorage.setItem('pasok.receiving.ani.p2', '3')
  expect(leftDrafts('ani')).toEqual([])
})
