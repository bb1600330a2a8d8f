import { companyWizardTexts } from '@pasok/domain/company/company.wizard.texts'
import { IconCheck } from '@tabler/icons-react'
import { VisuallyHidden } from '@mantine/core'
import { useTexts } from '../../lib/texts'
import classes from './wizard.module.css'
import { look } from '../../ui/look'

export type WizardStep = 1 | 2
const STEPS = [
  { step: 1, name: 'companyDetail' },
  { step: 2, name: 'legalDocument' },
] as const

/** Where one is in the wizard (Spec 1 §2). */
export function WizardSteps({ current }: { current: WizardStep }) {
  const t = useTexts(companyWizardTexts)
  return (
    <ol className={`${look('flex', 'gap-xs', 'medium')} ${classes.steps}`} aria-label={t('steps')}>
      {STEPS.map(({ step, name }) => {
        const isDone = step < current
        const isReached = step <= current
        return (
          <li
            key={step}
            className={`${look('row', 'gap-xs', 'flex-1', 'border-t', isReached && 'border-accent', step === current ? 'color-text' : 'dimmed', 'py-xs')} ${classes.step}`}
            aria-current={step === current ? 'step' : undefined}
          >
            <span
              className={`${look('centered', 'flex-none', 'tiny', isReached ? 'on-teal' : 'border', !isReached && 'border-strong')} ${classes.mark}`}
              aria-hidden
            >
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
