import { addressLine } from '@pasok/domain/requests/requests.address'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import type { DepartmentInsight } from '@pasok/domain/requests/insights/insights.contract'
import { requestInsightTexts } from '@pasok/domain/requests/insights/insights.texts'
import type { PurchaseRequest, RequestDecision } from '@pasok/domain/requests/requests.model'
import { requestPdfTexts } from '@pasok/domain/requests/paper/pdf.texts'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { NO_DEPARTMENT } from '@pasok/domain/team/team.constants'
import { useState } from 'react'
import { Facts } from '../../../documents/facts'
import { Figures } from '../../../documents/figures'
import { Party } from '../../../documents/party'
import { StatusChip } from '../../../documents/status-chip'
import { DocumentTimeline } from '../../../documents/timeline'
import { useDepartmentName } from '../../../documents/use-department-name'
import { count, useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { look } from '../../../ui/look'
import { Money } from '../../../ui/money'
import { Card, Rail } from '../../../ui/two-columns'
import { Decision, OwnRequest } from './decision-panel'
import { sumsOf } from './request-lines'
import type { DecisionFlow } from './use-decision'

interface DepartmentMonthProps {
  department: string
  /** Undefined while loading; the space is reserved. */
  requested: DepartmentInsight | undefined
}

/** What the department has requested in the current calendar month. */
function DepartmentMonth({ department: named, requested }: DepartmentMonthProps) {
  const t = useTexts(requestInsightTexts)
  const { month } = useFormats()
  const [now] = useState(() => new Date().toISOString())
  const department = named === NO_DEPARTMENT ? t('noDepartment') : named
  return (
    <>
      <p className={look('break-anywhere', 'mb-xs')}>
        {t('monthOf', { department, month: month(requested?.month ?? now) })}
      </p>
      <Facts
        facts={[
          { label: t('requests'), value: requested ? count(requested.requests) : '…' },
          { label: t('total'), value: requested ? <Money amount={requested.total} strong /> : '…' },
        ]}
      />
      <p className={look('dimmed', 'text-xs', 'mt-xs')}>{t('monthHelp')}</p>
    </>
  )
}

const STATE = { approve: 'Approved', reject: 'Rejected' } as const

/** The decisions with user, date and note, step by step; at present there is one step. */
function DecisionsMade({ decisions }: { decisions: readonly RequestDecision[] }) {
  const t = useTexts(requestPdfTexts)
  const { dateTime } = useFormats()
  return decisions.map((one, index) => (
    <div key={one.step} className={look(index > 0 && 'mt-sm')}>
      <div className={look('row', 'justify-between', 'gap-xs', 'dimmed', 'mb-4')}>
        <StatusChip status={STATE[one.decision]} />
        <time dateTime={one.timestamp}>{dateTime(one.timestamp)}</time>
      </div>
      <span className={look('medium')}>{one.user}</span>
      {one.acting_for !== null && ` ${t('actingFor', { company: one.acting_for })}`}
      {one.note !== '' && <p className={look('break-anywhere', 'pre-wrap', 'mt-4')}>{one.note}</p>}
    </div>
  ))
}

function Parties({ request }: { request: PurchaseRequest }) {
  const t = useTexts(requestScreenTexts)
  const td = useTexts(documentTexts)
  const { dateTime } = useFormats()
  const departmentName = useDepartmentName()
  const { address } = request
  return (
    <Facts
      facts={[
        { label: td('date'), value: dateTime(request.date) },
        { label: td('author'), value: request.createdBy },
        { label: td('department'), value: departmentName(request.department) },
        {
          label: t('deliverTo'),
          value: <Party name={address.name} lines={[addressLine(address), address.phone]} />,
        },
      ]}
    />
  )
}

function Totals({ request }: { request: PurchaseRequest }) {
  const td = useTexts(documentTexts)
  const sums = sumsOf(request.vendors)
  return (
    <>
      <Figures
        figures={[
          { label: td('beforeTax'), amount: sums.beforeTax },
          { label: td('taxAmount'), amount: sums.tax },
          { label: td('total'), amount: request.total, total: true },
        ]}
      />
      {sums.downPayment > 0 && (
        <div className={look('mt-xs')}>
          <Figures figures={[{ label: td('downPayment'), amount: sums.downPayment }]} />
        </div>
      )}
    </>
  )
}

interface RailProps {
  request: PurchaseRequest
  flow: DecisionFlow
  /** True when the user may decide requests and this one is waiting. */
  decides: boolean
  /** The department's requests of this month, for users who may decide. */
  month: { requested: DepartmentInsight | undefined } | null
}

export function RequestRail({ request, flow, decides, month }: RailProps) {
  const t = useTexts(requestScreenTexts)
  const tp = useTexts(requestPdfTexts)
  const ti = useTexts(requestInsightTexts)
  const td = useTexts(documentTexts)
  const { approve, reject } = request.actions
  const items = sumsOf(request.vendors).items
  return (
    <Rail label={t('details')} underHead long among>
      <Decision request={request} flow={flow} />
      {decides && !approve && !reject && <OwnRequest />}
      {request.decisions.length > 0 && (
        <Card title={tp('decisions')} narrow="after">
          <DecisionsMade decisions={request.decisions} />
        </Card>
      )}
      {month && (
        <Card title={ti('month')} narrow="after" className={look('paper-hidden')}>
          <DepartmentMonth department={request.department} requested={month.requested} />
        </Card>
      )}
      <Card
        title={items === 1 ? td('oneItem') : td('itemsCount', { count: items })}
        narrow="second"
        stays={!approve && !reject}
      >
        <Totals request={request} />
      </Card>
      <Card title={t('details')} narrow="first">
        <Parties request={request} />
      </Card>
      <Card title={td('timeline')} narrow="last">
        <DocumentTimeline statuses={request.statuses} />
      </Card>
    </Rail>
  )
}
