import { Checkbox, TextInput } from '@mantine/core'
import type { CompanyCategory } from '@pasok/domain/company/company.provider.model'
import { providerMasterTexts } from '@pasok/domain/company/company.provider.texts'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { useRef, useState } from 'react'
import { FormDialog } from '../../documents/form-dialog'
import { ApiError } from '../../lib/api-error'
import { useTexts } from '../../lib/texts'
import { toastSuccess } from '../../lib/toast'
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
  return (
    <FormDialog
      title={t(category ? 'editCategory' : 'newCategory')}
      submitLabel={tp('save')}
      isChanged={name !== (category?.name ?? '') || active !== (category?.active ?? true)}
      isSaving={saving.isPending}
      failure={issue === undefined ? error : null}
      failureTitle={t('categoryFailed')}
      onDismissFailure={saving.reset}
      onSubmit={save}
      onClose={onClose}
      size={440}
    >
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
    </FormDialog>
  )
}
