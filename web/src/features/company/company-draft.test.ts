// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { phoneTextOf } from '../../ui/phone'
import {
  draftKey,
  forgetDraft,
  parseDraft,
  readDraft,
  applySavedDocument,
  markFormSaved,
  typeInDocument,
  typeInForm,
} from './company-draft'
import { formOf } from './company-form'
import { savedCompany } from './company.fixture'

const KEY = draftKey('auth-1.buyer-1')
const file = { id: 'f1', name: 'nib.pdf', type: 'application/pdf' }
const seen = { value: '', file: null, version: 0 }

beforeEach(() => {
  forgetDraft(KEY)
  localStorage.clear()
})

it('input is stored immediately and read back unchanged', () => {
  const phone = { country: 'ID', text: '0812 3' } as const
  typeInForm(KEY, { name: 'Baru', phone })
  typeInDocument(KEY, 'nib', { value: '123' }, seen)
  typeInDocument(KEY, 'nib', { file }, seen)
  const draft = { form: { name: 'Baru', phone }, documents: { nib: { value: '123', file, seen } } }
  expect(readDraft(KEY)).toEqual(draft)
  expect(parseDraft(localStorage.getItem(KEY))).toEqual(draft)
})

it('each user and company has its own draft', () => {
  typeInForm(KEY, { name: 'Baru' })
  expect(readDraft(draftKey('auth-2.buyer-1')).form).toEqual({})
  expect(readDraft(draftKey('auth-1.buyer-2')).form).toEqual({})
})

it('after a save only newer input is left', () => {
  const sent = { ...formOf(savedCompany), name: 'Baru', website: 'baru.co.id' }
  typeInForm(KEY, { name: 'Baru', website: 'baru.co.id', instagram: '@baru' })
  typeInDocument(KEY, 'nib', { value: '123' }, seen)
  markFormSaved(KEY, sent)
  expect(readDraft(KEY)).toEqual({
    form: { instagram: '@baru' },
    documents: { nib: { value: '123', seen } },
  })
})

it('no input leaves nothing in storage', () => {
  typeInForm(KEY, { name: 'Baru' })
  markFormSaved(KEY, { ...formOf(savedCompany), name: 'Baru' })
  expect(localStorage.getItem(KEY)).toBeNull()
})

it('input of another tab is followed', () => {
  const newValue = JSON.stringify({ form: { name: 'Dari tab lain' }, documents: {} })
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }))
  expect(readDraft(KEY).form.name).toBe('Dari tab lain')
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }))
  expect(readDraft(KEY).form).toEqual({})
})

describe('invalid storage', () => {
  it.each([null, '', 'x', '[]', '1', '{"form":[],"documents":3}'])('%s is not a draft', (text) => {
    expect(parseDraft(text)).toEqual({ form: {}, documents: {} })
  })

  it('only valid parts are used', () => {
    const text = JSON.stringify({
      form: { name: 1, phone: 'x', place: {}, website: 'a.co.id', other: 'x' },
      documents: { a: { value: 2, file: { id: 1 } }, b: 3, c: { value: '9', file } },
    })
    expect(parseDraft(text)).toEqual({
      form: { website: 'a.co.id' },
      documents: { a: {}, c: { value: '9', file } },
    })
  })
})

it('a stored phone number is shown in national format', () => {
  expect(phoneTextOf(savedCompany.phone)).toEqual({ country: 'ID', text: '(021) 29345500' })
})

it('after saving a document, only newer input is left on top of it', () => {
  const now = { value: '123', file: null, version: 4 }
  typeInDocument(KEY, 'nib', { value: '123', file }, seen)
  typeInDocument(KEY, 'siup', { value: 'a ' }, seen)
  applySavedDocument(KEY, 'nib', { value: '123' }, now)
  applySavedDocument(KEY, 'siup', { value: 'a ' }, { ...now, value: 'a' })
  expect(readDraft(KEY).documents).toEqual({
    nib: { file, seen: now },
    siup: { value: 'a ', seen: { ...now, value: 'a' } },
  })
  applySavedDocument(KEY, 'nib', { file }, { ...now, file, version: 5 })
  expect(readDraft(KEY).documents['nib']).toBeUndefined()
})
