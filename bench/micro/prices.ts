import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { priceLine } from '@pasok/domain/catalog/catalog.prices'

const LINES = 500
const ROUNDS = 200

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const lines = Array.from({ length: LINES }, (_, at) => ({
  quantity: `${(at % 40) + 1}.5`,
  retailPrice: `${1_000 + at * 137}.25`,
  discountFraction: '0.15',
  specialDiscountPercent: '2.5',
  defaultDiscountPercent: '0',
  taxFraction: '0.11',
}))

/** Computes the same amounts in binary floating point, for comparison with exact arithmetic. */
function priceInFloats(line: (typeof lines)[number]): number {
  const price =
    Number(line.retailPrice) *
    (1 - Number(line.discountFraction) - Number(line.specialDiscountPercent) / 100)
  return Math.floor(Number(line.quantity) * (price + price * Number(line.taxFraction)))
}

/** Returns the median time for one cart, in milliseconds. */
function timeCart(price: (line: (typeof lines)[number]) => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const began = performance.now()
    for (const line of lines) price(line)
    return performance.now() - began
  })
  return times.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0
}

/** Compares pricing a cart of 500 lines exactly and in floating point; prints and saves the ratio. */
export async function run(): Promise<void> {
  const exact = timeCart(priceLine)
  const floats = timeCart(priceInFloats)
  const report = [
    `# Prices of a cart of ${LINES} lines`,
    '',
    `Node ${process.versions.node}. Milliseconds, the median of ${ROUNDS}; the limit per keystroke is 50 ms.`,
    '',
    '| Exact | Floating point | Ratio |',
    '|---|---|---|',
    `| ${exact.toFixed(2)} | ${floats.toFixed(3)} | ${(exact / floats).toFixed(0)} × |`,
  ].join('\n')
  process.stdout.write(`${report}\n`)
  await mkdir(here('../results'), { recursive: true })
  await writeFile(here('../results/prices.md'), `${report}\n`)
}
