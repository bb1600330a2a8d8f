// @vitest-environment happy-dom
import type { Report } from '@pasok/domain/reports/reports.model'
import { expect, it } from 'vitest'
import { mountPage } from '../../../lib/page.fixture'
import { Before } from './screen'

const figure = (totalAmount: number) => ({ count: 1, totalAmount })
type Compared = Pick<Report, 'total_po' | 'order_reject' | 'total_saving_orders'>
const tilesOf = (amount: number): Compared => ({
  total_po: figure(amount),
  order_reject: figure(0),
  total_saving_orders: figure(0),
})

it.each([
  [66_100_000, 10_814_872, 'About 6 times the Rp. 10.8 million of the previous period'],
  [25_000_000, 10_000_000, 'About 2,5 times the Rp. 10 million of the previous period'],
  [15_000_000, 10_000_000, '50% more than the Rp. 10 million of the previous period'],
  [7_500_000, 10_000_000, '25% less than the Rp. 10 million of the previous period'],
  [7_500_000, 7_500_000, 'Same as before'],
  [7_500_000, 0, 'None before'],
])('says in a sentence how %d compares with %d', async (now, then, sentence) => {
  const { page } = await mountPage(
    <Before
      report={{
        ...tilesOf(now),
        before: {
          from: '2026-10-01',
          to: '2026-10-28',
          until: null,
          tiles: tilesOf(then),
          points: [],
        },
      }}
      tile="total_po"
    />,
  )
  expect(page.textContent?.replaceAll('\u00A0', ' ')).toContain(sentence)
})
