import { Button } from '@mantine/core'
import { deskMoveTexts } from '@pasok/domain/orders/orders.desk.moves.texts'
import type { VendorOrder } from '@pasok/domain/orders/orders.model'
import { useState } from 'react'
import { BulkBar } from '../../../documents/bulk-bar'
import { count as formatCount } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { packagesOf, type BulkMove, type ChosenPackage } from './bulk-move'
import { BulkMoves } from './bulk-moves'

interface MovesBarProps {
  move: BulkMove
  chosen: readonly VendorOrder[]
  onClear: () => void
}

/** What is done with all that is chosen: one question for all, one call for each. */
export function MovesBar({ move, chosen, onClear }: MovesBarProps) {
  const t = useTexts(deskMoveTexts)
  // What was chosen when it was asked: the list may change while it runs.
  const [asked, setAsked] = useState<readonly ChosenPackage[] | null>(null)
  const count = formatCount(chosen.length)
  return (
    <>
      {chosen.length > 0 && (
        <BulkBar
          label={t(chosen.length === 1 ? 'selectedOne' : 'selected', { count })}
          onClear={onClear}
        >
          <Button size="xs" onClick={() => setAsked(packagesOf(chosen))}>
            {t(move.label)}
          </Button>
        </BulkBar>
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
