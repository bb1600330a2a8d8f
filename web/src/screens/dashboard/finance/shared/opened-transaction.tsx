import type { Transaction } from '@pasok/domain/payments/payments.model'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CutOffNote } from '../../../../documents/cut-off-note'
import { LoadError } from '../../../../documents/load-error'
import { useTransaction } from '../../../../features/payments/payments.queries'
import { isMissing } from '../../../../lib/api-error'
import { isCutOff } from '../../../../lib/is-cut-off'
import { PageHead } from '../../../../ui/page-head'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { pollInterval } from './poll-interval'

interface OpenedTransactionProps {
  code: string
  title: string
  children: (transaction: Transaction) => ReactNode
}

/** Loads the payment in the address; redirects to the invoices when it does not exist (Spec 2 §4). */
export function OpenedTransaction({ code, title, children }: OpenedTransactionProps) {
  const query = useTransaction(code, pollInterval)
  const { data, error, isFetching, refetch } = query
  if (data) return children(data)
  if (isMissing(error)) return <Navigate to="/dashboard/finance/invoice" search={{}} replace />
  return (
    <>
      <PageHead title={title} text={code} />
      {isCutOff(query) && <CutOffNote />}
      {error && <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!error && !isCutOff(query) && <SkeletonRows rows={6} height={56} />}
    </>
  )
}
