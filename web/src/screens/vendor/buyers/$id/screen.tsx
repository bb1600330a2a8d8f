import { Button } from '@mantine/core'
import { statementTexts } from '@pasok/domain/invoices/invoices.summary.texts'
import { buyersTexts } from '@pasok/domain/vendors/vendors.buyers.texts'
import type { RelatedBuyerPage } from '@pasok/domain/vendors/relations/relations.model'
import { IconBuildingOff, IconCheck } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { LoadError } from '../../../../documents/load-error'
import { StatusChip } from '../../../../documents/status-chip'
import { useRelatedBuyer } from '../../../../features/vendors/buyers.queries'
import { ApiError } from '../../../../lib/api-error'
import { useTexts } from '../../../../lib/texts'
import { EmptyState } from '../../../../ui/empty-state'
import { PageHead } from '../../../../ui/page-head'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { BuyerDialogs, type BuyerDialog } from '../buyer-dialogs'
import { Discounts } from './discounts'
import { type Fact, Facts } from '../../../../documents/facts'
import { NONE, percent, useFormats } from '../../../../lib/format'

import classes from '../buyers.module.css'
import { look } from '../../../../ui/look'

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={look('card')} aria-label={title}>
      <h2 className={look('text-md', 'semibold', 'mb-xs')}>{title}</h2>
      {children}
    </section>
  )
}

function useCourse(buyer: RelatedBuyerPage): Fact[] {
  const t = useTexts(buyersTexts)
  const { dateTime } = useFormats()
  const bylineOf = (name: string, at: string) =>
    name === '' ? dateTime(at) : t('byAt', { name, at: dateTime(at) })
  const { answered_at: answered, ended_at: ended, reason } = buyer
  return [
    { label: t('askedBy'), value: bylineOf(buyer.requested_by, buyer.requested_at) },
    ...(answered ? [{ label: t('answeredBy'), value: bylineOf(buyer.answered_by, answered) }] : []),
    ...(ended ? [{ label: t('endedBy'), value: bylineOf(buyer.ended_by, ended) }] : []),
    ...(reason === '' ? [] : [{ label: t('reason'), value: reason }]),
  ]
}

function RequestedTerms({ buyer }: { buyer: RelatedBuyerPage }) {
  const t = useTexts(buyersTexts)
  const {
    initial_discount: discount,
    payment_term: term,
    down_payment: down,
    product,
  } = buyer.asked
  return (
    <Card title={t('asked')}>
      <Facts
        facts={[
          {
            label: t('discount'),
            value: discount === null ? t('notGiven') : percent(discount),
          },
          {
            label: t('term'),
            value: term ? t('days', { days: term.value }) : t('notGiven'),
          },
          { label: t('down'), value: down === null ? t('notGiven') : percent(down) },
        ]}
      />
      {product.length > 0 && (
        <ul className={look('bullets', 'mt-xs')}>
          {product.map((one) => (
            <li key={`${one.product_name} ${one.discount}`}>
              {one.product_name}: {percent(one.discount)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Granted({ buyer }: { buyer: RelatedBuyerPage }) {
  const t = useTexts(buyersTexts)
  const { initial_discount: discount, payment_term: days, down_payment: down, stage } = buyer
  return (
    <Card title={t(stage === 'Active' ? 'granted' : 'grantedBefore')}>
      <Facts
        facts={[
          { label: t('discount'), value: discount === null ? t('none') : percent(discount) },
          { label: t('term'), value: days === null ? t('usual') : t('days', { days }) },
          { label: t('down'), value: down === null ? t('usual') : percent(down) },
        ]}
      />
    </Card>
  )
}

function BuyerCards({ buyer }: { buyer: RelatedBuyerPage }) {
  const t = useTexts(buyersTexts)
  const course = useCourse(buyer)
  const { initial_discount: discount, payment_term: term, down_payment: down } = buyer
  const wasGranted = [discount, term, down].some((one) => one !== null)
  return (
    <div className={`${classes.cards} ${look('grid', 'gap-md', 'mb-lg')}`}>
      <Card title={t('about')}>
        <Facts
          facts={[
            { label: t('code'), value: buyer.company_code },
            { label: t('category'), value: buyer.category || NONE },
            { label: t('phone'), value: buyer.phone || NONE },
            { label: t('address'), value: buyer.address || NONE },
          ]}
        />
      </Card>
      <RequestedTerms buyer={buyer} />
      {(buyer.stage === 'Active' || wasGranted) && <Granted buyer={buyer} />}
      <Card title={t('course')}>
        <Facts facts={course} />
      </Card>
    </div>
  )
}

function BuyerActions({
  buyer,
  onDo,
}: {
  buyer: RelatedBuyerPage
  onDo: (doing: BuyerDialog) => void
}) {
  const t = useTexts(buyersTexts)
  const ts = useTexts(statementTexts)
  const { actions } = buyer
  return (
    <>
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link {...props} to="/vendor/invoices/statement/$buyer" params={{ buyer: buyer._id }} />
        )}
      >
        {ts('heading')}
      </Button>
      {actions.decline && (
        <Button variant="default" onClick={() => onDo({ kind: 'reason', move: 'decline', buyer })}>
          {t('decline')}
        </Button>
      )}
      {actions.end && (
        <Button variant="default" onClick={() => onDo({ kind: 'reason', move: 'end', buyer })}>
          {t('end')}
        </Button>
      )}
      {actions.change && (
        <Button onClick={() => onDo({ kind: 'terms', move: 'change', buyer })}>
          {t('change')}
        </Button>
      )}
      {actions.accept && (
        <Button
          leftSection={<IconCheck size={16} aria-hidden />}
          onClick={() => onDo({ kind: 'terms', move: 'accept', buyer })}
        >
          {t('accept')}
        </Button>
      )}
    </>
  )
}

function Buyer({ buyer }: { buyer: RelatedBuyerPage }) {
  const [doing, setDoing] = useState<BuyerDialog | null>(null)
  return (
    <>
      <PageHead
        sticky
        title={buyer.legal_name}
        aside={<StatusChip status={buyer.stage} />}
        actions={<BuyerActions buyer={buyer} onDo={setDoing} />}
      />
      <BuyerCards buyer={buyer} />
      <Discounts buyer={buyer} />
      <BuyerDialogs doing={doing} onClose={() => setDoing(null)} />
    </>
  )
}

function Missing() {
  const t = useTexts(buyersTexts)
  return (
    <>
      <PageHead title={t('missing')} />
      <EmptyState
        icon={<IconBuildingOff size={22} />}
        text={t('missingHelp')}
        action={
          <Button renderRoot={(props) => <Link {...props} to="/vendor/buyers" />}>
            {t('toList')}
          </Button>
        }
      />
    </>
  )
}

/** `/vendor/buyers/$id`: one buyer with the decision and special discounts. */
export default function VendorBuyerScreen() {
  const t = useTexts(buyersTexts)
  const { id } = useParams({ from: '/vendor/buyers/$id' })
  const { data, error, isFetching, refetch } = useRelatedBuyer(id)
  if (error instanceof ApiError && error.status === 404) return <Missing />
  if (data) return <Buyer key={data._id} buyer={data} />
  return (
    <>
      <PageHead sticky title={t('buyer')} />
      {error ? (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={12} />
      )}
    </>
  )
}
