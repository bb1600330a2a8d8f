import { Button } from '@mantine/core'
import { formTexts } from '@pasok/domain/kernel/form.texts'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts'
import { look } from '../ui/look'
import classes from './save-bar.module.css'

interface SaveBarProps {
  form: { isChanged: boolean; isSaving: boolean; undo: () => void; conflict: object | null }
  label?: string
  /** It stands at the foot of its card, of which a page has several; else in view of the page. */
  inCard?: boolean
  /** Why it can't be saved just now. */
  note?: ReactNode
}

/** Saves a form of a page. */
export function SaveBar(props: SaveBarProps) {
  const { form, label, inCard = false, note } = props
  const { isChanged, isSaving, undo } = form
  const t = useTexts(formTexts)
  // Whose words stand is answered first, where it is asked.
  if (form.conflict) return null
  return (
    <div
      className={`${look('flex', 'justify-end', 'gap-xs')} ${inCard ? '' : `${look('border-t', 'py-sm')} ${classes.bar}`}`}
    >
      {note}
      {isChanged && (
        <Button
          className={look('phone-flex-1')}
          variant="default"
          disabled={isSaving}
          onClick={undo}
        >
          {t('undo')}
        </Button>
      )}
      <Button className={look('phone-flex-1')} type="submit" loading={isSaving}>
        {label ?? t('save')}
      </Button>
    </div>
  )
}
