import { expect, it } from 'vitest'
import { shownLink, socialLink } from './social-fields'

it('an account leads to its network, a link to where it says', () => {
  expect(socialLink('instagram', '@pasok.id')).toBe('https://www.instagram.com/pasok.id')
  expect(socialLink('twitter', 'pasok')).toBe('https://x.com/pasok')
  expect(socialLink('facebook', 'https://fb.test/pasok')).toBe('https://fb.test/pasok')
  expect(socialLink('website', 'https://pasok.test/a')).toBe('https://pasok.test/a')
})

it('nothing else is a link, scripts above all', () => {
  expect(socialLink('website', 'pasok')).toBeUndefined()
  expect(socialLink('website', 'javascript:alert(1)')).toBeUndefined()
  expect(socialLink('instagram', 'javascript:alert(1)')).toBeUndefined()
  expect(socialLink('instagram', '//evil.test')).toBeUndefined()
  expect(socialLink('twitter', '')).toBeUndefined()
})

it('is read without what every link has', () => {
  expect(shownLink('https://www.pasok.test/')).toBe('pasok.test')
  expect(shownLink('@pasok')).toBe('@pasok')
})
