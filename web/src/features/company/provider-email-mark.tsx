import { Tooltip } from '@mantine/core'
import { providerCompanyTexts } from '@pasok/domain/company/provider/provider.texts'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { NONE } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { look } from '../../ui/look'

/** The owner's email, and whether it is verified. */
export function EmailWithMark({ email, verified }: { email: string; verified: boolean }) {
  const t = useTexts(providerCompanyTexts)
  const label = t(verified ? 'emailVerified' : 'emailNotVerified')
  if (email === '') return NONE
  const [name, domain] = email.split('@', 2)
  const Icon = verified ? IconCircleCheck : IconAlertCircle
  return (
    <span className={look('inline-row', 'gap-6', 'max-w-full')}>
      <span className={look('min-w-0', 'break-anywhere')}>
        {/* Preferred line break. */}
        {name}@<wbr />
        {domain}
      </span>
      <Tooltip label={label}>
        <Icon
          size={16}
          role="img"
          aria-label={label}
          className={look(verified ? 'green' : 'amber')}
        />
      </Tooltip>
    </span>
  )
}
