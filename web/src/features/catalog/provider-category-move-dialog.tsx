import { Select } from '@mantine/core'
import { providerCategoryTexts } from '@pasok/domain/catalog/catalog.provider.texts'
import { useMemo, useState } from 'react'
import { FormDialog } from '../../documents/form-dialog'
import { ApiError } from '../../lib/api-error'
import { useTexts } from '../../lib/texts'
import { toastSuccess } from '../../lib/toast'
import type { CategoryCalls } from './provider-categories.queries'
import { pathOf, placesFor, type CategoryForest, type CategoryNode } from './provider-category-tree'

/** Option value of the top level, which has no id. */
const TOP = 'top'

/** Number of options shown; the search finds the rest. */
const SHOWN = 100

interface MoveDialogProps {
  node: CategoryNode
  forest: CategoryForest
  calls: CategoryCalls
  onMoved: (parentId: string | null) => void
  onClose: () => void
}

/** Dialog that moves a category to another parent; offers only the permitted parents. */
export function CategoryMoveDialog({ node, forest, calls, onMoved, onClose }: MoveDialogProps) {
  const t = useTexts(providerCategoryTexts)
  const [initial] = useState(node.parent_id ?? TOP)
  const [chosen, setChosen] = useState(initial)
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const top = t('top')
  const options = useMemo(() => {
    const { atTop, parents } = placesFor(forest, node)
    return [
      ...(atTop ? [{ value: TOP, label: top }] : []),
      ...parents
        .map((one) => ({ value: one._id, label: pathOf(one).join(' › ') }))
        .toSorted((a, b) => a.label.localeCompare(b.label)),
    ]
  }, [forest, node, top])
  const issue = error instanceof ApiError ? error.issueAt('parent_id') : undefined
  const submit = async () => {
    if (chosen === initial) return onClose()
    setSaving(true)
    setError(null)
    try {
      const parent_id = chosen === TOP ? null : chosen
      const { message } = await calls.move(node, { parent_id })
      toastSuccess(message)
      onMoved(parent_id)
    } catch (reason) {
      setError(reason instanceof Error ? reason : new Error(String(reason)))
    } finally {
      setSaving(false)
    }
  }
  return (
    <FormDialog
      title={t('moveOf', { name: node.name })}
      submitLabel={t('move')}
      isChanged={chosen !== initial}
      isSaving={isSaving}
      failure={issue === undefined ? error : null}
      failureTitle={t('failedMove')}
      onDismissFailure={() => setError(null)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        data-autofocus
        label={t('parent')}
        description={t('parentHelp')}
        nothingFoundMessage={t('noParent')}
        data={options}
        limit={SHOWN}
        searchable
        allowDeselect={false}
        error={issue}
        value={chosen}
        onChange={(value) => {
          setError(null)
          if (value !== null) setChosen(value)
        }}
      />
    </FormDialog>
  )
}
