import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { UNPAID } from '@pasok/domain/invoices/invoices.list.topics'
import { dayIn, daysAfter } from '@pasok/domain/kernel/calendar'
import { TODO_DUE_WITHIN_DAYS } from '@pasok/domain/reports/reports.constants'
import {
  todoTexts,
  firstStepTexts,
  homeFigureTexts,
  oneTodoTexts,
  recentTexts,
} from '@pasok/domain/reports/reports.home.texts'
import type { Todo, TodoCount } from '@pasok/domain/reports/reports.model'
import type { FirstStep, RecentDocument } from '@pasok/domain/reports/reports.overview'
import { OWN_DRAFTS, OWN_REJECTED, TO_DECIDE } from '@pasok/domain/requests/requests.list.topics'
import { IconChevronRight, IconCircle, IconCircleCheck, IconX } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { LoadError } from '../../../documents/load-error'
import { StatusChip } from '../../../documents/status-chip'
import { useTodos, useFirstSteps, useRecentDocuments } from '../../../features/reports/home.queries'
import { useCompanyClock } from '../../../features/reports/use-company-clock'
import { readStored, writeStored } from '../../../lib/browser-storage'
import { count as formatCount } from '../../../lib/format'
import { useCan, useSession } from '../../../lib/session'
import { companyKeyOf } from '../../../lib/session.kinds'
import { useTexts } from '../../../lib/texts'
import { Ago } from '../../../ui/ago'
import { EmptyState } from '../../../ui/empty-state'
import { Money } from '../../../ui/money'
import { rowsOf } from './figure-link'
import classes from './home-lists.module.css'
import { look } from '../../../ui/look'

function Row({ link, children }: { link: LinkProps; children: ReactNode }) {
  return (
    <li>
      <Link
        {...link}
        className={`${classes.row} ${look('row', 'gap-sm', 'p-xs-md', 'hover', 'focus-inside', 'phone-gap-xs', 'phone-p-xs-sm')}`}
      >
        {children}
      </Link>
    </li>
  )
}

const requestsIn = (value: string): LinkProps => ({
  to: '/dashboard/purchase-requests',
  search: { by: 'lastStatus', value },
})

const dueIn = (
  status: 'Ready to Payment' | typeof UNPAID,
  from: string,
  to: string,
): LinkProps => ({
  to: '/dashboard/finance/invoice',
  search: { by: 'date', from, to, status },
})

/** A day before any due date. */
const EVER = '2000-01-01'

/** Returns the links of the to-dos, for the given time and time zone. */
const placesAt = (now: Date, zone: string): Readonly<Record<Todo, LinkProps>> => ({
  'requests-to-approve': requestsIn(TO_DECIDE),
  'drafts-to-submit': requestsIn(OWN_DRAFTS),
  'requests-rejected': requestsIn(OWN_REJECTED),
  'down-payments-to-pay': rowsOf('down-payments-to-pay'),
  'items-to-decide': rowsOf('items-to-decide'),
  'deliveries-late': rowsOf('deliveries-late'),
  'receipts-to-enter': { to: '/dashboard/purchase-orders', search: { status: 'Shipped' } },
  'receipts-to-correct': { to: '/dashboard/good-receipt-note', search: { status: 'Rejected' } },
  'invoices-overdue': dueIn(UNPAID, EVER, dayIn(daysAfter(now, -1, zone), zone)),
  'invoices-due': dueIn(
    'Ready to Payment',
    dayIn(now, zone),
    dayIn(daysAfter(now, TODO_DUE_WITHIN_DAYS, zone), zone),
  ),
  'proofs-to-send': {
    to: '/dashboard/finance/payment',
    search: { status: 'Waiting Payment', kind: 'Manual Bank Transfer' },
  },
})

/** Overdue to-dos, whose count is red. */
const LATE: readonly Todo[] = ['invoices-overdue', 'deliveries-late']

/** The to-dos in the order of a working day, each linking to its list. */
export function TodoList() {
  const t = useTexts(homeFigureTexts)
  const todos = useTodos()
  return (
    <section aria-labelledby="duties">
      <h2 id="duties" className={look('text-lg', 'semibold', 'mb-sm')}>
        {t('waits')}
      </h2>
      {todos.isError && !todos.data && (
        <LoadError
          error={todos.error}
          busy={todos.isFetching}
          onRetry={() => void todos.refetch()}
        />
      )}
      {todos.data && <Todos todos={todos.data} />}
    </section>
  )
}

function Todos({ todos }: { todos: readonly TodoCount[] }) {
  const t = useTexts(homeFigureTexts)
  const [names, name] = [useTexts(todoTexts), useTexts(oneTodoTexts)]
  const { now, zone } = useCompanyClock()
  const places = placesAt(now, zone)
  if (todos.length === 0)
    return (
      <EmptyState
        icon={<IconCircleCheck size={22} />}
        text={t('nothingWaits')}
        helper={t('nothingWaitsHelp')}
      />
    )
  return (
    <ul className={look('frame', 'divided')}>
      {todos.map(({ duty, count, totalAmount }) => (
        <Row key={duty} link={places[duty]}>
          <span
            className={`${classes.count} ${look('flex-none', 'semibold', 'tabular', 'text-center', 'rounded-xl', LATE.includes(duty) ? 'on-red' : 'on-teal')}`}
          >
            {formatCount(count)}
          </span>{' '}
          <span className={look('grow')}>{(count === 1 ? name : names)(duty)}</span>{' '}
          {totalAmount !== null && <Money amount={totalAmount} />}
          <IconChevronRight size={16} className={look('flex-none', 'dimmed')} aria-hidden />
        </Row>
      ))}
    </ul>
  )
}

