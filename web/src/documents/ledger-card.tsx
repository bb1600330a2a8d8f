import { Button, TextInput } from '@mantine/core'
import { ledgerTexts } from '@pasok/domain/orders/orders.screen.texts'
import type { LedgerLine } from '@pasok/domain/orders/orders.model'
import { IconSearch } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { cut, hasWords } from '../lib/cut'
import { isCutOff } from '../lib/cut-off'
import { useTexts } from '../lib/texts'
import { EmptyState } from '../ui/empty-state'
import { look } from '../ui/look'
import { Pager } from '../ui/pager'
import { SkeletonRows } from '../ui/skeleton-rows'
import { Card } from '../ui/two-columns'
import { CutOffNote } from './cut-off-note'
import { LedgerRow } from './ledger-row'
import { LoadError } from './load-error'

/** Lines per page, and the number of lines from which a search box is shown. */
const LINES_SHOWN = 50
const SEARCHED_FROM = 10

/** Search text, page and opened lines; the first line is open until the user changes that. */
function useShown(lines: readonly LedgerLine[]) {
  const [words, setWords] = useState('')
  const [requestedPage, setPage] = useState(0)
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(lines.slice(0, 1).map((line) => line.item_id)),
  )
  const matching = lines.filter((line) => hasWords([line.name, line.code_package], words))
  const page = Math.min(requestedPage, Math.max(0, Math.ceil(matching.length / LINES_SHOWN) - 1))
  const shown = cut(matching, page, LINES_SHOWN)
  const isAllOpened = shown.length > 0 && shown.every((line) => opened.has(line.item_id))
  const open = (ids: readonly string[], isOpen: boolean) => {
    const next = new Set(opened)
    for (const id of ids) {
      if (isOpen) next.add(id)
      else next.delete(id)
    }
    setOpened(next)
  }
  return {
    words,
    search: (next: string) => {
      setWords(next)
      setPage(0)
    },
    matching,
    shown,
    page,
    setPage,
    opened,
    isAllOpened,
    toggle: (id: string) => open([id], !opened.has(id)),
    toggleAll: () =>
      open(
        shown.map((line) => line.item_id),
        !isAllOpened,
      ),
  }
}

function LineLedger({ lines }: { lines: readonly LedgerLine[] }) {
  const t = useTexts(ledgerTexts)
  const shown = useShown(lines)
  const packages = new Set(lines.map((line) => line.code_package)).size
  const isLong = lines.length > SEARCHED_FROM
  return (
    <div className={look('stack', 'gap-xs', 'min-w-0')}>
      {lines.length > 1 && (
        <div className={look('row', 'wrap', 'justify-end', 'gap-xs', 'paper-hidden')}>
          {isLong && (
            <TextInput
              flex="1 1 16ch"
              maw={320}
              me="auto"
              type="search"
              aria-label={t('search')}
              placeholder={t('search')}
              maxLength={200}
              leftSection={<IconSearch size={16} aria-hidden />}
              value={shown.words}
              onChange={(event) => shown.search(event.currentTarget.value)}
            />
          )}
          <Button variant="subtle" size="xs" onClick={shown.toggleAll}>
            {shown.isAllOpened ? t('closePage') : t('openPage')}
          </Button>
        </div>
      )}
      {shown.matching.length === 0 ? (
        <EmptyState
          icon={<IconSearch size={22} />}
          text={t('noLines')}
          action={
            <Button variant="default" onClick={() => shown.search('')}>
              {t('clear')}
            </Button>
          }
        />
      ) : (
        <ul aria-label={t('heading')}>
          {shown.shown.map((line) => (
            <LedgerRow
              key={line.item_id}
              line={line}
              isOpened={shown.opened.has(line.item_id)}
              showsPackage={packages > 1}
              onToggle={() => shown.toggle(line.item_id)}
            />
          ))}
        </ul>
      )}
      {shown.matching.length > LINES_SHOWN && (
        <Pager
          page={shown.page}
          pageSize={LINES_SHOWN}
          count={shown.matching.length}
          onPage={shown.setPage}
        />
      )}
    </div>
  )
}

interface LedgerCardProps {
  /** Loaded separately, so that the page does not wait for it. */
  ledger: UseQueryResult<LedgerLine[]>
}

/** The history of each order line, on the buyer's and the vendor's order page. */
export function LedgerCard({ ledger }: LedgerCardProps) {
  const t = useTexts(ledgerTexts)
  const { data, error, isFetching, refetch } = ledger
  return (
    <Card title={t('heading')}>
      {data && <LineLedger lines={data} />}
      {!data && error && (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && (isCutOff(ledger) ? <CutOffNote /> : <SkeletonRows rows={4} />)}
    </Card>
  )
}
