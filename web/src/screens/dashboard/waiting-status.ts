import { companyWaitingTexts } from '@pasok/domain/company/company.waiting.texts'
import type { CompanyDetail } from '@pasok/domain/company/company.model'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { companyKey } from '../../features/company/company.queries'
import { call, queryKey } from '../../lib/api'
import { messageOf } from '../../lib/api-error'
import { renewSession, useSession } from '../../lib/session'
import { useTexts } from '../../lib/texts'
import { toastError, toastNotice } from '../../lib/toast'

/** How often the screen looks by itself while it is visible; ms. */
export const LOOK_AGAIN = 30_000

const isVerified = ({ verification_status: status }: CompanyDetail) => status === 'VERIFIED'

/** Verified, returned, or sent again in another tab: what the whole app is to know. */
const differs = (a: CompanyDetail, b: CompanyDetail) =>
  a.verification_status !== b.verification_status || a.returned_reason !== b.returned_reason

interface WaitingStatus {
  /** The answer is on its way, or the dashboard is about to open. */
  busy: boolean
  /** When the screen last looked by itself; ms since 1970, 0 while it never did. */
  lookedAt: number
  check: () => Promise<void>
}

/**
 * Check status (Spec 1 §4). The screen looks by itself, too, while somebody can see it. What the
 * session learns opens the dashboard (`waiting-end.ts`).
 */
export function useWaitingStatus(): WaitingStatus {
  const t = useTexts(companyWaitingTexts)
  const queries = useQueryClient()
  const { company_detail: known, buyer_id } = useSession()
  const [asking, setAsking] = useState(false)
  const looks = useQuery({
    queryKey: queryKey('getSetting', {}),
    queryFn: ({ signal }) => call('getSetting', { signal, background: true }),
    refetchInterval: LOOK_AGAIN,
    // Who comes back to the tab sees how things stand at that moment.
    refetchOnWindowFocus: 'always',
  })
  const hear = useEffectEvent((told: CompanyDetail) => {
    if (differs(told, known)) renewSession(true).catch(() => undefined)
  })
  useEffect(() => {
    if (looks.data) hear(looks.data.company_detail)
  }, [looks.data])

  const foundOf = ({ returned_reason: reason }: CompanyDetail) =>
    reason === '' ? t('stillUnverified') : t('stillReturned', { reason })
  const check = async () => {
    setAsking(true)
    try {
      // Through the query, so that "Last checked" and the page show this check, too.
      const { company_detail: told } = await queries.query({
        queryKey: queryKey('getSetting', {}),
        queryFn: ({ signal }) => call('getSetting', { signal }),
        staleTime: 0,
      })
      void queries.invalidateQueries({ queryKey: companyKey(buyer_id) })
      if (!isVerified(told)) toastNotice(foundOf(told), 'still-unverified')
      if (differs(told, known)) await renewSession(false)
    } catch (failure) {
      toastError(messageOf(failure))
    } finally {
      setAsking(false)
    }
  }
  return { busy: asking || isVerified(known), lookedAt: looks.dataUpdatedAt, check }
}
