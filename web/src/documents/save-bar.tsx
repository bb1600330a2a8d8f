import { Button } from '@mantine/core'
import { formTexts } from '@pasok/domain/kernel/form.texts'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts'
import { look } from '../ui/look'
import classes from './save-bar.module.css'

interface SaveBarProps {
  form: { isChanged: boolean; isSaving: boolean; undo: () => void; conflict: object | null }
  label?: string
  /** True at the foot of a card, on pages with several; otherwise the bar sticks to the bottom of the page. */
  inCard?: boolean
  /** The reason why saving is not possible now. */
  note?: ReactNode
}

export function SaveBar(props: SaveBarProps) {
  const { form, label, inCard = false, note } = props
  const { isChanged, isSaving, undo } = form
  const t = useTexts(formTexts)
  // A conflict is resolved with its own buttons first.
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
