import { ledgerTexts } from '@pasok/domain/orders/orders.ledger.texts'
import { CutOffNote } from '../../../documents/cut-off-note'
import { LineLedger } from '../../../documents/line-ledger'
import { LoadError } from '../../../documents/load-error'
import { useOrderLedger } from '../../../features/orders/ledger.queries'
import { isCutOff } from '../../../lib/cut-off'
import { useTexts } from '../../../lib/texts'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { Card } from '../../../ui/two-columns'

/** What became of each line of the order, read on its own: the page doesn't wait for it. */
export function OrderLedger({ code }: { code: string }) {
  const t = useTexts(ledgerTexts)
  const ledger = useOrderLedger(code)
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
