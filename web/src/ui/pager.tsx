import { ActionIcon, Group, NativeSelect, Text } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { countOf, count as formatCount } from '../lib/format'
import { useTexts } from '../lib/texts'
import { look } from './look'

interface PagerProps {
  /** Zero-based. */
  page: number
  pageSize: number
  count: number
  more?: boolean | undefined
  onPage: (page: number) => void
  /** Set together with `onPageSize`: lets the user choose the page size. */
  pageSizes?: readonly number[]
  onPageSize?: (size: number) => void
}

/** Pager below a list: `1–10 of 240`, `1–10 of 10,000+`. */
export function Pager({ page, pageSize, count, more, onPage, pageSizes, onPageSize }: PagerProps) {
  const t = useTexts(shellTexts)
  const last = Math.max(0, Math.ceil(count / pageSize) - 1)
  if (count === 0) return null
  const from = page * pageSize + 1
  const to = Math.min(count, from + pageSize - 1)
  return (
    <nav aria-label={t('pagerLabel')} className={look('row', 'justify-end', 'gap-md', 'py-sm')}>
      {pageSizes && onPageSize && (
        <Group gap="xs">
          <NativeSelect
            size="xs"
            aria-label={t('pageSize')}
            value={String(pageSize)}
            data={pageSizes.map(String)}
            onChange={(event) => onPageSize(Number(event.currentTarget.value))}
          />
        </Group>
      )}
      {from <= count && (
        <Text size="sm" c="dimmed" className={look('tabular')}>
          {t('pagerRange', {
            from: formatCount(from),
            to: formatCount(to),
            count: countOf(count, more),
          })}
        </Text>
      )}
      <Group gap={4}>
        <ActionIcon
          variant="default"
          aria-label={t('pagerPrevious')}
          disabled={page <= 0}
          onClick={() => onPage(Math.min(page - 1, last))}
        >
          <IconChevronLeft size={16} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label={t('pagerNext')}
          disabled={page >= last}
          onClick={() => onPage(page + 1)}
        >
          <IconChevronRight size={16} />
        </ActionIcon>
      </Group>
    </nav>
  )
}
