import { expect, it } from 'vitest'
import { savedCompany } from './company.fixture'
import { contactPart, detailPart, socialPart } from './profile-parts'

// proves 1.5.20 1.5.21
it('the code is trimmed of whitespace, and no category is sent as empty text', () => {
  const draft = { ...detailPart.draftOf(savedCompany), category: '', costume_code: ' BR 01\t7 ' }
  expect(detailPart.problemsOf(draft)).toEqual([])
  expect(detailPart.bodyOf(draft)).toEqual({
    name: 'Baru Sentosa',
    category: '',
    costume_code: 'BR017',
  })
})

it('each part sends only the fields it shows', () => {
  expect(Object.keys(socialPart.bodyOf(socialPart.draftOf(savedCompany)))).toEqual([
    'website',
    'instagram',
    'facebook',
    'twitter',
  ])
  const contact = contactPart.bodyOf(contactPart.draftOf(savedCompany))
  expect(contact).toMatchObject({
    phone: '+622129345500',
    country_id: 1,
    village_id: '31.74.02.1003',
  })
  expect(contact).not.toHaveProperty('name')
})

it('missing fields show the specified messages of step 1', () => {
  const draft = contactPart.draftOf({
    ...savedCompany,
    technical_contact: ' ',
    phone: '',
    village_id: '',
  })
  expect(contactPart.problemsOf(draft)).toEqual([
    { field: 'phone', error: 'phoneRequired' },
    { field: 'village_id', error: 'villageRequired' },
    { field: 'technical_contact', error: 'contactRequired' },
  ])
  expect(detailPart.problemsOf({ ...detailPart.draftOf(savedCompany), name: '' })).toEqual([
    { field: 'name', error: 'nameRequired' },
  ])
  expect(
    socialPart.problemsOf({ ...socialPart.draftOf(savedCompany), website: 'javascript:1' }),
  ).toEqual([{ field: 'website', error: 'websiteInvalid' }])
})
