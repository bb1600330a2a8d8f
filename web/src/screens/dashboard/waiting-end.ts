import { useEffect, useState } from 'react'
import { WIZARD_REDIRECT_DELAY } from '@pasok/domain/identity/identity.constants'
import { isRestricted } from '../../lib/session.paths'
import type { Session } from '../../lib/session'
import { tx } from '../../lib/texts'
import { toastSuccess } from '../../lib/toast'

async function congratulate(): Promise<void> {
  const { companyWaitingTexts } = await import('@pasok/domain/company/company.waiting.texts')
  toastSuccess(tx(companyWaitingTexts.verified))
}

/**
 * True while the company waits, and for the second after which the dashboard opens (Spec 1 §4).
 * However the session heard that the company is verified (Check status, the screen's own look,
 * another tab), the person is congratulated.
 */
export function useWaiting(session: Session): boolean {
  const isWaiting = isRestricted(session)
  const [isOver, setOver] = useState(!isWaiting)
  useEffect(() => {
    if (isWaiting) setOver(false)
    if (isWaiting || isOver) return undefined
    void congratulate()
    const timer = setTimeout(() => setOver(true), WIZARD_REDIRECT_DELAY)
    return () => clearTimeout(timer)
  }, [isWaiting, isOver])
  return !isOver
}
