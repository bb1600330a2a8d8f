import { Button } from '@mantine/core'
import { statementTexts } from '@pasok/domain/invoices/invoices.statement.texts'
import { buyersTexts } from '@pasok/domain/vendors/vendors.buyers.texts'
import type { RelatedBuyerPage } from '@pasok/domain/vendors/vendors.relations.model'
import { IconBuildingOff, IconCheck } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadError } from '../../../../documents/load-error'
import { StatusChip } from '../../../../documents/status-chip'
import { useRelatedBuyer } from '../../../../features/vendors/buyers.queries'
import { ApiError } from '../../../../lib/api-error'
import { useTexts } from '../../../../lib/texts'
import { EmptyState } from '../../../../ui/empty-state'
import { PageHead } from '../../../../ui/page-head'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { BuyerCards } from './buyer-cards'
import { BuyerDialogs, type Doing } from '../buyer-dialogs'
import { Discounts } from './discounts'

function BuyerActions({ buyer, onDo }: { buyer: RelatedBuyerPage; onDo: (doing: Doing) => void }) {
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
  const [doing, setDoing] = useState<Doing | null>(null)
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

/** `/vendor/buyers/$id`: one buyer, the decision on it, and its special discounts. */
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
