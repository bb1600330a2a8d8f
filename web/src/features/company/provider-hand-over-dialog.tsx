import { Button, Group, Modal, Select, Text } from '@mantine/core'
import type { CompanyFile } from '@pasok/domain/company/provider/provider.model'
import { providerCompanyFileTexts } from '@pasok/domain/company/provider/provider.texts'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { useRef, useState } from 'react'
import { FormDialog } from '../../documents/form-dialog'
import { useTexts } from '../../lib/texts'
import { useFocusReturn } from '../../ui/focus-return'

export interface Heir {
  id: string
  name: string
}

interface TransferDialogProps {
  file: CompanyFile
  pending: boolean
  onClose: () => void
  onChoose: (heir: Heir) => void
}

/** Shown when the company has no other active user. */
function NobodyElse({ file, onClose }: Pick<TransferDialogProps, 'file' | 'onClose'>) {
  const t = useTexts(providerCompanyFileTexts)
  const tp = useTexts(providerTexts)
  useFocusReturn()
  const words = { company: file.legal_name, owner: file.owner_name }
  return (
    <Modal opened onClose={onClose} title={t('handOver')}>
      <Text>{t('nobodyElse', words)}</Text>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {tp('cancel')}
        </Button>
      </Group>
    </Modal>
  )
}

interface ChooseHeirProps extends TransferDialogProps {
  heirs: CompanyFile['users']
}

function ChooseHeir({ file, heirs, pending, onClose, onChoose }: ChooseHeirProps) {
  const t = useTexts(providerCompanyFileTexts)
  const [chosen, setChosen] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const submit = () => {
    const heir = heirs.find(({ _id }) => _id === chosen)
    if (heir) return onChoose({ id: heir._id, name: heir.fullname })
    setMissing(true)
    field.current?.focus()
  }
  return (
    <FormDialog
      title={t('handOver')}
      submitLabel={t('handOver')}
      isChanged={chosen !== null}
      isSaving={pending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t('handOverText', { company: file.legal_name, owner: file.owner_name })}</Text>
      <Select
        ref={field}
        data-autofocus
        required
        searchable
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
    </FormDialog>
  )
}

/** Dialog that transfers the company's ownership to another of its active users. */
export function TransferDialog(props: TransferDialogProps) {
  const { file, onClose } = props
  const heirs = file.users.filter(
    ({ is_owner: isOwner, status }) => !isOwner && status === 'ACTIVE',
  )
  if (heirs.length === 0) return <NobodyElse file={file} onClose={onClose} />
  return <ChooseHeir {...props} heirs={heirs} />
}
