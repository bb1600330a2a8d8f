import { ledgerTexts } from '@pasok/domain/orders/orders.ledger.texts'
import type { LedgerLine } from '@pasok/domain/orders/orders.model'
import type { UseQueryResult } from '@tanstack/react-query'
import { isCutOff } from '../lib/cut-off'
import { useTexts } from '../lib/texts'
import { SkeletonRows } from '../ui/skeleton-rows'
import { Card } from '../ui/two-columns'
import { CutOffNote } from './cut-off-note'
import { LineLedger } from './line-ledger'
import { LoadError } from './load-error'

interface LedgerCardProps {
  /** Asked for on its own: the page doesn't wait for it. */
  ledger: UseQueryResult<LedgerLine[]>
}

/** What became of each line of an order, on the page of either side. */
export function LedgerCard({ ledger }: LedgerCardProps) {
  const t = useTexts(ledgerTexts)
  const { data, error, isFetching, refetch } = ledger
  return (
    <Card title={t('heading')}>
      {data && <LineLedger lines={data} />}
      {!data && error && (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && (isCutOff(ledger) ? <CutOffNote /> : <SkeletonRows rows={4} />)}
    </Card>
  )
}
