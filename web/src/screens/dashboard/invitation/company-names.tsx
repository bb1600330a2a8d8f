import { Button, TextInput } from '@mantine/core'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import { invitationTexts } from '@pasok/domain/team/team.invitations.texts'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts'
import type { Addresses } from './use-addresses'
import { look } from '../../../ui/look'

/** What each invited company is called, for who doesn't write it beside the address. */
export function CompanyNames({ addresses: { targets, rename } }: { addresses: Addresses }) {
  const t = useTexts(invitationTexts)
  const [isOpen, setOpen] = useState(false)
  if (targets.length === 0) return null
  return (
    <div className={look('stack', 'align-start', 'gap-xs', 'mt-xs')}>
      <Button
        size="compact-sm"
        variant="default"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'hideNames' : 'addNames')}
      </Button>
      {isOpen &&
        targets.map((target) => (
          <TextInput
            key={target.email}
            classNames={{ root: look('w-full'), label: look('break-anywhere') }}
            label={t('companyOf', { email: target.email })}
            placeholder={t('companyPlaceholder')}
            autoComplete="off"
            maxLength={LONGEST_NAME}
            value={target.name}
            onChange={(event) => rename(target, event.currentTarget.value)}
          />
        ))}
    </div>
  )
}
