// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { shownLink, socialLink } from './social-fields'

it('an account name links to its network, a link to its own address', () => {
  expect(socialLink('instagram', '@pasok.id')).toBe('https://www.instagram.com/pasok.id')
  expect(socialLink('twitter', 'pasok')).toBe('https://x.com/pasok')
  expect(socialLink('facebook', 'https://fb.test/pasok')).toBe('https://fb.test/pasok')
  expect(socialLink('website', 'https://pasok.test/a')).toBe('https://pasok.test/a')
})

it('nothing else becomes a link, especially scripts', () => {
  expect(socialLink('website', 'pasok')).toBeUndefined()
  expect(socialLink('website', 'javascript:alert(1)')).toBeUndefined()
  expect(socialLink('instagram', 'javascript:alert(1)')).toBeUndefined()
  expect(socialLink('instagram', '//evil.test')).toBeUndefined()
  expect(socialLink('twitter', '')).toBeUndefined()
})

it('is displayed without the common prefix', () => {
  expect(shownLink('https://www.pasok.test/')).toBe('pasok.test')
  expect(shownLink('@pasok')).toBe('@pasok')
})
