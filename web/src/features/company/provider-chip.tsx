import type { CompanyStage } from '@pasok/domain/company/provider/provider.model'
import { providerCompanyTexts } from '@pasok/domain/company/provider/provider.texts'
import {
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconPencil,
  type IconProps,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { Chip, type ChipFamily } from '../../documents/chip'
import { useTexts } from '../../lib/texts'

const DRESS = {
  registering: { family: 'gray', icon: IconPencil },
  waiting: { family: 'amber', icon: IconClock },
  returned: { family: 'red', icon: IconCircleX },
  verified: { family: 'green', icon: IconCircleCheck },
} as const satisfies Record<CompanyStage, { family: ChipFamily; icon: ComponentType<IconProps> }>

/** A company's verification stage. */
export function CompanyStageChip({ stage }: { stage: CompanyStage }) {
  const t = useTexts(providerCompanyTexts)
  return <Chip {...DRESS[stage]}>{t(stage)}</Chip>
}
