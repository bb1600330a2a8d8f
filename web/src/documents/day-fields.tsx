import { Button, Group, TextInput } from '@mantine/core'
import { searchTexts } from '@pasok/domain/kernel/list.texts'
import type { ReactNode } from 'react'
import { dayRanges } from '../lib/day-ranges'
import { useFormats, useTimeZone } from '../lib/format'
import { useTexts } from '../lib/texts'
import { look } from '../ui/look'
import classes from './day-fields.module.css'

interface DayFieldsProps {
  /** `yyyy-MM-dd`, or an empty string. */
  from: string
  to: string
  /** Error per day; `true` only marks the field. */
  problems?: Partial<Record<'from' | 'to', ReactNode>>
  /** Called with the changed days; an empty string for a removed day. */
  onChange: (days: { from?: string; to?: string }) => void
}

/** Browsers format dates their own way: the app's format covers the field unless it has the focus. */
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

/** An inclusive range of calendar days, with buttons for the most used ranges. */
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
      {/* Centers the buttons on the fields when the row is aligned at its foot. */}
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
