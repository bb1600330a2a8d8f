import { Button, Menu, Text, TextInput } from '@mantine/core'
import { LONGEST_FILTER_NAME } from '@pasok/domain/team/team.constants'
import type { FILTERED_SCREENS, SavedFilter } from '@pasok/domain/team/filters/filters.contract'
import { filterTexts } from '@pasok/domain/team/filters/filters.texts'
import { IconBookmark, IconChevronDown, IconPlus, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../documents/form-dialog'
import { call, callReply, queryKey } from '../../lib/api'
import { ApiError, messageOf } from '../../lib/api-error'
import { refresh, useChange } from '../../lib/refresh'
import { useTexts } from '../../lib/texts'
import { toastError, toastSuccess } from '../../lib/toast'
import { useCallKey } from '../../lib/use-call-key'
import { look } from '../../ui/look'
import classes from './saved-filters.module.css'

type FilteredScreen = (typeof FILTERED_SCREENS)[number]

function useFilters(screen: FilteredScreen) {
  const query = { screen }
  return useQuery({
    queryKey: queryKey('listFilters', { query }),
    queryFn: ({ signal }) => call('listFilters', { query, signal }),
  })
}

function useSaveFilter(screen: FilteredScreen) {
  const keyOf = useCallKey()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (filter: { name: string; query: string }) => {
      const body = { screen, ...filter }
      return callReply('saveFilter', { body, idempotencyKey: keyOf(body) })
    },
    onSuccess: () => refresh(client, ['filter']),
  })
}

function useRemoveFilter() {
  return useChange(['filter'], (id: string) => callReply('removeFilter', { params: { id } }))
}

interface SaveFilterDialogProps {
  screen: FilteredScreen
  query: string
  onClose: () => void
}

function SaveFilterDialog({ screen, query, onClose }: SaveFilterDialogProps) {
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
      // Errors are shown at their field, or above the form.
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

interface SavedFiltersProps {
  screen: FilteredScreen
  /** The filters in the address; empty when none are set. */
  query: string
  onApply: (query: string) => void
}

interface FilterRowProps {
  filter: SavedFilter
  isCurrent: boolean
  onApply: () => void
  onRemove: () => void
}

function FilterRow({ filter, isCurrent, onApply, onRemove }: FilterRowProps) {
  const t = useTexts(filterTexts)
  return (
    <div className={look('flex')} role="none">
      <Menu.Item
        className={look('grow', 'break-anywhere', isCurrent && 'semibold')}
        {...(isCurrent && { 'aria-current': true })}
        onClick={onApply}
      >
        {filter.name}
      </Menu.Item>
      <Menu.Item
        className={`${look('flex-none', 'dimmed')} ${classes.remove}`}
        w="auto"
        closeMenuOnClick={false}
        aria-label={t('remove', { name: filter.name })}
        onClick={onRemove}
      >
        <IconTrash size={16} aria-hidden />
      </Menu.Item>
    </div>
  )
}

export function SavedFilters({ screen, query, onApply }: SavedFiltersProps) {
  const t = useTexts(filterTexts)
  const filters = useFilters(screen)
  const remove = useRemoveFilter()
  const [isSaving, setIsSaving] = useState(false)
  const current = filters.data?.find((one) => query !== '' && one.query === query)
  const onRemove = async (id: string) => {
    try {
      toastSuccess((await remove.mutateAsync(id)).message)
    } catch (error) {
      toastError(messageOf(error))
    }
  }
  return (
    <>
      <Menu position="bottom-end" withinPortal width={280}>
        <Menu.Target>
          <Button
            className={`${look('max-w-full')} ${classes.button}`}
            title={current?.name}
            variant="default"
            leftSection={<IconBookmark size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            <span className={`${look('truncate')} ${classes.current}`}>
              {current?.name ?? t('menu')}
            </span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {filters.isError && !filters.data && <Menu.Label>{t('notLoaded')}</Menu.Label>}
          {filters.data?.length === 0 && (
            <Menu.Label>
              <Text size="sm" fw={500}>
                {t('none')}
              </Text>
              {query === '' && t('noneHelp')}
            </Menu.Label>
          )}
          {filters.data?.map((filter) => (
            <FilterRow
              key={filter._id}
              filter={filter}
              isCurrent={filter === current}
              onApply={() => onApply(filter.query)}
              onRemove={() => void onRemove(filter._id)}
            />
          ))}
          {query !== '' && !current && (
            <>
              {(filters.data?.length ?? 0) > 0 && <Menu.Divider />}
              <Menu.Item
                leftSection={<IconPlus size={16} aria-hidden />}
                onClick={() => setIsSaving(true)}
              >
                {t('saveThis')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {isSaving && (
        <SaveFilterDialog screen={screen} query={query} onClose={() => setIsSaving(false)} />
      )}
    </>
  )
}
