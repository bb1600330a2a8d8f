import { providerCompanyFileTexts } from '@pasok/domain/company/company.provider.texts'
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
import { ProviderChip, type ChipFamily } from './provider-chip'
import classes from './provider-company.module.css'

interface Dress {
  family: ChipFamily
  icon: ComponentType<IconProps>
}

const DRESS = {
  Registered: { family: 'gray', icon: IconPencil },
  Submitted: { family: 'amber', icon: IconClock },
  Resubmitted: { family: 'amber', icon: IconClock },
  Returned: { family: 'red', icon: IconCircleX },
  Verified: { family: 'green', icon: IconCircleCheck },
} as const satisfies Record<string, Dress>

const isKnown = (name: string): name is keyof typeof DRESS => Object.hasOwn(DRESS, name)

/** What became of a company, newest first. */
export function CompanyHistory({ statuses }: { statuses: readonly StatusEntry[] }) {
  const t = useTexts(providerCompanyFileTexts)
  const { dateTime } = useFormats()
  if (statuses.length === 0) return <p className={classes.none}>{t('noHistory')}</p>
  return (
    <ol className={timeline.timeline}>
      {statuses.toReversed().map(({ name, timestamp, user, note }) => {
        const dress: Dress = isKnown(name) ? DRESS[name] : { family: 'gray', icon: IconClock }
        return (
          <li key={`${timestamp} ${name}`} className={timeline.entry}>
            <div className={timeline.head}>
              <ProviderChip {...dress}>{isKnown(name) ? t(name) : name}</ProviderChip>
              <time dateTime={timestamp} className={timeline.time}>
                {dateTime(timestamp)}
              </time>
            </div>
            <div className={timeline.user}>{user}</div>
            {note !== '' && <p className={timeline.note}>{note}</p>}
          </li>
        )
      })}
    </ol>
  )
}
