import { Button, Select, TextInput } from '@mantine/core'
import { LONGEST_SEARCH } from '@pasok/domain/kernel/limits'
import { searchTexts } from '@pasok/domain/kernel/list.texts'
import { IconSearch } from '@tabler/icons-react'
import type { SubmitEvent } from 'react'
import { BY_DATE, type ListFilter } from '../lib/list-search'
import { useTexts } from '../lib/texts'
import { DayFields } from './day-fields'
import classes from './search-bar.module.css'
import { look } from '../ui/look'

/** A search topic of a list: free text, one of several values, or (`date`) a range of days. */
interface SearchTopic<Topic extends string> {
  key: Topic
  label: string
  options?: readonly { value: string; label: string }[]
}

/** At least one topic; the first is selected initially. */
export type SearchTopics<Topic extends string> = readonly [
  SearchTopic<Topic>,
  ...SearchTopic<Topic>[],
]

interface FieldProps<Topic extends string> {
  topic: SearchTopic<Topic>
  typed: ListFilter<Topic>
  change: (next: Omit<ListFilter, 'by'>) => void
}

const isWrongOrder = ({ from = '', to = '' }: ListFilter) => from !== '' && to !== '' && from > to

/**
 * Returns true when the filter has a value, or both days: only then is Search enabled (Spec 1 §5, PR search).
 */
export function isWhole({ by, value = '', from = '', to = '' }: ListFilter): boolean {
  return by === BY_DATE ? from !== '' && to !== '' && from <= to : value.trim() !== ''
}

function Value<Topic extends string>({ topic, typed, change }: FieldProps<Topic>) {
  const t = useTexts(searchTexts)
  if (topic.key === BY_DATE)
    return (
      <DayFields
        from={typed.from ?? ''}
        to={typed.to ?? ''}
        problems={isWrongOrder(typed) ? { from: t('wrongOrder'), to: true } : {}}
        onChange={change}
      />
    )
  const { label, options } = topic
  if (options)
    return (
      <Select
        className={classes.value}
        label={label}
        placeholder={t('choose')}
        data={[...options]}
        value={typed.value ?? null}
        searchable={options.length > 8}
        allowDeselect={false}
        onChange={(value) => change({ value: value ?? '' })}
      />
    )
  return (
    <TextInput
      className={classes.value}
      label={label}
      maxLength={LONGEST_SEARCH}
      autoComplete="off"
      value={typed.value ?? ''}
      onChange={(event) => change({ value: event.currentTarget.value })}
    />
  )
}

interface SearchByProps<Topic extends string> {
  topics: SearchTopics<Topic>
  typed: ListFilter<Topic>
  onType: (next: ListFilter<Topic>) => void
  onSearch: (filter: ListFilter<Topic>) => void
}

/** The specified search: topic, value, and Search button (Spec 1 §2). */
export function SearchBy<Topic extends string>(props: SearchByProps<Topic>) {
  const { topics, typed, onType, onSearch } = props
  const t = useTexts(searchTexts)
  const topic = topics.find(({ key }) => key === typed.by)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isWhole(typed)) return
    const { by, value = '', from = '', to = '' } = typed
    onSearch(by === BY_DATE ? { by, from, to } : { by, value: value.trim() })
  }
  const chooseTopic = (key: string | null) => {
    const chosen = topics.find((one) => one.key === key)
    if (chosen) onType({ by: chosen.key })
  }
  return (
    <form
      className={look('flex', 'wrap', 'align-end', 'gap-xs', 'phone-grow-buttons')}
      onSubmit={submit}
    >
      {topics.length > 1 && (
        <Select
          className={classes.by}
          label={t('by')}
          data={topics.map(({ key, label }) => ({ value: key, label }))}
          value={typed.by}
          allowDeselect={false}
          onChange={chooseTopic}
        />
      )}
      {topic && (
        <Value
          key={topic.key}
          topic={topic}
          typed={typed}
          change={(next) => onType({ ...typed, ...next })}
        />
      )}
      <Button
        type="submit"
        variant="default"
        disabled={!isWhole(typed)}
        leftSection={<IconSearch size={16} aria-hidden />}
      >
        {t('search')}
      </Button>
    </form>
  )
}
