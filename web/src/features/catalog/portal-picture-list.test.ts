import { productFormTexts } from '@pasok/domain/catalog/portal/portal.form.texts'
import { expect, it } from 'vitest'
import { fitting, moved, problemOfPicture } from './portal-picture-list'

const MB = 1024 * 1024
const file = (name: string, type: string, size = 100) => ({ name, type, size })

it.each([
  ['a JPEG', file('a.jpg', 'image/jpeg')],
  ['a WebP', file('a.webp', 'image/webp')],
  ['one whose kind the browser does not know', file('a.AVIF', '')],
  ['exactly 10 MB', file('a.png', 'image/png', 10 * MB)],
])('%s may be uploaded', (_, one) => {
  expect(problemOfPicture(one)).toBeNull()
})

it.each([
  ['SVG', file('logo.svg', 'image/svg+xml'), productFormTexts.wrongKind],
  [
    'a document under the name of a picture',
    file('a.png', 'application/pdf'),
    productFormTexts.wrongKind,
  ],
  ['an unknown kind', file('a.heic', ''), productFormTexts.wrongKind],
  ['nothing', file('a.png', 'image/png', 0), productFormTexts.emptyFile],
  ['11 MB', file('a.png', 'image/png', 11 * MB), productFormTexts.tooLarge],
])('%s is refused before it is sent', (_, one, text) => {
  expect(problemOfPicture(one)?.text).toBe(text)
})

it('at most ten are accepted', () => {
  const files = [1, 2, 3, 4]
  expect(fitting(files, 0)).toEqual(files)
  expect(fitting(files, 8)).toEqual([1, 2])
  expect(fitting(files, 12)).toEqual([])
})

it('a picture is moved to another place, and not beyond the ends', () => {
  const paths = ['a', 'b', 'c']
  expect(moved(paths, 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(paths, 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(paths, 0, -1)).toBe(paths)
  expect(moved(paths, 2, 3)).toBe(paths)
})
