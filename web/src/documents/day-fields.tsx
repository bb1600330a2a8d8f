import { Button, Group, TextInput } from '@mantine/core'
import { searchTexts } from '@pasok/domain/kernel/search.texts'
import type { ReactNode } from 'react'
import { dayRanges } from '../lib/day-ranges'
import { useFormats, useTimeZone } from '../lib/format'
import { useTexts } from '../lib/texts'
import { look } from '../ui/look'
import classes from './day-fields.module.css'

interface DayFieldsProps {
  /** `yyyy-MM-dd`, or nothing. */
  from: string
  to: string
  /** What is wrong with a day; `true` marks the field alone. */
  problems?: Partial<Record<'from' | 'to', ReactNode>>
  /** The days that changed; empty for a day that was removed. */
  onChange: (days: { from?: string; to?: string }) => void
}

/**
 * The browser writes days its own way, which is seen only while the field has the focus: otherwise
 * the app's own format is shown over it.
 */
export const under = (written: string, format: string) => (field: ReactNode) => (
  <div className={`${look('relative')} ${classes.field}`}>
    {field}
    <span
      aria-hidden
      className={`${look('row', 'overflow-hidden', 'nowrap', written === '' && 'dimmed')} ${classes.shown}`}
    >
      {written || format}
    </span>
  </div>
)

/** A range of calendar days, both inside, with the ranges that are used most. */
export function DayFields({ from, to, problems = {}, onChange }: DayFieldsProps) {
  const t = useTexts(searchTexts)
  const { day } = useFormats()
  const zone = useTimeZone()
  const days = { from, to }
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <TextInput
          key={end}
          type="date"
          className={classes.day}
          label={t(end)}
          inputContainer={under(days[end] && day(days[end]), t('dayFormat'))}
          {...(end === 'from' ? to && { max: to } : from && { min: from })}
          error={problems[end]}
          value={days[end]}
          onChange={({ currentTarget: { value } }) => onChange({ [end]: value })}
        />
      ))}
      {/* In the middle of the fields' height, where a row is aligned at its foot. */}
      <Group gap={4} role="group" aria-label={t('quick')} mih={36}>
        {(['last30', 'quarter'] as const).map((range) => (
          <Button
            key={range}
            size="compact-sm"
            variant="subtle"
            onClick={() => onChange(dayRanges(new Date(), zone)[range])}
          >
            {t(range)}
          </Button>
        ))}
      </Group>
    </>
  )
}
