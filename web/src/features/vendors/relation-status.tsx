import type { PreferredVendor } from '@pasok/domain/vendors/relations/relations.model'
import type { RelationStage } from '@pasok/domain/vendors/relations/relations.states'
import { relationTexts } from '@pasok/domain/vendors/relations/relations.texts'
import { StatusChip } from '../../documents/status-chip'
import { useFormats } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { look } from '../../ui/look'

const AT = {
  Requested: 'atRequested',
  Active: 'atActive',
  Declined: 'atDeclined',
  Ended: 'atEnded',
  Removed: 'atRemoved',
} as const satisfies Record<RelationStage, keyof typeof relationTexts>

/** Returns when the relation reached its present stage, in ISO 8601. */
function momentOf(row: PreferredVendor): string {
  if (row.stage === 'Requested') return row.requested_at
  const at = row.stage === 'Active' || row.stage === 'Declined' ? row.answered_at : row.ended_at
  return at ?? row.requested_at
}

/** Active or Inactive, with date and reason. */
export function RelationStatus({ row }: { row: PreferredVendor }) {
  const t = useTexts(relationTexts)
  const { date } = useFormats()
  return (
    <div className={look('stack', 'align-start', 'gap-2', 'py-6')}>
      <StatusChip status={row.status} />
      <span className={look('dimmed', 'text-xs')}>
        {t(AT[row.stage], { date: date(momentOf(row)) })}
      </span>
    </div>
  )
}
