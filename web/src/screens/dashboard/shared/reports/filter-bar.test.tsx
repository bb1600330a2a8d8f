// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { mountPage, press, typeInto } from '../../../../lib/page.fixture'
import { FilterBar } from './filter-bar'

const DAYS = { from: '2026-11-01', to: '2026-11-30' }

it('says when custom days are not applied, and what is missing', async () => {
  const onUnapplied = vi.fn<(isUnapplied: boolean) => void>()
  const onFilter = vi.fn<(next: object) => void>()
  const { page, leave } = await mountPage(
    <FilterBar
      address={{ filter: 'custom', ...DAYS }}
      days={DAYS}
      onFilter={onFilter}
      onUnapplied={onUnapplied}
    />,
  )
  const end = () => page.querySelectorAll<HTMLInputElement>('input[type="date"]')[1] ?? null
  expect(onUnapplied).toHaveBeenLastCalledWith(false)
  await typeInto(end(), '')
  expect(onUnapplied).toHaveBeenLastCalledWith(true)
  expect(page.textContent).toContain('Enter both dates')
  await typeInto(end(), '2026-11-20')
  expect(onUnapplied).toHaveBeenLastCalledWith(true)
  await press('Apply')
  expect(onFilter).toHaveBeenLastCalledWith({ filter: 'custom', ...DAYS, to: '2026-11-20' })
  await leave()
})
