import { Button, CloseButton } from '@mantine/core'
import { deskMoveTexts } from '@pasok/domain/orders/orders.desk.moves.texts'
import type { VendorOrder } from '@pasok/domain/orders/orders.model'
import { useState } from 'react'
import classes from '../../../documents/bulk-bar.module.css'
import { count as formatCount } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { packagesOf, type BulkMove, type ChosenPackage } from './bulk-move'
import { BulkMoves } from './bulk-moves'

interface BulkBarProps {
  move: BulkMove
  chosen: readonly VendorOrder[]
  onClear: () => void
}

/** What is done with all that is chosen: one question for all, one call for each. */
export function BulkBar({ move, chosen, onClear }: BulkBarProps) {
  const t = useTexts(deskMoveTexts)
  // What was chosen when it was asked: the list may change while it runs.
  const [asked, setAsked] = useState<readonly ChosenPackage[] | null>(null)
  const selected = t(chosen.length === 1 ? 'selectedOne' : 'selected', {
    count: formatCount(chosen.length),
  })
  return (
    <>
      {chosen.length > 0 && (
        <div className={classes.bar} role="region" aria-label={selected}>
          <span className={classes.count}>{selected}</span>
          <Button size="xs" onClick={() => setAsked(packagesOf(chosen))}>
            {t(move.label)}
          </Button>
          <CloseButton
            className={classes.clear}
            aria-label={t('clearSelection')}
            onClick={onClear}
          />
        </div>
      )}
      {asked && (
        <BulkMoves
          move={move}
          packages={asked}
          onCancel={() => setAsked(null)}
          onDone={() => {
            setAsked(null)
            onClear()
          }}
        />
      )}
    </>
  )
}
