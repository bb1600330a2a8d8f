import type { VendorStage } from '@pasok/domain/vendors/provider/provider.rules'
import { providerVendorTexts } from '@pasok/domain/vendors/provider/provider.texts'
import { IconBan, IconCircleCheck, IconUserOff, type IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { Chip, type ChipFamily } from '../../documents/chip'
import { useTexts } from '../../lib/texts'

const DRESS = {
  active: { family: 'green', icon: IconCircleCheck },
  'without-user': { family: 'amber', icon: IconUserOff },
  inactive: { family: 'gray', icon: IconBan },
} as const satisfies Record<VendorStage, { family: ChipFamily; icon: ComponentType<IconProps> }>

/** A vendor's stage: active, or the reason why it cannot sell. */
export function VendorChip({ stage }: { stage: VendorStage }) {
  const t = useTexts(providerVendorTexts)
  return <Chip {...DRESS[stage]}>{t(stage)}</Chip>
}
