import { useRouter } from '@tanstack/react-router'
import { stopActing } from '../lib/session.acting'

const COMPANIES = '/login/select-company'

/**
 * Leads a super admin back to the companies, and ends the sign-in for this one. Unsaved work may
 * keep them here: then nothing ends.
 */
export function useChangeCompany(): () => Promise<void> {
  const router = useRouter()
  return async () => {
    await router.navigate({ to: COMPANIES })
    if (router.state.location.pathname === COMPANIES) await stopActing()
  }
}
