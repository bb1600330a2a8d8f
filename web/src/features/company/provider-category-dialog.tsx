import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core'
import type { CompanyCategory } from '@pasok/domain/company/company.provider.model'
import { providerMasterTexts } from '@pasok/domain/company/company.provider.texts'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { useRef, useState, type SubmitEvent } from 'react'
import { FailureNotice } from '../../documents/failure-notice'
import { ApiError, messageOf } from '../../lib/api-error'
import { useTexts } from '../../lib/texts'
import { toastSuccess } from '../../lib/toast'
import { useFocusReturn } from '../../ui/focus-return'
import { useSaveCategory } from './provider-masters.queries'

interface CategoryDialogProps {
  /** None: a new one. */
  category: CompanyCategory | undefined
  onClose: () => void
}

/** Adds a company category, or renames one. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const t = useTexts(providerMasterTexts)
  const tp = useTexts(providerTexts)
  const saving = useSaveCategory()
  const [name, setName] = useState(category?.name ?? '')
  const [active, setActive] = useState(category?.active ?? true)
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useFocusReturn()
  const { error } = saving
  const issue = error instanceof ApiError ? error.issueAt('name') : undefined
  const save = async () => {
    const plain = name.trim()
    setMissing(plain === '')
    if (plain === '') return field.current?.focus()
    const own = category && { _id: category._id, version: category.version }
    try {
      await saving.mutateAsync({ ...own, name: plain, active })
      toastSuccess(tp('saved', { name: plain }))
      onClose()
    } catch {
      field.current?.focus()
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <Modal opened onClose={onClose} title={t(category ? 'editCategory' : 'newCategory')} size={440}>
      <form noValidate onSubmit={submit}>
        {error && issue === undefined && (
          <FailureNotice
            title={t('categoryFailed')}
            messages={[messageOf(error)]}
            onClose={saving.reset}
          />
        )}
        <Stack gap="md">
          <TextInput
            ref={field}
            data-autofocus
            required
            label={tp('name')}
            maxLength={LONGEST_NAME}
            error={missing ? tp('nameRequired') : issue}
            value={name}
            onChange={(event) => {
              setName(event.currentTarget.value)
              setMissing(false)
              saving.reset()
            }}
          />
          <Checkbox
            label={t('offerCategory')}
            checked={active}
            onChange={(event) => setActive(event.currentTarget.checked)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {tp('cancel')}
            </Button>
            <Button type="submit" loading={saving.isPending}>
              {tp('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
