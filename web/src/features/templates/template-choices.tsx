import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { LONGEST_SEARCH } from '@pasok/domain/kernel/limits'
import { TEMPLATES_PAGE_SIZE } from '@pasok/domain/templates/templates.constants'
import type { TemplateRow } from '@pasok/domain/templates/templates.model'
import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import { IconSearch } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { Choice, Choices } from '../../documents/choices'
import { CutOffNote } from '../../documents/cut-off-note'
import { LoadError } from '../../documents/load-error'
import { isCutOff } from '../../lib/is-cut-off'
import { useFormats } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { SkeletonRows } from '../../ui/skeleton-rows'
import { useTemplates } from './templates.queries'
import { look } from '../../ui/look'

/** Milliseconds after the last key until the search starts. */
const TYPING_MS = 250

interface TemplateChoicesProps {
  empty: ReactNode
  children: (template: TemplateRow) => ReactNode
}

interface TemplateChoiceProps {
  template: TemplateRow
  action: ReactNode
}

export function TemplateChoice({ template, action }: TemplateChoiceProps) {
  const t = useTexts(templateScreenTexts)
  const tc = useTexts(cartTexts)
  const { date } = useFormats()
  const { name, createdBy, updatedAt, items_count: items, vendors, total } = template
  const count = items === 1 ? tc('oneItem') : tc('items', { count: items })
  return (
    <Choice
      name={name}
      facts={[
        `${t('savedOn', { date: date(updatedAt) })} · ${t('by', { author: createdBy })}`,
        `${count} · ${vendors.length > 1 ? t('multiVendor') : (vendors[0]?.vendor.name ?? '')}`,
      ]}
      total={total}
      action={action}
    />
  )
}

/** The company's templates to choose from, latest first, searchable by name. */
export function TemplateChoices({ empty, children }: TemplateChoicesProps) {
  const t = useTexts(templateScreenTexts)
  const [words, setWords] = useState('')
  const [searched] = useDebouncedValue(words.trim(), TYPING_MS)
  const query = useTemplates({
    skip: 0,
    limit: TEMPLATES_PAGE_SIZE,
    ...(searched !== '' && { searchTopic: 'name', searchValue: searched }),
  })
  const { data, error, isFetching, refetch } = query
  if (error && !data)
    return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return isCutOff(query) ? <CutOffNote /> : <SkeletonRows rows={4} height={76} />
  const { rows, count } = data
  if (count === 0 && searched === '') return empty
  return (
    <>
      <TextInput
        className={look('mb-sm')}
        type="search"
        label={t('find')}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <p className={look('dimmed')} role="status">
        {rows.length === 0 && t('nothingFound')}
      </p>
      <Choices
        label={t('found')}
        items={rows}
        more={count > rows.length && t('firstOnes', { shown: rows.length, count })}
      >
        {children}
      </Choices>
    </>
  )
}
