import { providerCompanyFileTexts } from '@pasok/domain/company/company.provider.texts'
import type { CompanyFile } from '@pasok/domain/company/company.provider.model'
import type { StatusEntry } from '@pasok/domain/kernel/shapes'
import {
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconPencil,
  type IconProps,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import timeline from '../../documents/timeline.module.css'
import { useFormats } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { Chip, type ChipFamily } from '../../documents/chip'
import { look } from '../../ui/look'

interface Dress {
  family: ChipFamily
  icon: ComponentType<IconProps>
}

/** What can happen to a company; its states as the history names them, and how it began. */
const DRESS = {
  REGISTERED: { family: 'gray', icon: IconPencil },
  SUBMITTED: { family: 'amber', icon: IconClock },
  UNVERIFIED: { family: 'amber', icon: IconClock },
  RETURNED: { family: 'red', icon: IconCircleX },
  VERIFIED: { family: 'green', icon: IconCircleCheck },
} as const satisfies Record<string, Dress>

const isKnown = (name: string): name is keyof typeof DRESS => Object.hasOwn(DRESS, name)

/**
 * The moves of a company, and how it began. Being sent to be verified is a move like the others;
 * of companies from before there were such moves the time alone is known.
 */
function entriesOf({ statuses, created_at, submitted_at }: CompanyFile): readonly StatusEntry[] {
  const returned = statuses.findIndex(({ name }) => name === 'RETURNED')
  const isFirst = (name: string, at: number) =>
    name === 'UNVERIFIED' && (returned === -1 || at < returned)
  const moves = statuses.map((entry, at) =>
    isFirst(entry.name, at) ? { ...entry, name: 'SUBMITTED' } : entry,
  )
  const began = (name: string, timestamp: string) => ({ name, timestamp, user: '', note: '' })
  const isSentKnown = statuses.some(({ name }) => name === 'UNVERIFIED')
  const sent = submitted_at === null || isSentKnown ? [] : [began('SUBMITTED', submitted_at)]
  return [began('REGISTERED', created_at), ...sent, ...moves]
}

/** What became of a company, newest first. */
export function CompanyHistory({ file }: { file: CompanyFile }) {
  const t = useTexts(providerCompanyFileTexts)
  const { dateTime } = useFormats()
  return (
    <ol className={look('stack', 'gap-md')}>
      {entriesOf(file)
        .toReversed()
        .map(({ name, timestamp, user, note }) => {
          const dress: Dress = isKnown(name) ? DRESS[name] : { family: 'gray', icon: IconClock }
          return (
            <li key={`${timestamp} ${name}`} className={timeline.entry}>
              <div className={look('row', 'wrap', 'justify-between', 'gap-4-xs')}>
                <Chip {...dress}>{isKnown(name) ? t(name) : name}</Chip>
                <time dateTime={timestamp} className={look('dimmed', 'tiny', 'nowrap')}>
                  {dateTime(timestamp)}
                </time>
              </div>
              {user !== '' && <div className={look('mt-2')}>{user}</div>}
              {note !== '' && (
                <p className={look('mt-4', 'quote', 'dimmed', 'break-anywhere', 'pre-wrap')}>
                  {note}
                </p>
              )}
            </li>
          )
        })}
    </ol>
  )
}
