import { Button, Select, TextInput } from '@mantine/core'
import { LONGEST_SEARCH } from '@pasok/domain/kernel/limits'
import { searchTexts } from '@pasok/domain/kernel/search.texts'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { BY_DATE, type ListSearch } from '../lib/list-search'
import { useTexts } from '../lib/texts'
import { DayFields } from './day-fields'
import classes from './search-bar.module.css'
import { look } from '../ui/look'

/** What a list can be searched by: words, one of some values, or (`date`) a range of days. */
export interface SearchTopic<Topic extends string> {
  key: Topic
  label: string
  options?: readonly { value: string; label: string }[]
}

interface SearchBarProps<Topic extends string> {
  /** The first is the one that stands there first. */
  topics: readonly [SearchTopic<Topic>, ...SearchTopic<Topic>[]]
  /** What the address says. */
  asked: ListSearch<Topic>
  /** Nothing: the whole list. */
  onSearch: (next: ListSearch<Topic>) => void
  /** Where the specification has a button of its own for it, which is always there (Spec 2 §2, §5). */
  clearLabel?: string | undefined
  /** At the far end. */
  children?: ReactNode
}

interface Typed<Topic extends string> extends ListSearch<Topic> {
  by: Topic
}

interface FieldProps<Topic extends string> {
  topic: SearchTopic<Topic>
  typed: ListSearch<Topic>
  change: (next: ListSearch<Topic>) => void
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

const isWrongOrder = ({ from = '', to = '' }: ListSearch) => from !== '' && to !== '' && from > to

/** Search is enabled only with a value, or with both days (Spec 1 §5, PR search). */
function isWhole({ by, value = '', from = '', to = '' }: ListSearch): boolean {
  return by === BY_DATE ? from !== '' && to !== '' && from <= to : value.trim() !== ''
}

/** What is typed; it begins anew whenever the address says something else. */
function useTyped<Topic extends string>(asked: ListSearch<Topic>, first: Topic) {
  const begin = (): Typed<Topic> => ({ ...asked, by: asked.by ?? first })
  const said = JSON.stringify(asked)
  const [known, setKnown] = useState(said)
  const [typed, setTyped] = useState(begin)
  if (known !== said) {
    setKnown(said)
    setTyped(begin())
  }
  return [typed, setTyped] as const
}

/** The filter bar of a list of documents: by what, the value, Search, Clear (Spec 1 §2). */
export function SearchBar<Topic extends string>(props: SearchBarProps<Topic>) {
  const { topics, asked, onSearch, clearLabel, children } = props
  const t = useTexts(searchTexts)
  const [typed, setTyped] = useTyped(asked, topics[0].key)
  const topic = topics.find(({ key }) => key === typed.by)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isWhole(typed)) return
    const { by, value = '', from = '', to = '' } = typed
    onSearch(by === BY_DATE ? { by, from, to } : { by, value: value.trim() })
  }
  const chooseTopic = (key: string | null) => {
    const chosen = topics.find((one) => one.key === key)
    if (chosen) setTyped({ by: chosen.key })
  }
  const clear = () => {
    setTyped({ by: topics[0].key })
    if (asked.by !== undefined) onSearch({})
  }
  return (
    <form
      role="search"
      aria-label={t('bar')}
      className={look('flex', 'wrap', 'align-end', 'gap-sm', 'mb-md', 'phone-grow-buttons')}
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
          change={(next) => setTyped((before) => ({ ...before, ...next }))}
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
      {(clearLabel !== undefined || asked.by !== undefined) && (
        <Button
          variant="subtle"
          color="gray"
          disabled={asked.by === undefined && !isWhole(typed)}
          leftSection={<IconX size={16} aria-hidden />}
          onClick={clear}
        >
          {clearLabel ?? t('clear')}
        </Button>
      )}
      {children !== undefined && (
        <div className={look('row', 'wrap', 'gap-xs', 'max-w-full', 'ml-auto')}>{children}</div>
      )}
    </form>
  )
}
