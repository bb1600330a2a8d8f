import { companyWaitingTexts } from '@pasok/domain/company/company.waiting.texts'
import { WIZARD_REDIRECT_DELAY } from '@pasok/domain/identity/identity.constants'
import { getSetting, type UserData } from '@pasok/domain/team/team.contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { call, queryKey } from '../../lib/api'
import { messageOf } from '../../lib/api-error'
import { renewSession, useSession } from '../../lib/session'
import { useTexts } from '../../lib/texts'
import { toastError, toastSuccess } from '../../lib/toast'

/** How often the screen looks by itself while it is visible; ms. */
export const LOOK_AGAIN = 30_000

const isVerified = ({ company_detail: { verification_status } }: UserData) =>
  verification_status === 'VERIFIED'

export interface WaitingStatus {
  /** The answer is on its way, or the dashboard is about to open. */
  busy: boolean
  /** When the screen last heard from the server; ms since 1970, 0 while it never did. */
  lookedAt: number
  check: () => Promise<void>
}

/**
 * Check status (Spec 1 §4): verified is said, and a second later the session knows, which opens the
 * dashboard with its full menu. Looks by itself, too, while somebody can see it.
 */
export function useWaitingStatus(): WaitingStatus {
  const t = useTexts(companyWaitingTexts)
  const { returned_reason: reason } = useSession().company_detail
  const [asking, setAsking] = useState(false)
  const [verified, setVerified] = useState(false)
  const looks = useQuery({
    queryKey: queryKey(getSetting, {}),
    queryFn: ({ signal }) => call(getSetting, { signal, background: true }),
    refetchInterval: LOOK_AGAIN,
    // Who comes back to the tab sees how things stand at that moment.
    refetchOnWindowFocus: 'always',
    enabled: !verified,
  })

  const hear = (person: UserData) => {
    if (isVerified(person)) setVerified(true)
    // Returned meanwhile, or sent again in another tab: the session says it to the whole app.
    else if (person.company_detail.returned_reason !== reason)
      renewSession(true).catch(() => undefined)
  }
  const hearByItself = useEffectEvent(hear)
  useEffect(() => {
    if (looks.data) hearByItself(looks.data)
  }, [looks.data])

  const open = useEffectEvent(() => {
    renewSession(false).catch((failure: unknown) => {
      toastError(messageOf(failure))
      setVerified(false)
    })
  })
  const congratulate = useEffectEvent(() => toastSuccess(t('verified')))
  useEffect(() => {
    if (!verified) return undefined
    congratulate()
    const timer = setTimeout(() => open(), WIZARD_REDIRECT_DELAY)
    return () => clearTimeout(timer)
  }, [verified])

  const check = async () => {
    setAsking(true)
    try {
      const person = await call(getSetting, {})
      hear(person)
      if (!isVerified(person)) toastError(t('stillUnverified'), 'still-unverified')
    } catch (failure) {
      toastError(messageOf(failure))
    } finally {
      setAsking(false)
    }
  }
  return { busy: asking || verified, lookedAt: looks.dataUpdatedAt, check }
}
