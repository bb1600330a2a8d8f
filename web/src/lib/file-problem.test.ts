import { filesTexts } from '@pasok/domain/files/files.texts'
import { expect, it } from 'vitest'
import { findImageProblem, IMAGE_ACCEPT, problemOfFile, problemOfMessageFile } from './file-problem'

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

it.each([
  ['a PDF', file('nib.pdf', 'application/pdf'), null],
  ['a Word document', file('Penawaran.DOCX', ''), null],
  ['a CSV on Windows', file('harga.csv', 'application/vnd.ms-excel'), null],
  ['a text', file('catatan.txt', 'text/plain'), null],
  ['a presentation of 11 MB', file('a.pptx', '', 11 * MB), filesTexts.tooLarge],
  ['an empty sheet', file('a.xlsx', '', 0), filesTexts.empty],
  ['a program', file('a.exe', 'application/x-msdownload'), filesTexts.wrongMessageKind],
  ['a sheet with macros', file('a.xlsm', ''), filesTexts.wrongMessageKind],
  ['HTML', file('page.html', 'text/html'), filesTexts.wrongMessageKind],
])('%s beside a message', (_, one, text) => {
  expect(problemOfMessageFile(one)?.text ?? null).toBe(text)
})

it('one byte too many is not shown as 10 MB', () => {
  const problem = problemOfFile(file('akta.pdf', 'application/pdf', 10 * MB + 1))
  expect(problem?.values).toEqual({ file: 'akta.pdf', size: 10.1 })
})

const PNG = '\u0089PNG\r\n\u001a\n'
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const chosen = (name: string, type: string, content: string) =>
  new File([latin1(content)], name, { type })

it('only images are offered where nothing else is accepted', () => {
  expect(IMAGE_ACCEPT).toBe('image/png,image/jpeg,image/webp,image/gif')
})

it.each([
  ['a PNG', chosen('bukti.png', 'image/png', PNG)],
  [
    'a JPEG whose kind the browser does not know',
    chosen('BUKTI.JPG', '', '\u00ff\u00d8\u00ff\u00e0'),
  ],
  ['a GIF', chosen('bukti.gif', 'image/gif', 'GIF89a')],
  ['a WebP', chosen('bukti.webp', 'image/webp', 'RIFF\u0001\n\u0003\u0004WEBPVP8 ')],
])('%s is an image', async (_, one) => {
  expect(await findImageProblem(one)).toBeNull()
})

it.each([
  ['a PDF', chosen('bukti.pdf', 'application/pdf', '%PDF-1.7'), filesTexts.noImage],
  ['a PDF called an image', chosen('bukti.png', 'image/png', '%PDF-1.7'), filesTexts.noImage],
  ['text called an image', chosen('bukti.jpg', 'image/jpeg', 'not a picture'), filesTexts.noImage],
  ['SVG', chosen('bukti.svg', 'image/svg+xml', '<svg/>'), filesTexts.noImage],
  ['nothing', chosen('bukti.png', 'image/png', ''), filesTexts.empty],
  ['too much', chosen('b.png', 'image/png', PNG.padEnd(10 * MB + 1)), filesTexts.tooLarge],
])('%s is no image, and said so at once', async (_, one, text) => {
  expect((await findImageProblem(one))?.text).toBe(text)
})
