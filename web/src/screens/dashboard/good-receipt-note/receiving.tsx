import { Button } from '@mantine/core'
import { receiptTexts } from '@pasok/domain/receipts/receipts.texts'
import { IconCircleCheck, IconPackageOff } from '@tabler/icons-react'
import { Link, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { CutOffNote } from '../../../documents/cut-off-note'
import { LoadError } from '../../../documents/load-error'
import { isMissing } from '../../../lib/api-error'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { EntryForm } from './entry-form'
import { useWhatToReceive, type WhatToReceive } from './use-what-to-receive'

/** Milliseconds before the page returns after sending (Spec 2 §9). */
const AFTER_MS = 1_000

/**
 * Returns a function that goes back to the previous page, otherwise to the list; called automatically when
 * `soon`.
 */
export function useBack(soon = false): () => void {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const navigate = useNavigate()
  const back = useCallback(() => {
    if (canGoBack) router.history.back()
    else void navigate({ to: '/dashboard/good-receipt-note', search: {} })
  }, [canGoBack, router, navigate])
  useEffect(() => {
    if (!soon) return undefined
    const timer = setTimeout(back, AFTER_MS)
    return () => clearTimeout(timer)
  }, [soon, back])
  return back
}

const LIST = '/dashboard/good-receipt-note'

function NotNow({ what }: { what: WhatToReceive }) {
  const t = useTexts(receiptTexts)
  const { receipt, isAllowed } = what
  return (
    <>
      <PageHead title={t('inbound')} />
      <EmptyState
        icon={<IconPackageOff size={22} />}
        text={t(isAllowed ? 'notShipped' : 'notAllowed')}
        helper={isAllowed ? t('notShippedHelp') : undefined}
        action={
          <Button
            renderRoot={(props) => (
              <Link
                {...props}
                to={LIST}
                search={receipt ? { receipt: receipt.received.code } : {}}
              />
            )}
          >
            {t(receipt ? 'toReceipt' : 'toList')}
          </Button>
        }
      />
    </>
  )
}

function Missing() {
  const t = useTexts(receiptTexts)
  return (
    <>
      <PageHead title={t('packageMissing')} />
      <EmptyState
        icon={<IconPackageOff size={22} />}
        text={t('packageMissing')}
        helper={t('notShippedHelp')}
        action={
          <Button renderRoot={(props) => <Link {...props} to={LIST} />}>{t('toList')}</Button>
        }
      />
    </>
  )
}

/** Confirms that the receipt was sent, for the second before the page returns (Spec 2 §9). */
function Sent({ packageId }: { packageId: string }) {
  const t = useTexts(receiptTexts)
  const back = useBack(true)
  return (
    <>
      <PageHead title={t('sent')} />
      <EmptyState
        icon={<IconCircleCheck size={22} />}
        text={t('sent')}
        action={
          <Button variant="default" data-package={packageId} onClick={back}>
            {t('back')}
          </Button>
        }
      />
    </>
  )
}

/** Receipt of a shipped package, or correction of a returned receipt. */
export function Receiving({ packageId }: { packageId: string }) {
  const t = useTexts(receiptTexts)
  const [wasQueued, setWasQueued] = useState(false)
  const isSent = (stored: unknown) => wasQueued && stored === null
  const what = useWhatToReceive(packageId, isSent)
  const { stored, error, isWaiting, refetch } = what
  if (stored && (stored.sending !== null) !== wasQueued) setWasQueued(stored.sending !== null)
  if (isSent(stored)) return <Sent packageId={packageId} />
  if (stored && (stored.sending || what.isOpen || isWaiting || stored.isTyped))
    return <EntryForm key={stored.what.correction?.version ?? 'new'} stored={stored} what={what} />
  if (isMissing(error)) return <Missing />
  if (what.isKnown && !what.isOpen) return <NotNow what={what} />
  return (
    <>
      <PageHead title={t('inbound')} />
      {error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : isWaiting ? (
        <CutOffNote />
      ) : (
        <SkeletonRows rows={8} height={72} />
      )}
    </>
  )
}
