import { TextInput } from '@mantine/core'
import { LONGEST_FILTER_NAME } from '@pasok/domain/team/team.constants'
import { filterTexts } from '@pasok/domain/team/team.filters.texts'
import { useState } from 'react'
import { FormDialog } from '../../documents/form-dialog'
import { ApiError } from '../../lib/api-error'
import { useTexts } from '../../lib/texts'
import { toastSuccess } from '../../lib/toast'
import { useSaveFilter, type FilteredScreen } from './filters.queries'

interface SaveFilterDialogProps {
  screen: FilteredScreen
  query: string
  onClose: () => void
}

/** Asks for the name under which a filter is kept. */
export function SaveFilterDialog({ screen, query, onClose }: SaveFilterDialogProps) {
  const t = useTexts(filterTexts)
  const save = useSaveFilter(screen)
  const [name, setName] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const refusal = save.error instanceof ApiError ? save.error.issueAt('name') : undefined
  const submit = async () => {
    setIsMissing(name.trim() === '')
    if (name.trim() === '') return
    try {
      const { message } = await save.mutateAsync({ name: name.trim(), query })
      toastSuccess(message)
      onClose()
    } catch {
      // It is told at its field, or over the form.
    }
  }
  return (
    <FormDialog
      title={t('saveTitle')}
      submitLabel={t('save')}
      isChanged={name.trim() !== '' && !save.isSuccess}
      isSaving={save.isPending}
      failure={refusal === undefined ? save.error : null}
      onDismissFailure={save.reset}
      onSubmit={submit}
      onClose={onClose}
      size={420}
    >
      <TextInput
        data-autofocus
        label={t('name')}
        description={t('nameHelp')}
        error={isMissing ? t('nameRequired') : refusal}
        value={name}
        maxLength={LONGEST_FILTER_NAME}
        autoComplete="off"
        onChange={(event) => {
          setName(event.currentTarget.value)
          setIsMissing(false)
          if (save.isError) save.reset()
        }}
      />
    </FormDialog>
  )
}
