import { Button, Group, Modal, Select, Text } from '@mantine/core'
import type { CompanyFile } from '@pasok/domain/company/company.provider.model'
import { providerCompanyFileTexts } from '@pasok/domain/company/company.provider.texts'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTexts } from '../../lib/texts'
import { useFocusReturn } from '../../ui/focus-return'

export interface Heir {
  id: string
  name: string
}

interface HandOverDialogProps {
  file: CompanyFile
  pending: boolean
  onClose: () => void
  onChoose: (heir: Heir) => void
}

/** Who owns the company from now on: one of its active users. */
export function HandOverDialog({ file, pending, onClose, onChoose }: HandOverDialogProps) {
  const t = useTexts(providerCompanyFileTexts)
  const tp = useTexts(providerTexts)
  const [chosen, setChosen] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useFocusReturn()
  const heirs = file.users.filter(
    ({ is_owner: isOwner, status }) => !isOwner && status === 'ACTIVE',
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const heir = heirs.find(({ _id }) => _id === chosen)
    if (heir) return onChoose({ id: heir._id, name: heir.fullname })
    setMissing(true)
    field.current?.focus()
  }
  const words = { company: file.legal_name, owner: file.owner_name }
  return (
    <Modal opened onClose={onClose} title={t('handOver')}>
      <form noValidate onSubmit={submit}>
        <Text mb="md">{t(heirs.length === 0 ? 'nobodyElse' : 'handOverText', words)}</Text>
        {heirs.length > 0 && (
          <Select
            ref={field}
            data-autofocus
            required
            searchable
            // What it means stands under it, to be read first.
            openOnFocus={false}
            label={t('newOwner')}
            error={missing ? t('newOwnerRequired') : undefined}
            data={heirs.map(({ _id, fullname, email, role_name: role }) => ({
              value: _id,
              label: `${fullname} · ${role} · ${email}`,
            }))}
            value={chosen}
            onChange={(value) => {
              setMissing(false)
              setChosen(value)
            }}
          />
        )}
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" onClick={onClose}>
            {tp('cancel')}
          </Button>
          {heirs.length > 0 && (
            <Button type="submit" loading={pending}>
              {t('handOver')}
            </Button>
          )}
        </Group>
      </form>
    </Modal>
  )
}
