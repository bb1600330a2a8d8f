import { NO_DEPARTMENT } from '@pasok/domain/team/team.constants'
import type { DepartmentInsight } from '@pasok/domain/requests/requests.insights.contract'
import { requestInsightTexts } from '@pasok/domain/requests/requests.insights.texts'
import { useState } from 'react'
import { Facts } from '../../../documents/facts'
import { count, useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { Money } from '../../../ui/money'
import { look } from '../../../ui/look'

interface DepartmentMonthProps {
  /** Of the request. */
  department: string
  /** Until it is here its room is kept. */
  asked: DepartmentInsight | undefined
}

/** What the department has asked for in the company's calendar month. */
export function DepartmentMonth({ department: named, asked }: DepartmentMonthProps) {
  const t = useTexts(requestInsightTexts)
  const { month } = useFormats()
  const [now] = useState(() => new Date().toISOString())
  const department = named === NO_DEPARTMENT ? t('noDepartment') : named
  return (
    <>
      <p className={look('break-anywhere', 'mb-xs')}>
        {t('monthOf', { department, month: month(asked?.month ?? now) })}
      </p>
      <Facts
        facts={[
          { label: t('requests'), value: asked ? count(asked.requests) : '…' },
          { label: t('total'), value: asked ? <Money amount={asked.total} strong /> : '…' },
        ]}
      />
      <p className={look('dimmed', 'text-xs', 'mt-xs')}>{t('monthHelp')}</p>
    </>
  )
}