const STEP_PLACES: Readonly<Record<FirstStep, LinkProps>> = {
  profile: { to: '/dashboard/profile' },
  address: { to: '/dashboard/profile', search: { tab: 'address' } },
  departments: { to: '/dashboard/department' },
  colleagues: { to: '/dashboard/teams' },
  vendor: { to: '/dashboard/vendor-list' },
  request: { to: '/dashboard/purchase-requests', search: { page: 'create' } },
  order: { to: '/dashboard/purchase-orders' },
}

/** True if the user may do a new company's first steps and has not hidden them. */
function useWantsSteps() {
  const canEdit = useCan('company.edit')
  const key = `pasok.first-steps.${companyKeyOf(useSession())}`
  return { key, isWanted: canEdit && readStored(key) === null }
}

/** False until all lists of the home page are loaded, because a late one would push the others down. */
export function useAreListsReady(): boolean {
  const { isWanted } = useWantsSteps()
  const answers = [useTodos(), useRecentDocuments(), useFirstSteps(isWanted)]
  return answers.every(
    ({ data, isError, fetchStatus }) => data !== undefined || isError || fetchStatus === 'idle',
  )
}

/** First steps of a new company, until it has ordered or the user hides them. */
export function FirstSteps() {
  const { key, isWanted } = useWantsSteps()
  const [isHidden, setHidden] = useState(false)
  if (!isWanted || isHidden) return null
  const hide = () => {
    writeStored(key, 'hidden')
    setHidden(true)
  }
  return <Steps onHide={hide} />
}

function Steps({ onHide }: { onHide: () => void }) {
  const t = useTexts(firstStepTexts)
  const { data: steps = [] } = useFirstSteps(true)
  if (steps.length === 0) return null
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <section aria-labelledby="first-steps">
      <div className={look('row', 'gap-sm', 'mb-sm')}>
        <h2 id="first-steps" className={look('text-lg', 'semibold')}>
          {t('title')}
        </h2>
        <span className={look('grow', 'quiet', 'tiny')}>
          {t('progress', { done: formatCount(done), all: formatCount(steps.length) })}
        </span>
        <ActionIcon
          my={-4}
          variant="subtle"
          color="gray"
          aria-label={t('dismiss')}
          onClick={onHide}
        >
          <IconX size={16} />
        </ActionIcon>
      </div>
      <ol className={look('frame', 'divided')}>
        {steps.map(({ step, isDone }) => {
          const Icon = isDone ? IconCircleCheck : IconCircle
          return (
            <Row key={step} link={STEP_PLACES[step]}>
              <Icon
                size={20}
                className={look('flex-none', isDone ? 'green' : 'dimmed')}
                aria-hidden
              />
              <span className={look('grow', isDone && 'dimmed')}>{t(step)}</span>
              <VisuallyHidden>{t(isDone ? 'isDone' : 'isOpen')}</VisuallyHidden>
              <IconChevronRight size={16} className={look('flex-none', 'dimmed')} aria-hidden />
            </Row>
          )
        })}
      </ol>
    </section>
  )
}

const documentPlace = ({ kind, id, code }: RecentDocument): LinkProps => {
  const places: Record<RecentDocument['kind'], LinkProps> = {
    request: { to: '/dashboard/purchase-requests', search: { page: 'detail', id: code } },
    order: { to: '/dashboard/purchase-orders', search: { page: 'detail', id: code } },
    invoice: { to: '/dashboard/finance/invoice', search: { page: 'summary', id: code } },
    template: { to: '/dashboard/templates', search: { page: 'detail', id } },
  }
  return places[kind]
}

/** The company's newest requests, orders and invoices and the templates changed last; nothing without any. */
export function RecentDocuments() {
  const t = useTexts(recentTexts)
  const { data = [] } = useRecentDocuments()
  if (data.length === 0) return null
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className={look('text-lg', 'semibold', 'mb-sm')}>
        {t('title')}
      </h2>
      <ul className={look('frame', 'divided')}>
        {data.map((document) => (
          <Row key={document.id} link={documentPlace(document)}>
            <span className={look('grow', 'stack', 'gap-4', 'min-w-0')}>
              <span className={look('medium', 'break-anywhere')}>{document.code}</span>{' '}
              <span className={look('row', 'wrap', 'gap-xs')}>
                {document.lastStatus !== null && <StatusChip status={document.lastStatus} />}
                <span className={look('quiet', 'tiny')}>
                  {t(document.kind)} · <Ago iso={document.at} />
                </span>
              </span>
            </span>{' '}
            <Money amount={document.total} />
          </Row>
        ))}
      </ul>
    </section>
  )
}
