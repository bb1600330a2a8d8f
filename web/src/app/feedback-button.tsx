import { Tooltip, UnstyledButton } from '@mantine/core'
import { feedbackDialogTexts } from '@pasok/domain/platform/platform.feedback.texts'
import { IconMessageReport } from '@tabler/icons-react'
import { useTexts } from '../lib/texts'
import { extraStore } from './extras.store'
import { look } from '../ui/look'
import classes from './feedback-button.module.css'

/** Spec 1 §2: floats over every screen but a phone's; closed while a registration is not complete. */
export function FeedbackButton({ isOpen }: { isOpen: boolean }) {
  const t = useTexts(feedbackDialogTexts)
  return (
    <Tooltip label={t(isOpen ? 'button' : 'notYet')} position="left">
      <UnstyledButton
        className={`${look('centered', 'surface', 'hover', 'paper-hidden', isOpen ? 'accent' : 'quiet')} ${classes.button}`}
        aria-label={t('button')}
        aria-disabled={!isOpen || undefined}
        aria-haspopup="dialog"
        onClick={() => isOpen && extraStore.set('feedback')}
      >
        <IconMessageReport size={16} stroke={1.75} aria-hidden />
      </UnstyledButton>
    </Tooltip>
  )
}
