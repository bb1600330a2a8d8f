import { TextInput } from '@mantine/core'
import { providerCategoryTexts } from '@pasok/domain/catalog/catalog.provider.texts'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import { useRef, useState } from 'react'
import { FormDialog } from '../../documents/form-dialog'
import { RecordDialog } from '../../documents/record-dialog'
import { ApiError } from '../../lib/api-error'
import { useTexts } from '../../lib/texts'
import { toastSuccess } from '../../lib/toast'
import { useCallKey } from '../../lib/use-call-key'
import { useDraftRecord } from '../../lib/use-draft-record'
import type { CategoryCalls } from './provider-categories.queries'
import { pathOf, type CategoryNode } from './provider-category-tree'

const issueOf = (error: Error | null) =>
  error instanceof ApiError ? error.issueAt('name') : undefined

interface AddDialogProps {
  /** Null for a root category. */
  parent: CategoryNode | null
  calls: CategoryCalls
  onAdded: (id: string) => void
  onClose: () => void
}

/** Dialog that adds a category below another one, or at the top level. */
export function CategoryAddDialog({ parent, calls, onAdded, onClose }: AddDialogProps) {
  const t = useTexts(providerCategoryTexts)
  const field = useRef<HTMLInputElement>(null)
  const keyOf = useCallKey()
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const submit = async () => {
    const plain = name.trim()
    setMissing(plain === '')
    if (plain === '') return field.current?.focus()
    setSaving(true)
    setError(null)
    const body = { parent_id: parent?._id ?? null, name: plain }
    try {
      const { data, message } = await calls.add(body, keyOf(body))
      toastSuccess(message)
      onAdded(data._id)
    } catch (reason) {
      setError(reason instanceof Error ? reason : new Error(String(reason)))
      field.current?.focus()
    } finally {
      setSaving(false)
    }
  }
  return (
    <FormDialog
      title={parent ? t('addBelowOf', { name: parent.name }) : t('addRoot')}
      submitLabel={t('addRoot')}
      isChanged={name !== ''}
      isSaving={isSaving}
      failure={issueOf(error) === undefined ? error : null}
      failureTitle={t('failedAdd')}
      onDismissFailure={() => setError(null)}
      onSubmit={submit}
      onClose={onClose}
      size={440}
    >
      <TextInput
        ref={field}
        data-autofocus
        required
        label={t('name')}
        description={parent && !isMissing && !error ? pathOf(parent).join(' › ') : undefined}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        error={isMissing ? t('nameRequired') : issueOf(error)}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value)
          setMissing(false)
          setError(null)
        }}
      />
    </FormDialog>
  )
}

interface RenameDialogProps {
  node: CategoryNode
  calls: CategoryCalls
  onClose: () => void
}

/** Dialog that renames a category; a user who saves second sees the other user's name. */
export function CategoryRenameDialog({ node, calls, onClose }: RenameDialogProps) {
  const t = useTexts(providerCategoryTexts)
  const field = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  const record = useDraftRecord<{ name: string }>({
    initial: () => ({ name: node.name }),
    version: node.version,
    contentOf: ({ name }) => name.trim(),
    write: async ({ name }, version) =>
      (await calls.rename(node._id, name.trim(), version)).message,
    read: async () => {
      const newest = await calls.read(node._id)
      return newest && { draft: { name: newest.name }, version: newest.version }
    },
    onSaved: onClose,
    onFailed: () => field.current?.focus(),
  })
  const { draft, error } = record
  const submit = async () => {
    setMissing(draft.name.trim() === '')
    if (draft.name.trim() === '') return field.current?.focus()
    return record.save()
  }
  const problem = isMissing ? t('nameRequired') : issueOf(error)
  return (
    <RecordDialog
      title={t('renameOf', { name: node.name })}
      failureTitle={t('failedRename')}
      form={{ ...record, submit, failure: issueOf(error) === undefined ? error : null }}
      fields={[{ label: t('name'), of: ({ name }) => name }]}
      onClose={onClose}
    >
      <TextInput
        ref={field}
        data-autofocus
        required
        label={t('name')}
        description={t('renameHelp')}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        error={problem}
        value={draft.name}
        onChange={(event) => {
          setMissing(false)
          record.type({ name: event.currentTarget.value })
        }}
      />
    </RecordDialog>
  )
}
