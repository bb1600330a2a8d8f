import type { CompanyStanding } from '@pasok/domain/company/company.provider.model'
import { providerCompanyTexts } from '@pasok/domain/company/company.provider.texts'
import {
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconPencil,
  type IconProps,
} from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import chips from '../../documents/status-chip.module.css'
import { useTexts } from '../../lib/texts'

export type ChipFamily = 'amber' | 'blue' | 'green' | 'gray' | 'red'

interface ProviderChipProps {
  family: ChipFamily
  icon: ComponentType<IconProps>
  children: ReactNode
}

/** A status of what the provider manages, dressed like those of the documents. */
export function ProviderChip({ family, icon: Icon, children }: ProviderChipProps) {
  return (
    <span className={chips.chip} data-family={family}>
      <Icon size={14} aria-hidden />
      {children}
    </span>
  )
}

const DRESS = {
  registering: { family: 'gray', icon: IconPencil },
  waiting: { family: 'amber', icon: IconClock },
  returned: { family: 'red', icon: IconCircleX },
  verified: { family: 'green', icon: IconCircleCheck },
} as const satisfies Record<CompanyStanding, { family: ChipFamily; icon: ComponentType<IconProps> }>

/** Where a company stands on its way in. */
export function StandingChip({ standing }: { standing: CompanyStanding }) {
  const t = useTexts(providerCompanyTexts)
  return <ProviderChip {...DRESS[standing]}>{t(standing)}</ProviderChip>
}
