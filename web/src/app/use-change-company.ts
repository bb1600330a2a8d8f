import { useRouter } from '@tanstack/react-router'
import { stopActing } from '../lib/session.acting'

const COMPANIES = '/login/select-company'

/**
 * Returns a function that leads a super admin back to the company list and ends the session for the current
 * company. If the user stays because of unsaved work, the session does not end.
 */
export function useChangeCompany(): () => Promise<void> {
  const router = useRouter()
  return async () => {
    await router.navigate({ to: COMPANIES })
    if (router.state.location.pathname === COMPANIES) await stopActing()
  }
}
