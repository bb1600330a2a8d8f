import { Button } from '@mantine/core'
import { vendorSettingsTexts } from '@pasok/domain/vendors/vendors.settings.texts'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/texts'
import classes from './settings.module.css'

interface SaveBarProps {
  isChanged: boolean
  isSaving: boolean
  onUndo: () => void
  /** Why it can't be saved just now. */
  note?: ReactNode
}

/** Saves a form of a page; stays in view however long that is. */
export function SaveBar({ isChanged, isSaving, onUndo, note }: SaveBarProps) {
  const t = useTexts(vendorSettingsTexts)
  return (
    <div className={classes.actions}>
      {note}
      {isChanged && (
        <Button variant="default" disabled={isSaving} onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
      <Button type="submit" loading={isSaving}>
        {t('save')}
      </Button>
    </div>
  )
}
