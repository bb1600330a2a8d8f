// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { AuditFilterRow } from '../../../../features/audit/audit-filters'
import { dayRanges } from '../../../../lib/day-ranges'
import { mountPage, press } from '../../../../lib/page.fixture'
import { FilterBar } from './filter-bar'
import { SearchBar } from '../../../../documents/search-bar'

const DAYS = { from: '2026-11-01', to: '2026-11-30' }
const nothing = () => undefined
const last30 = () => dayRanges(new Date(), 'Asia/Jakarta').last30

it('a list, an audit log and a report write days as the app does, and offer the common ranges', async () => {
  const onChange = vi.fn<(next: object) => void>()
  const onFilter = vi.fn<(next: object) => void>()
  const shown = [
    <SearchBar
      key="list"
      topics={[{ key: 'date', label: 'Date' }]}
      applied={{ by: 'date', ...DAYS }}
      onSearch={nothing}
    />,
    <AuditFilterRow key="audit" value={DAYS} isFiltered onChange={onChange} onClear={nothing}>
      {null}
    </AuditFilterRow>,
    <FilterBar
      key="report"
      address={{ filter: 'custom', ...DAYS }}
      days={DAYS}
      onFilter={onFilter}
    />,
  ]
  const { page, show, leave } = await mountPage(null)
  for (const one of shown) {
    await show(one)
    expect(page.textContent).toContain('1 Nov 2026')
    expect(page.textContent).toContain('30 Nov 2026')
    expect(page.textContent).toContain('This quarter')
    await press('Last 30 days')
  }
  expect(onChange).toHaveBeenLastCalledWith(last30())
  await press('Apply')
  expect(onFilter).toHaveBeenLastCalledWith({ filter: 'custom', ...last30() })
  await show(
    <AuditFilterRow value={{}} isFiltered={false} onChange={nothing} onClear={nothing}>
      {null}
    </AuditFilterRow>,
  )
  expect(page.textContent).toContain('dd mmm yyyy')
  await leave()
})
