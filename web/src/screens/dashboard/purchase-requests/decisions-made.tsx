import type { RequestDecision } from '@pasok/domain/requests/requests.model'
import { requestPdfTexts } from '@pasok/domain/requests/requests.pdf.texts'
import { StatusChip } from '../../../documents/status-chip'
import { useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { look } from '../../../ui/look'

const STATE = { approve: 'Approved', reject: 'Rejected' } as const

/** Who decided, for whom, when and why: step by step, of which there is one today. */
export function DecisionsMade({ decisions }: { decisions: readonly RequestDecision[] }) {
  const t = useTexts(requestPdfTexts)
  const { dateTime } = useFormats()
  return decisions.map((one, index) => (
    <div key={one.step} className={look(index > 0 && 'mt-sm')}>
      <div className={look('row', 'justify-between', 'gap-xs', 'dimmed', 'mb-4')}>
        <StatusChip status={STATE[one.decision]} />
        <time dateTime={one.timestamp}>{dateTime(one.timestamp)}</time>
      </div>
      <span className={look('medium')}>{one.user}</span>
      {one.acting_for !== null && ` ${t('actingFor', { company: one.acting_for })}`}
      {one.note !== '' && <p className={look('break-anywhere', 'pre-wrap', 'mt-4')}>{one.note}</p>}
    </div>
  ))
}
