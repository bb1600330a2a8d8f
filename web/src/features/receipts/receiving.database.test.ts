// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { leftDrafts, noteDraft } from './receiving.database'

afterEach(() => localStorage.clear())

const draft = { packageId: 'p1', version: null, typed: { receiver: 'Rani' } }

it('an unsaved draft is found again, only by its own user, until it is stored', () => {
  const forget = noteDraft('ani', draft)
  expect(leftDrafts('ani')).toMatchObject([draft])
  expect(leftDrafts('budi')).toEqual([])
  forget()
  expect(leftDrafts('ani')).toEqual([])
})

it('storing a draft does not remove a newer one', () => {
  const forget = noteDraft('ani', draft)
  const newer = { ...draft, typed: { receiver: 'Rani S' } }
  noteDraft('ani', newer)
  forget()
  const [left] = leftDrafts('ani')
  expect(left).toMatchObject(newer)
  left?.forget()
  expect(leftDrafts('ani')).toEqual([])
})

it('invalid drafts are ignored', () => {
  localStorage.setItem('pasok.receiving.ani.p1', '{')
  localStorage.setItem('pasok.receiving.ani.p2', '3')
  expect(leftDrafts('ani')).toEqual([])
})
