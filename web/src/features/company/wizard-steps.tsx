import { companyWizardTexts } from '@pasok/domain/company/company.wizard.texts'
import { IconCheck } from '@tabler/icons-react'
import { VisuallyHidden } from '@mantine/core'
import { useTexts } from '../../lib/texts'
import classes from './wizard.module.css'

export type WizardStep = 1 | 2
const STEPS = [
  { step: 1, name: 'companyDetail' },
  { step: 2, name: 'legalDocument' },
] as const

/** Where one is in the wizard (Spec 1 §2). */
export function WizardSteps({ current }: { current: WizardStep }) {
  const t = useTexts(companyWizardTexts)
  return (
    <ol className={classes.steps} aria-label={t('steps')}>
      {STEPS.map(({ step, name }) => {
        const isDone = step < current
        return (
          <li
            key={step}
            className={classes.step}
            data-done={isDone || undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden>
              {isDone ? <IconCheck size={14} stroke={2.5} /> : step}
            </span>
            {t(name)}
            {isDone && <VisuallyHidden>({t('stepDone')})</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
  )
}
