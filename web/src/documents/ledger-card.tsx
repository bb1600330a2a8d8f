import { Box, Button, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { ledgerTexts } from '@pasok/domain/orders/orders.screen.texts'
import type { LedgerLine, LedgerStep } from '@pasok/domain/orders/orders.model'
import {
  IconArrowBackUp,
  IconBan,
  IconCash,
  IconChevronDown,
  IconCircleCheck,
  IconCircleX,
  IconFileCheck,
  IconFileInvoice,
  IconPackageImport,
  IconPencil,
  type IconProps,
  IconSearch,
  IconShoppingCart,
  IconTruckDelivery,
} from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentType, useId, useState } from 'react'
import { rowsOfPage, hasWords } from '../lib/list-slices'
import { isCutOff } from '../lib/is-cut-off'
import { useTexts } from '../lib/texts'
import { EmptyState } from '../ui/empty-state'
import { look, type Look } from '../ui/look'
import { Pager } from '../ui/pager'
import { SkeletonRows } from '../ui/skeleton-rows'
import { Card } from '../ui/two-columns'
import { CutOffNote } from './cut-off-note'
import { LoadError } from './load-error'
import { NONE, quantity, useFormats } from '../lib/format'
import { usePhone } from '../lib/use-phone'
import { Money } from '../ui/money'
import classes from './ledger-card.module.css'

type Entry = LedgerLine['entries'][number]

/** Amber: waiting; blue: in progress; green: done; gray: ended; red: refused. */
const DRESS = {
  ordered: { tone: 'gray', Icon: IconShoppingCart },
  changed: { tone: 'amber', Icon: IconPencil },
  'taken-back': { tone: 'gray', Icon: IconArrowBackUp },
  accepted: { tone: 'green', Icon: IconCircleCheck },
  rejected: { tone: 'red', Icon: IconCircleX },
  canceled: { tone: 'gray', Icon: IconBan },
  shipped: { tone: 'blue', Icon: IconTruckDelivery },
  received: { tone: 'green', Icon: IconPackageImport },
  corrected: { tone: 'green', Icon: IconPackageImport },
  returned: { tone: 'amber', Icon: IconArrowBackUp },
  approved: { tone: 'green', Icon: IconFileCheck },
  invoiced: { tone: 'blue', Icon: IconFileInvoice },
  'invoice-withdrawn': { tone: 'gray', Icon: IconArrowBackUp },
  paid: { tone: 'green', Icon: IconCash },
} as const satisfies Record<LedgerStep, { tone: Look; Icon: ComponentType<IconProps> }>

function Step({ step }: { step: LedgerStep }) {
  const t = useTexts(ledgerTexts)
  const { tone, Icon } = DRESS[step]
  return (
    <span className={look('inline-row', 'gap-6')}>
      <Icon size={16} aria-hidden className={look(tone)} />
      {t(step)}
    </span>
  )
}

interface StepsProps {
  name: string
  entries: readonly Entry[]
}

const COLUMNS = [
  { head: 'step', width: '22%' },
  { head: 'quantity', width: '9%', align: 'right' },
  { head: 'amount', width: '17%', align: 'right' },
  { head: 'who', width: '15%' },
  { head: 'when', width: '17%' },
  { head: 'note' },
] as const satisfies readonly { head: string; width?: string; align?: 'right' }[]

