import { useLocation, useRouter } from '@tanstack/react-router'
import type { WizardStep } from './wizard-steps'

interface WizardStepState {
  step: WizardStep
  goTo: (step: WizardStep) => void
}

/** The step stands in the address: the browser's Back returns to it, and a reload stays. */
export function useWizardStep(): WizardStepState {
  const router = useRouter()
  const step = useLocation({
    select: ({ search }) => ('step' in search && String(search.step) === '2' ? 2 : 1),
  })
  const goTo = (next: WizardStep) => {
    const { pathname, searchStr } = router.state.location
    const search = new URLSearchParams(searchStr)
    if (next === 1) search.delete('step')
    else search.set('step', String(next))
    const text = search.toString()
    router.history.push(`${pathname}${text && `?${text}`}`)
  }
  return { step, goTo }
}
