import { Button, SegmentedControl } from '@mantine/core'
import type { DayRange } from '@pasok/domain/reports/reports.ranges'
import { reportFilterTexts } from '@pasok/domain/reports/reports.texts'
import { useEffect, useState, type ReactNode, type SubmitEvent } from 'react'
import { problemOf } from '../../../../features/reports/report-range'
import {
  FILTERS,
  USUAL_FILTER,
  type FilterAddress,
} from '../../../../features/reports/report-filter'
import { DayFields } from '../../../../documents/day-fields'
import { asDay } from '../../../../lib/address-parts'
import { useTexts } from '../../../../lib/texts'
import { look } from '../../../../ui/look'

interface FilterBarProps {
  address: FilterAddress
  /** The days shown, used as the start of a custom range. */
  days: DayRange | undefined
  onFilter: (next: FilterAddress) => void
  /** Called with true while the fields contain a range that is not applied. */
  onUnapplied?: (isUnapplied: boolean) => void
  children?: ReactNode
}

/** Range of a report (Spec 2 §2); a custom range is applied when both days are set. */
export function FilterBar({ address, days, onFilter, onUnapplied, children }: FilterBarProps) {
  const t = useTexts(reportFilterTexts)
  const { filter = USUAL_FILTER, from, to } = address
  const [isChoosing, setChoosing] = useState(false)
  const shown = isChoosing ? 'custom' : filter
  const choose = (value: string) => {
    const chosen = FILTERS.find((one) => one === value)
    setChoosing(chosen === 'custom')
    if (chosen !== undefined && chosen !== 'custom')
      onFilter(chosen === USUAL_FILTER ? {} : { filter: chosen })
  }
  const apply = (next: FilterAddress) => {
    setChoosing(false)
    onFilter(next)
  }
  return (
    <div className={look('flex', 'wrap', 'align-end', 'gap-sm', 'mb-md', 'paper-hidden')}>
      <SegmentedControl
        className={look('wrap', 'max-w-full', 'phone-w-full')}
        aria-label={t('filter')}
        value={shown}
        data={FILTERS.map((value) => ({ value, label: t(value) }))}
        onChange={choose}
      />
      {shown === 'custom' && (
        <CustomDays
          key={`${from ?? ''} ${to ?? ''}`}
          range={filter === 'custom' ? address : (days ?? {})}
          onApply={apply}
          onUnapplied={onUnapplied}
        />
      )}
      {children !== undefined && <div className={look('ml-auto')}>{children}</div>}
    </div>
  )
}

interface CustomDaysProps {
  range: { from?: string; to?: string }
  onApply: (next: FilterAddress) => void
  onUnapplied: ((isUnapplied: boolean) => void) | undefined
}

function CustomDays({ range, onApply, onUnapplied }: CustomDaysProps) {
  const t = useTexts(reportFilterTexts)
  const [days, setDays] = useState({ from: range.from ?? '', to: range.to ?? '' })
  const problem = problemOf(days)
  const isUnapplied = days.from !== (range.from ?? '') || days.to !== (range.to ?? '')
  useEffect(() => {
    onUnapplied?.(isUnapplied)
    return () => onUnapplied?.(false)
  }, [isUnapplied, onUnapplied])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!problem) onApply({ filter: 'custom', ...days })
  }
  return (
    <form className={look('flex', 'wrap', 'align-end', 'gap-xs', 'phone-w-full')} onSubmit={submit}>
      <DayFields
        // A date field cannot show an invalid day; the error names it.
        from={asDay(days.from) ?? ''}
        to={asDay(days.to) ?? ''}
        problems={problem ? { [problem.at]: t(problem.why, { day: days[problem.at] }) } : {}}
        onChange={(next) => setDays({ ...days, ...next })}
      />
      <Button
        type="submit"
        variant="default"
        className={look('phone-w-full')}
        disabled={problem !== undefined}
      >
        {t('apply')}
      </Button>
    </form>
  )
}
