import { afterAll, expect, it } from 'vitest'
import { describePdf, paperOf, table } from '../pdf.conformance'
import { readPdf } from '../read-pdf'
import { createPdfmake } from './pdfmake-pdf'

describePdf('PDF files by pdfmake', createPdfmake)

const LARGE = paperOf({
  tables: Array.from({ length: 4 }, () =>
    table({
      rows: Array.from({ length: 250 }, () => [{ text: '1' }, { text: 'A' }, { text: '2' }]),
    }),
  ),
})

it.each([
  ['that takes too long', { longest: 1 }, /too long/],
  ['that takes too much memory', { maxMemory: 24 }, /memory/],
])('a file %s is not made, and ends nothing else', async (_, limits, reason) => {
  const pdf = createPdfmake(limits)
  afterAll(() => pdf.close())
  await expect(pdf.render(LARGE)).rejects.toThrow(reason)
})

it('a worker that ended is replaced', async () => {
  const pdf = createPdfmake()
  expect(readPdf(await pdf.render(paperOf()))).toHaveLength(1)
  await pdf.close()
  expect(readPdf(await pdf.render(paperOf()))).toHaveLength(1)
  await pdf.close()
})

it('the process goes on while a file is made', async () => {
  const pdf = createPdfmake()
  await pdf.render(paperOf())
  let longest = 0
  let before = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - before)
    before = now
  }, 5)
  const began = performance.now()
  await pdf.render(LARGE)
  const took = performance.now() - began
  clearInterval(timer)
  await pdf.close()
  expect(took).toBeGreaterThan(200)
  expect(longest).toBeLessThan(took / 2)
})
