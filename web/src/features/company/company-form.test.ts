import { expect, it } from 'vitest'
import { documentProblems, documentsOf, entriesOf } from './company-documents'
import { bodyOf, firstFormOf, formOf, isSound, isStepOneDone, problemsOf } from './company-form'
import { savedCompany, savedDocument } from './company.fixture'

const form = formOf(savedCompany)
const errors = (changed: Partial<typeof form>) =>
  problemsOf({ ...form, ...changed }).map(({ field, error }) => `${field} ${error}`)

it('a saved company is sent unchanged', () => {
  expect(bodyOf(form)).toMatchObject({
    name: 'Baru Sentosa',
    phone: '+622129345500',
    whatsapp: '+6281234567890',
    category: 'Manufacturing',
    type: 'type-pt',
    country_id: 1,
    village_id: '31.74.02.1003',
    postcode: '12910',
  })
  expect(problemsOf(form)).toEqual([])
  expect(isStepOneDone(savedCompany)).toBe(true)
})

it('the contact is the registering user until another one is saved', () => {
  const none = { ...savedCompany, technical_contact: '' }
  expect(firstFormOf(none, 'Rina Hartati').technical_contact).toBe('Rina Hartati')
  const { technical_contact: saved } = savedCompany
  expect(firstFormOf(savedCompany, 'Rina Hartati').technical_contact).toBe(saved)
})

it('an empty form reports its fields in the specified order, only the first of the regions', () => {
  const empty = formOf({
    ...savedCompany,
    name: '',
    technical_contact: '',
    phone: '',
    whatsapp: '',
    category: '',
    type: '',
    province_id: '',
    city_id: '',
    subdistrict_id: '',
    village_id: '',
    postcode: '',
    street: '',
  })
  expect(problemsOf(empty).map(({ error }) => error)).toEqual([
    'phoneRequired',
    'whatsappRequired',
    'categoryRequired',
    'typeRequired',
    'provinceRequired',
    'postcodeRequired',
    'streetRequired',
    'nameRequired',
    'contactRequired',
  ])
})

it('without a country the country is flagged, not the province below it', () => {
  const place = { ...form.place, country: '', country_id: '', province_id: '', city_id: '' }
  expect(errors({ place })).toEqual(['country_id countryRequired'])
})

it('only a missing type asks, and step 2 can still be opened', () => {
  expect(errors({ type: '' })).toEqual(['type typeRequired'])
  expect(isSound(problemsOf({ ...form, type: '' }))).toBe(true)
  expect(isSound(problemsOf({ ...form, type: '', category: '' }))).toBe(false)
  expect(isStepOneDone({ ...savedCompany, type: '' })).toBe(true)
  expect(isStepOneDone({ ...savedCompany, village_id: '' })).toBe(false)
})

it('an incomplete phone number is invalid', () => {
  expect(errors({ phone: { country: 'ID', text: '12' } })).toEqual(['phone phoneInvalid'])
})

const types = [
  {
    _id: 'type-pt',
    companyType: 'PT',
    legalDoc: [
      { id: 'nib', title: 'Nomor Induk Berusaha', short_title: 'NIB', required: true },
      { id: 'siup', title: 'Izin Usaha', short_title: 'SIUP', required: false },
    ],
  },
]
const company = { type: 'type-pt', legal_documents: [savedDocument], legal_document_drafts: [] }
const file = { id: 'f1', name: 'new.pdf', type: 'application/pdf' }

it('newer input overrides saved values', () => {
  const [nib, siup] = documentsOf(company, types, { nib: { file }, siup: { value: ' 77 ' } })
  expect(nib).toMatchObject({ value: '9120', file, required: true })
  expect(siup).toMatchObject({ value: ' 77 ', file: null, required: false })
})

it('a draft of the company overrides submitted values', () => {
  const draft = { id: 'nib', value: '9121', file_id: '', file_name: '', file_type: '', version: 3 }
  const [nib] = documentsOf({ ...company, legal_document_drafts: [draft] }, types, {})
  expect(nib).toMatchObject({ value: '9121', file: null, seen: { version: 3 } })
})

it('without a type there are no documents', () => {
  expect(documentsOf({ ...company, type: '', legal_documents: [] }, types, {})).toEqual([])
})

it('a type that is no longer offered keeps its documents', () => {
  const remaining = documentsOf({ ...company, type: 'type-old' }, types, {})
  expect(remaining.map(({ id }) => id)).toEqual(['nib'])
})

it('a number needs its file and a file its number', () => {
  const fieldsOf = (typed: Parameters<typeof documentsOf>[2]) =>
    documentProblems(documentsOf({ ...company, legal_documents: [] }, types, typed)).map(
      ({ id, part }) => `${id} ${part}`,
    )
  expect(fieldsOf({})).toEqual(['nib value', 'nib file'])
  expect(fieldsOf({ nib: { value: '8120014072615', file } })).toEqual([])
  expect(fieldsOf({ nib: { value: '8120014072615', file }, siup: { value: '2' } })).toEqual([
    'siup file',
  ])
  expect(fieldsOf({ nib: { value: '8120014072615', file }, siup: { file } })).toEqual([
    'siup value',
  ])
  expect(fieldsOf({ nib: { value: '81200', file } })).toEqual(['nib value'])
})

it('an upload is sent as its id, a missing one as empty text', () => {
  const documents = documentsOf(company, types, { nib: { value: ' 12 ', file } })
  expect(entriesOf(documents)).toEqual([
    { id: 'nib', value: '12', url: 'f1', version: 0 },
    { id: 'siup', value: '', url: '', version: 0 },
  ])
})
