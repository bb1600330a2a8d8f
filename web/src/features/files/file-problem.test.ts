import { filesTexts } from '@pasok/domain/files/files.texts'
import { expect, it } from 'vitest'
import { problemOfFile } from './file-problem'

const MB = 1024 * 1024
const file = (name: string, type: string, size = 100) => ({ name, type, size })

it.each([
  ['a PDF', file('nib.pdf', 'application/pdf')],
  ['an image', file('ktp.jpg', 'image/jpeg')],
  ['a file whose kind the browser does not know', file('npwp.PDF', '')],
  ['exactly 10 MB', file('akta.pdf', 'application/pdf', 10 * MB)],
])('%s may be uploaded', (_, one) => {
  expect(problemOfFile(one)).toBeNull()
})

it.each([
  ['SVG', file('logo.svg', 'image/svg+xml'), filesTexts.wrongKind],
  ['HTML', file('page.html', 'text/html'), filesTexts.wrongKind],
  ['HTML under the name of an image', file('page.png', 'text/html'), filesTexts.wrongKind],
  ['an unknown kind', file('letter.docx', ''), filesTexts.wrongKind],
  ['0 bytes', file('nib.pdf', 'application/pdf', 0), filesTexts.empty],
  ['11 MB', file('akta.pdf', 'application/pdf', 11 * MB), filesTexts.tooLarge],
])('%s is refused before it is sent', (_, one, text) => {
  expect(problemOfFile(one)?.text).toBe(text)
})

it('a byte too much does not read as 10 MB', () => {
  const problem = problemOfFile(file('akta.pdf', 'application/pdf', 10 * MB + 1))
  expect(problem?.values).toEqual({ file: 'akta.pdf', size: 10.1 })
})
