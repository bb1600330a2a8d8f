import { Checkbox, TextInput } from '@mantine/core'
import type { CompanyCategory } from '@pasok/domain/company/provider/provider.model'
import { providerMasterTexts } from '@pasok/domain/company/provider/provider.texts'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { useRef, useState } from 'react'
import { RecordDialog } from '../../documents/record-dialog'
import { ApiError } from '../../lib/api-error'
import { useTexts } from '../../lib/texts'
import { useDraftRecord } from '../../lib/use-draft-record'
import { useCategoryRecord, type CategoryDraft } from './provider-masters.queries'

const draftOf = (category: CompanyCategory | undefined): CategoryDraft => ({
  name: category?.name ?? '',
  active: category?.active ?? true,
})

const contentOf = ({ name, active }: CategoryDraft): CategoryDraft => ({
  name: name.trim(),
  active,
})

interface CategoryDialogProps {
  /** Undefined for a new category. */
  category: CompanyCategory | undefined
  onClose: () => void
}

/** Adds or changes a company category; a user who saves second sees the differences. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const t = useTexts(providerMasterTexts)
  const tp = useTexts(providerTexts)
  const { write, read } = useCategoryRecord(category)
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const record = useDraftRecord<CategoryDraft>({
    initial: () => draftOf(category),
    version: category?.version,
    contentOf,
    write: async (draft, version) => {
      const plain = contentOf(draft)
      await write(plain, version)
      return tp('saved', { name: plain.name })
    },
    read: async () => {
      const newest = await read()
      return newest ? { draft: draftOf(newest), version: newest.version } : null
    },
    onSaved: onClose,
    onFailed: () => field.current?.focus(),
  })
  const { draft, error } = record
  const issue = error instanceof ApiError ? error.issueAt('name') : undefined
  const submit = async () => {
    const isNamed = draft.name.trim() !== ''
    setMissing(!isNamed)
    return isNamed ? record.save() : field.current?.focus()
  }
  return (
    <RecordDialog
      title={t(category ? 'editCategory' : 'newCategory')}
      submitLabel={tp('save')}
      failureTitle={t('categoryFailed')}
      form={{ ...record, submit, failure: issue === undefined ? error : null }}
      fields={[
        { label: tp('name'), of: ({ name }) => name },
        { label: t('offered'), of: ({ active }) => t(active ? 'offered' : 'notOffered') },
      ]}
      onClose={onClose}
    >
      <TextInput
        ref={field}
        data-autofocus
        required
        label={tp('name')}
        maxLength={LONGEST_NAME}
        error={missing ? tp('nameRequired') : issue}
        value={draft.name}
        onChange={(event) => {
          setMissing(false)
          record.type({ name: event.currentTarget.value })
        }}
      />
      <Checkbox
        label={t('offerCategory')}
        checked={draft.active}
        onChange={(event) => record.type({ active: event.currentTarget.checked })}
      />
    </RecordDialog>
  )
}
