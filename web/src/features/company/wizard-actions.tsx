import { Alert, Button } from '@mantine/core'
import { companyWizardTexts } from '@pasok/domain/company/company.wizard.texts'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts'
import bar from '../../documents/save-bar.module.css'
import { look } from '../../ui/look'

interface WizardActionsProps {
  label: string
  busy: boolean
  /** Error that belongs to no field. */
  failure: string | null
  onBack?: (() => void) | undefined
}

/** Back and next buttons at the foot of the step; always visible on phones. */
export function WizardActions({ label, busy, failure, onBack }: WizardActionsProps) {
  const t = useTexts(companyWizardTexts)
  const shell = useTexts(shellTexts)
  return (
    <>
      <div role="alert">
        {failure !== null && (
          <Alert
            color="red"
            my="sm"
            role="presentation"
            icon={<IconAlertTriangle size={18} aria-hidden />}
            title={shell('error')}
          >
            {failure}
          </Alert>
        )}
      </div>
      <div
        className={`${look('flex', 'justify-between', 'gap-xs', 'border-t', 'py-sm')} ${bar.bar}`}
        data-foot="wide"
      >
        <Button
          className={look('phone-flex-1')}
          variant="default"
          disabled={!onBack || busy}
          onClick={onBack}
        >
          {t('back')}
        </Button>
        <Button className={look('phone-flex-1')} type="submit" loading={busy}>
          {label}
        </Button>
      </div>
    </>
  )
}
