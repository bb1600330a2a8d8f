// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { areaLabel } from './delivery-area'

it('names an area by its address first, so that two in one city differ even when truncated', () => {
  const city = 'Kota Administrasi Jakarta Selatan'
  const [one = '', other = ''] = ['Head Office', 'Warehouse 2'].map((name) =>
    areaLabel({ name, city }),
  )
  expect(one.slice(0, 11)).not.toBe(other.slice(0, 11))
  expect(one).toContain(city)
})
