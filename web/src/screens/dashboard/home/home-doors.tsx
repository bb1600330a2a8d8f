import { Button } from '@mantine/core'
import { homeFigureTexts } from '@pasok/domain/reports/reports.home.texts'
import { useId, useState } from 'react'
import type { MenuEntry } from '../../../lib/menu'
import { useTexts } from '../../../lib/texts'
import { DoorCards } from '../shared/door-cards'
import { look } from '../../../ui/look'

/** Where this person's role leads; on a phone folded, for its bar leads there too. */
export function HomeDoors({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useTexts(homeFigureTexts)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        fullWidth
        mb="md"
        hiddenFrom="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('modules')}
      </Button>
      <div id={id} className={look(!isOpen && 'phone-hidden')}>
        <DoorCards entries={entries} />
      </div>
    </>
  )
}