function StepsTable({ name, entries }: StepsProps) {
  const t = useTexts(ledgerTexts)
  const { dateTime } = useFormats()
  return (
    <table
      className={look('table', 'table-fixed', 'cells', 'text-xs')}
      aria-label={t('stepsOf', { name })}
    >
      <thead>
        <tr className={look('border-b')}>
          {COLUMNS.map(({ head, ...column }) => (
            <Box
              key={head}
              component="th"
              scope="col"
              {...('width' in column && { w: column.width })}
              data-align={'align' in column ? column.align : undefined}
            >
              {t(head)}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={`${entry.timestamp} ${entry.step}`}>
            <td>
              <Step step={entry.step} />
            </td>
            <td data-align="right" className={look('nowrap')}>
              {quantity(entry.quantity)}
            </td>
            <td data-align="right">
              <Money amount={entry.amount} />
            </td>
            <td className={look('break-anywhere')}>{entry.user}</td>
            <td>
              <time dateTime={entry.timestamp}>{dateTime(entry.timestamp)}</time>
            </td>
            <td className={look('break-anywhere', 'pre-wrap')}>
              {entry.note === '' ? NONE : entry.note}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function StepsList({ name, entries }: StepsProps) {
  const t = useTexts(ledgerTexts)
  const { dateTime } = useFormats()
  return (
    <ol aria-label={t('stepsOf', { name })} className={look('text-xs')}>
      {entries.map((entry) => (
        <li
          key={`${entry.timestamp} ${entry.step}`}
          className={look('stack', 'gap-2', 'py-xs', 'border-t')}
        >
          <div className={look('flex', 'justify-between', 'gap-sm', 'medium')}>
            <Step step={entry.step} />
            <span className={look('tabular', 'nowrap')}>{quantity(entry.quantity)}</span>
          </div>
          <div className={look('flex', 'justify-between', 'gap-sm')}>
            <span className={look('break-anywhere')}>{entry.user}</span>
            <Money amount={entry.amount} />
          </div>
          <time dateTime={entry.timestamp} className={look('dimmed')}>
            {dateTime(entry.timestamp)}
          </time>
          {entry.note !== '' && (
            <span className={look('break-anywhere', 'pre-wrap')}>{entry.note}</span>
          )}
        </li>
      ))}
    </ol>
  )
}

interface LedgerRowProps {
  line: LedgerLine
  isOpened: boolean
  showsPackage: boolean
  onToggle: () => void
}

/** One order line with its current step; opened, all steps. */
function LedgerRow({ line, isOpened, showsPackage, onToggle }: LedgerRowProps) {
  const t = useTexts(ledgerTexts)
  const id = useId()
  const isPhone = usePhone()
  const Steps = isPhone ? StepsList : StepsTable
  const { name, code_package: code, entries } = line
  const [first] = entries
  const last = entries.at(-1)
  if (!first || !last) return null
  const chevron = (
    <IconChevronDown
      size={16}
      aria-hidden
      className={look('turn', 'turned', 'paper-hidden')}
      data-opened={isOpened || undefined}
    />
  )
  return (
    <li className={look('border-t', 'paper-unbroken')}>
      <UnstyledButton
        className={look('row', 'w-full', 'gap-md', 'p-xs', 'rounded-sm', 'hover')}
        mih={40}
        aria-expanded={isOpened}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className={look('row', 'wrap', 'grow', 'gap-4-md')}>
          <span className={look('row', 'grow', 'gap-xs', 'phone-own-line')}>
            <span className={look('flex', 'wrap', 'align-baseline', 'gap-2-sm', 'grow')}>
              <span className={look('medium', 'break-anywhere')}>{name}</span>
              {showsPackage && <span className={look('dimmed', 'tiny')}>{code}</span>}
            </span>
            {isPhone && chevron}
          </span>
          <span className={look('flex', 'phone-flex-1', isPhone && 'dimmed')}>
            <Step step={last.step} />
          </span>
          <Box
            component="span"
            miw="8ch"
            className={look(
              'inline-row',
              'align-baseline',
              'justify-end',
              'gap-6',
              'flex-none',
              'tabular',
            )}
          >
            {quantity(last.quantity)}
            {last.quantity !== first.quantity && (
              <>
                <VisuallyHidden>{t('was', { value: quantity(first.quantity) })}</VisuallyHidden>
                <s aria-hidden className={look('dimmed', 'tiny')}>
                  {quantity(first.quantity)}
                </s>
              </>
            )}
          </Box>
        </span>
        {!isPhone && chevron}
      </UnstyledButton>
      <div id={id} hidden={!isOpened} className={`${look('overflow-x')} ${classes.opened}`}>
        {isOpened && <Steps name={name} entries={entries} />}
      </div>
    </li>
  )
}

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
  const shown = rowsOfPage(matching, page, LINES_SHOWN)
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
