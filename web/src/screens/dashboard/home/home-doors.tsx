import { Button } from '@mantine/core'
import { homeFigureTexts } from '@pasok/domain/reports/reports.home.texts'
import { useId, useState } from 'react'
import type { MenuEntry } from '../../../lib/menu'
import { useTexts } from '../../../lib/texts'
import { DoorCards } from '../shared/door-cards'
import classes from './home-page.module.css'

/** Where this person's role leads; on a phone folded, for its bar leads there too. */
export function HomeDoors({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useTexts(homeFigureTexts)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className={classes.fold}>
        <Button
          variant="default"
          fullWidth
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('modules')}
        </Button>
      </div>
      <div id={id} className={classes.doors} data-folded={!isOpen || undefined}>
        <DoorCards entries={entries} />
      </div>
    </>
  )
}
