import { Alert } from '@mantine/core'
import { decimal } from '@pasok/domain/kernel/decimal'
import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { requestEditorTexts } from '@pasok/domain/requests/requests.editor.texts'
import type { LineInsight } from '@pasok/domain/requests/insights/insights.contract'
import { requestInsightTexts } from '@pasok/domain/requests/insights/insights.texts'
import type { PurchaseRequest } from '@pasok/domain/requests/requests.model'
import { requestPdfTexts } from '@pasok/domain/requests/paper/pdf.texts'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { IconInfoCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { CopyCode } from '../../../documents/copy-code'
import { CutOffNote } from '../../../documents/cut-off-note'
import { DetailWaiting } from '../../../documents/detail-waiting'
import type { DocumentLine } from '../../../documents/document-line'
import { FailureNotice } from '../../../documents/failure-notice'
import { HistoryButton } from '../../../documents/history-dialog'
import { LoadError } from '../../../documents/load-error'
import { PaperFoot } from '../../../documents/paper-foot'
import { StatusChip } from '../../../documents/status-chip'
import { VendorBlock } from '../../../documents/vendor-block'
import { useOrdersOfRequest } from '../../../features/orders/orders.queries'
import { ChangesList } from '../../../features/requests/changes-list'
import { RequestHolder } from '../../../features/requests/request-holder'
import { useInsights, useRequest } from '../../../features/requests/requests.queries'

import { isMissing } from '../../../lib/api-error'
import { isCutOff } from '../../../lib/is-cut-off'
import { percent, rupiah, useFormats } from '../../../lib/format'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { look } from '../../../ui/look'
import { PageHead } from '../../../ui/page-head'
import { MainColumn, TwoColumns } from '../../../ui/two-columns'
import { DetailActions, useDetailActions } from './detail-actions'
import { PaperActions, PaperFailures, usePaper } from './paper-actions'
import { lineOf, type RequestVendor, sumsOf } from './request-lines'
import { RequestMissing } from './request-missing'
import { RequestRail } from './request-rail'
import { SubmitNotices } from './submit-notices'
import { useDecision } from './use-decision'

const STRONG = look('color-text', 'medium', 'tabular')

const differenceOf = (before: number, now: number) =>
  decimal(now).minus(before).div(before).times(100).round(1).toNumber()

function LastOrdered({ last, price }: { last: LineInsight['last_ordered']; price: number }) {
  const t = useTexts(requestInsightTexts)
  const { date } = useFormats()
  if (!last) return <span>{t('neverOrdered')}</span>
  const difference = last.price > 0 ? differenceOf(last.price, price) : 0
  return (
    <span>
      {t('lastOrdered')} <strong className={STRONG}>{rupiah(last.price)}</strong>{' '}
      {difference !== 0 && (
        <span className={look('color-text', difference > 0 && 'medium')}>
          {t(difference > 0 ? 'dearer' : 'cheaper', { percent: percent(Math.abs(difference)) })}
        </span>
      )}{' '}
      <span className={look('break-anywhere')}>
        ({t('onIn', { date: date(last.date), code: last.code_po })})
      </span>
    </span>
  )
}

function Similar({ similar }: { similar: NonNullable<LineInsight['similar']> }) {
  const t = useTexts(requestInsightTexts)
  const canOpen = useCan('products.read')
  return (
    <span>
      {t('similar')} <strong className={STRONG}>{rupiah(similar.price)}</strong>{' '}
      {canOpen ? (
        <Link
          className={look('color-link', 'underline', 'break-anywhere')}
          to="/dashboard/products"
          search={{ page: 'detail-product', slug: similar.slug }}
        >
          {similar.name}
        </Link>
      ) : (
        similar.name
      )}{' '}
      <span className={look('break-anywhere')}>({similar.vendor_name})</span>
    </span>
  )
}

/** Note under a line for approvers: the product's last purchase, and a cheaper alternative. */
function InsightNote({ insight, price }: { insight: LineInsight; price: number }) {
  return (
    <span className={look('flex', 'wrap', 'gap-4-20', 'dimmed', 'text-xs')}>
      <LastOrdered last={insight.last_ordered} price={price} />
      {insight.similar && <Similar similar={insight.similar} />}
    </span>
  )
}

function VendorOrders({ orders }: { orders: readonly PurchaseOrder[] }) {
  const t = useTexts(requestScreenTexts)
  if (orders.length === 0) return null
  return (
    <ul
      className={look('flex', 'wrap', 'gap-4-20', 'p-xs-sm', 'border-t')}
      aria-label={t('vendorOrders')}
    >
      {orders.map(({ _id, code_po: code, lastStatus }) => (
        <li key={_id} className={look('inline-row', 'wrap', 'gap-xs')}>
          <Link
            to="/dashboard/purchase-orders"
            search={{ page: 'detail', id: code }}
            className={look('color-link', 'medium', 'no-underline', 'hover-underline')}
          >
            {code}
          </Link>
          <StatusChip status={lastStatus} />
        </li>
      ))}
    </ul>
  )
}

/** Number of items from which all vendors but the first start collapsed. */
const FOLD_ABOVE = 40

type InsightsQuery = ReturnType<typeof useInsights>

interface BlocksProps {
  request: PurchaseRequest
  insights: InsightsQuery
  orders: readonly PurchaseOrder[]
}

function VendorBlocks({ request, orders, insights }: BlocksProps) {
  const td = useTexts(documentTexts)
  const many = sumsOf(request.vendors).items > FOLD_ABOVE
  const figuresOf = (part: RequestVendor) => {
    const sums = sumsOf([part])
    const percentText = percent(part.down_payment_setting)
    return [
      { label: td('beforeTax'), amount: sums.beforeTax },
      { label: td('taxAmount'), amount: sums.tax },
      { label: td('subtotal'), amount: part.total, total: true },
      ...(part.down_payment > 0
        ? [{ label: `${td('downPayment')} (${percentText})`, amount: part.down_payment }]
        : []),
    ]
  }
  const ofLine = new Map(insights.data?.lines.map((one) => [one.item_id, one]))
  const noteOf = ({ id, price }: DocumentLine) => {
    const insight = ofLine.get(id)
    // Reserves the space while loading, so that nothing moves.
    return insight ? <InsightNote insight={insight} price={price} /> : <>&nbsp;</>
  }
  return request.vendors.map((part, index) => (
    <VendorBlock
      key={part.vendor._id}
      vendor={part.vendor}
      total={part.total}
      figures={figuresOf(part)}
      startOpened={!many || index === 0}
      noteOf={insights.isLoading || insights.data ? noteOf : undefined}
      packages={part.packages.map((pack, at) => ({
        id: pack.code_package ?? `${pack.payment_terms}-${at}`,
        paymentTerm: pack.payment_terms,
        lines: pack.items.map(lineOf),
      }))}
    >
      <VendorOrders orders={orders.filter(({ vendor }) => vendor._id === part.vendor._id)} />
    </VendorBlock>
  ))
}

/** Changes of the lines since saving: to be accepted while Open, for information while Submit. */
function Changes({ request }: { request: PurchaseRequest }) {
  const t = useTexts(requestEditorTexts)
  if (request.changes.length === 0) return null
  return (
    <Alert color="yellow" icon={<IconInfoCircle size={18} aria-hidden />} title={t('changesTitle')}>
      {request.lastStatus === 'Submit' && (
        <p className={look('mb-xs')}>{t('changesForApprover')}</p>
      )}
      <ChangesList changes={request.changes} />
    </Alert>
  )
}

/** Note that insights are missing or incomplete; the decision remains possible. */
function InsightsMissing({ insights }: { insights: InsightsQuery }) {
  const t = useTexts(requestInsightTexts)
  if (insights.isError && !insights.data) return <p className={look('dimmed')}>{t('failed')}</p>
  if (insights.data?.similar_known === false) return <p className={look('dimmed')}>{t('away')}</p>
  return null
}

function Detail({ request }: { request: PurchaseRequest }) {
  const t = useTexts(requestScreenTexts)
  const tp = useTexts(requestPdfTexts)
  const decision = useDecision()
  const actions = useDetailActions(request)
  const paper = usePaper(request)
  const decides = useCan('requests.decide') && request.lastStatus === 'Submit'
  const insights = useInsights(request._id, decides)
  const canReadOrders = useCan('orders.read')
  const approved = request.lastStatus === 'Approved'
  const orders = useOrdersOfRequest(request.code_pr, approved && canReadOrders)
  return (
    <>
      <PaperFoot code={request.code_pr} />
      <p className={look('paper-only', 'semibold', 'mb-4')}>
        {request.buyer.name} · {tp('kind')}
      </p>
      <PageHead
        sticky
        title={request.code_pr}
        aside={
          <>
            <CopyCode value={request.code_pr} />
            <StatusChip status={request.lastStatus} />
            <RequestHolder request={request} />
          </>
        }
        text={t('titleDetail')}
        actions={
          <>
            <HistoryButton code={request.code_pr} statuses={request.statuses} large />
            <PaperActions request={request} paper={paper} />
            <DetailActions request={request} actions={actions} />
          </>
        }
      />
      <SubmitNotices flow={actions.flow} />
      {actions.remove.failure && (
        <FailureNotice {...actions.remove.failure} onClose={actions.remove.dismiss} />
      )}
      {actions.copy.failure && (
        <FailureNotice {...actions.copy.failure} onClose={actions.copy.dismiss} />
      )}
      <PaperFailures request={request} paper={paper} />
      {decision.failure && <FailureNotice {...decision.failure} onClose={decision.dismiss} />}
      <TwoColumns>
        <MainColumn>
          <Changes request={request} />
          <VendorBlocks request={request} orders={orders.data ?? []} insights={insights} />
          <InsightsMissing insights={insights} />
        </MainColumn>
        <RequestRail
          request={request}
          flow={decision}
          decides={decides}
          month={decides && !insights.isError ? { requested: insights.data?.department } : null}
        />
      </TwoColumns>
    </>
  )
}

/** `?page=detail&id=`: one request by id or code (Spec 1 §2, Detail Purchase Request). */
export function RequestDetail({ id }: { id: string | undefined }) {
  const t = useTexts(requestScreenTexts)
  const request = useRequest(id)
  const { data, error } = request
  if (id === undefined || isMissing(error))
    return (
      <>
        <PageHead title={t('titleDetail')} />
        <RequestMissing />
      </>
    )
  const cutOff = isCutOff(request)
  if (data) return <Detail key={data._id} request={data} />
  return (
    <>
      <PageHead title={t('titleDetail')} />
      {error && (
        <LoadError error={error} busy={request.isFetching} onRetry={() => void request.refetch()} />
      )}
      {cutOff && <CutOffNote />}
      {!error && !cutOff && <DetailWaiting label={t('details')} />}
    </>
  )
}
