import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { addressLine } from '@pasok/domain/requests/requests.address'
import type { DepartmentInsight } from '@pasok/domain/requests/requests.insights.contract'
import { requestInsightTexts } from '@pasok/domain/requests/requests.insights.texts'
import type { PurchaseRequest } from '@pasok/domain/requests/requests.model'
import { requestPdfTexts } from '@pasok/domain/requests/requests.pdf.texts'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { Facts } from '../../../documents/facts'
import { Figures } from '../../../documents/figures'
import { Party } from '../../../documents/party'
import { DocumentTimeline } from '../../../documents/timeline'
import { useDepartmentName } from '../../../documents/use-department-name'
import { useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { Card, Rail } from '../../../ui/two-columns'
import { Decision, OwnRequest } from './decision-panel'
import { DecisionsMade } from './decisions-made'
import { DepartmentMonth } from './department-month'
import { sumsOf } from './request-lines'
import type { DecisionFlow } from './use-decision'
import { look } from '../../../ui/look'

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
  /** They decide requests, and this one waits for it. */
  decides: boolean
  /** For who decides: what the department asked for this month, once it is known. */
  month: { asked: DepartmentInsight | undefined } | null
}

/** Beside the items: the decision to be made, totals, parties, what happened. */
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
          <DepartmentMonth department={request.department} asked={month.asked} />
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
