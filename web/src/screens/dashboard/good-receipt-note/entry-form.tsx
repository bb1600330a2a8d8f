import { Alert, Button, Group, TextInput, VisuallyHidden } from '@mantine/core'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import { receiptErrors } from '@pasok/domain/receipts/receipts.errors'
import type { Receipt } from '@pasok/domain/receipts/receipts.model'
import { receiptTexts } from '@pasok/domain/receipts/receipts.texts'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClockHour4,
  IconCloudOff,
  IconCloudUpload,
  IconDeviceMobile,
  IconSend,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { under } from '../../../documents/day-fields'
import { FailureNotice } from '../../../documents/failure-notice'
import { Facts } from '../../../documents/facts'
import {
  type EntrySummary as Sums,
  isInFuture,
  lineOf,
  summaryOf,
} from '../../../features/receipts/entry'
import type { StoredEntry, ToReceive } from '../../../features/receipts/stored-entry'
import { count as formatCount, formatsOf, quantity } from '../../../lib/format'
import { useLanguage, useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'
import { Card, Foot, MainColumn, Rail, TwoColumns } from '../../../ui/two-columns'
import { EntryRow } from './entry-row'
import classes from './entry.module.css'
import { OrderLink } from '../shared/document-links'
import { type EntryControl, useEntry } from './use-entry'
import type { WhatToReceive } from './use-what-to-receive'
import { look } from '../../../ui/look'
import { connectionStore } from '../../../lib/connection'
import { useStore } from '../../../lib/store'
import { useDebouncedValue } from '@mantine/hooks'

/** Maximum number of differences listed. */
const MAX_NAMED = 8

/** Milliseconds without a key before the progress is announced to screen readers. */
const PAUSE_MS = 1_000

/** Returns the progress as text: entered items, and how many of them are short. */
function useProgress({ count, entered, short }: Sums): string {
  const t = useTexts(receiptTexts)
  const done = t('enteredOf', { done: formatCount(entered), count: formatCount(count) })
  return short.length === 0
    ? done
    : `${done} · ${t('shortCount', { count: formatCount(short.length) })}`
}

function Short({ short }: Pick<Sums, 'short'>) {
  const t = useTexts(receiptTexts)
  return (
    <ul className={look('error', 'text-xs', 'bullets')}>
      {short.slice(0, MAX_NAMED).map(({ item, received }) => (
        <li key={item._id}>
          {t('differs', {
            name: item.name,
            received: quantity(received),
            ordered: quantity(item.quantity),
          })}
        </li>
      ))}
      {short.length > MAX_NAMED && <li>+ {formatCount(short.length - MAX_NAMED)}</li>}
    </ul>
  )
}

function EntrySummary({ sums }: { sums: Sums }) {
  const t = useTexts(receiptTexts)
  const { count, entered, short, isNothing } = sums
  const isWhole = entered === count
  const isInFull = isWhole && short.length === 0
  const progress = useProgress(sums)
  const [announced] = useDebouncedValue(progress, PAUSE_MS)
  const Icon = isWhole ? IconCircleCheck : IconClockHour4
  return (
    <div className={look('grid', 'gap-6')}>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <p className={look('flex', 'gap-6', isInFull && 'green', isInFull && 'medium')}>
        <Icon size={16} className={look('mt-2')} aria-hidden />
        {isInFull ? t('allInFull') : progress}
      </p>
      {short.length > 0 && <Short short={short} />}
      {isNothing && (
        <p className={look('flex', 'gap-6', 'error')}>
          <IconAlertTriangle size={16} className={look('mt-2')} aria-hidden />
          {t('allZero')}
        </p>
      )}
    </div>
  )
}

/** Returns icon and text for where the input is stored and whether it is being sent. */
function useWhereabouts({ isQueued, isInFlight, isLasting }: EntryControl) {
  const t = useTexts(receiptTexts)
  const isAway = useStore(connectionStore) === 'disconnected'
  if (isInFlight) return { icon: IconCloudUpload, text: t('sending') }
  if (isQueued) return { icon: IconCloudUpload, text: t('waits'), tone: 'waiting' }
  if (!isLasting) return { icon: IconDeviceMobile, text: t('notKept'), tone: 'waiting' }
  if (isAway) return { icon: IconCloudOff, text: t('offlineHere'), tone: 'waiting' }
  return { icon: IconDeviceMobile, text: t('keptHere') }
}

interface EntryFootProps {
  control: EntryControl
  sums: Sums
  /** True while the receipt may be submitted. */
  may: boolean
}

function EntryFoot({ control, sums, may }: EntryFootProps) {
  const t = useTexts(receiptTexts)
  const { isQueued, isInFlight } = control
  const { icon: Icon, text, tone } = useWhereabouts(control)
  return (
    <Foot
      total={useProgress(sums)}
      state={
        <span
          className={look(
            'inline-row',
            'gap-4',
            'text-xs',
            tone === 'waiting' ? 'amber' : 'dimmed',
          )}
        >
          <Icon size={14} aria-hidden />
          {text}
        </span>
      }
    >
      {may && (
        <Button
          type="submit"
          loading={isInFlight}
          disabled={isQueued && !isInFlight}
          leftSection={<IconSend size={16} aria-hidden />}
        >
          {t('submit')}
        </Button>
      )}
    </Foot>
  )
}

function Queued({ control }: { control: EntryControl }) {
  const t = useTexts(receiptTexts)
  return (
    <Alert
      color="yellow"
      role="status"
      className={look('mb-md')}
      icon={<IconCloudUpload size={18} aria-hidden />}
      title={t(control.isInFlight ? 'sending' : 'sendLater')}
    >
      <p className={look('mb-xs')}>{t(control.isLasting ? 'sendLaterHelp' : 'notKept')}</p>
      <Button size="xs" variant="default" disabled={control.isInFlight} onClick={control.withdraw}>
        {t('edit')}
      </Button>
    </Alert>
  )
}

const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

function Receiver({ control }: { control: EntryControl }) {
  const t = useTexts(receiptTexts)
  const te = useTexts(receiptErrors)
  // In this device's time zone, like the input field, regardless of the company's time zone.
  const { dateTime } = formatsOf(useLanguage(), OWN_ZONE)
  const { entry, isTried, change } = control
  const { receivedOn } = entry
  return (
    <div className={look('grid', 'gap-sm', 'mb-md')}>
      <TextInput
        label={t('receiver')}
        required
        maxLength={LONGEST_NAME}
        error={isTried && entry.receiver.trim() === '' ? t('receiverMissing') : undefined}
        value={entry.receiver}
        onChange={(event) => change({ receiver: event.currentTarget.value })}
      />
      <TextInput
        type="datetime-local"
        label={t('receivedOn')}
        inputContainer={under(receivedOn && dateTime(receivedOn), t('receivedNow'))}
        description={t('receivedOnHelp')}
        error={isInFuture(receivedOn) ? te('inFuture') : undefined}
        value={receivedOn}
        onChange={(event) => change({ receivedOn: event.currentTarget.value })}
      />
    </div>
  )
}

function About({ what }: { what: ToReceive }) {
  const t = useTexts(receiptTexts)
  const { vendor, code_po: order, code_package: pack, courier, tracking_number: tracking } = what
  return (
    <Card title={t('shipment')} narrow="first">
      <Facts
        facts={[
          { label: t('vendor'), value: vendor },
          { label: t('order'), value: <OrderLink code={order} /> },
          { label: t('package'), value: pack },
          ...(courier === '' ? [] : [{ label: t('courier'), value: courier }]),
          ...(tracking === '' ? [] : [{ label: t('tracking'), value: tracking }]),
        ]}
      />
    </Card>
  )
}

function Items({ control, isWhole }: { control: EntryControl; isWhole: boolean }) {
  const t = useTexts(receiptTexts)
  const { entry, isTried, changeLine, receivedAll } = control
  return (
    <Card>
      <div className={look('row', 'justify-between', 'gap-md', 'mb-sm', 'phone-column')}>
        <p className={look('dimmed')}>{t('receivedAllHelp')}</p>
        <Button
          variant="default"
          className={look('flex-none')}
          disabled={isWhole}
          onClick={receivedAll}
        >
          {t('receivedAll')}
        </Button>
      </div>
      <ul className={look('bleed')}>
        {entry.what.items.map((item) => (
          <EntryRow
            key={item._id}
            id={item._id}
            name={item.name}
            sku={item.sku}
            ordered={item.quantity}
            image={item.image}
            {...lineOf(entry.lines, item)}
            isTried={isTried}
            onChange={changeLine}
          />
        ))}
      </ul>
    </Card>
  )
}

function ReceiptLink({ receipt }: { receipt: Receipt }) {
  const t = useTexts(receiptTexts)
  const { code } = receipt.received
  return (
    <Button
      size="xs"
      variant="default"
      renderRoot={(props) => (
        <Link {...props} to="/dashboard/good-receipt-note" search={{ receipt: code }} />
      )}
    >
      {t('toReceipt')}
    </Button>
  )
}

/** The server's state has changed since; the user decides about the input. */
function Changed({ what }: { what: WhatToReceive }) {
  const t = useTexts(receiptTexts)
  const icon = <IconAlertTriangle size={18} aria-hidden />
  if (what.isKnown && !what.isOpen)
    return (
      <Alert color="yellow" className={look('mb-md')} icon={icon} title={t('notShipped')}>
        <p className={look('mb-xs')}>{t('notShippedHelp')}</p>
        {what.receipt && <ReceiptLink receipt={what.receipt} />}
      </Alert>
    )
  if (!what.isOutdated) return null
  return (
    <Alert color="yellow" className={look('mb-md')} icon={icon} title={t('outdated')}>
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={() => what.decide(true)}>
          {t('keepTyped')}
        </Button>
        <Button size="xs" variant="default" onClick={() => what.decide(false)}>
          {t('beginAnew')}
        </Button>
      </Group>
    </Alert>
  )
}

/** Notices above the form; focused when the entry was submitted or refused. */
function Notices({ control, what }: FormProps & { control: EntryControl }) {
  const t = useTexts(receiptTexts)
  const { entry, isQueued } = control
  const { refusal, what: of } = entry
  const notices = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isQueued || refusal !== null) notices.current?.focus()
  }, [isQueued, refusal])
  const reason = of.correction?.reason ?? ''
  return (
    <div ref={notices} tabIndex={-1} className={look('focus-bare')}>
      {refusal !== null && (
        <FailureNotice title={t('refused')} messages={[refusal]} onClose={control.dismissRefusal} />
      )}
      {isQueued ? <Queued control={control} /> : <Changed what={what} />}
      {reason !== '' && (
        <Alert
          color="red"
          className={look('mb-md')}
          icon={<IconAlertTriangle size={18} aria-hidden />}
          title={t('reasonOf', { reason })}
        />
      )}
    </div>
  )
}

interface FormProps {
  what: WhatToReceive
}

/** Form for the receipt of a package (Spec 2 §2, Create INBOUND and CORRECTION GRN). */
export function EntryForm({ stored, what }: FormProps & { stored: StoredEntry }) {
  const t = useTexts(receiptTexts)
  const control = useEntry(stored)
  const { entry, form, isQueued, submit } = control
  const { correction, items, code_package: code } = entry.what
  const sums = summaryOf(items, entry.lines)
  const may = isQueued || (!what.isOutdated && (what.isOpen || !what.isKnown))
  return (
    <>
      <PageHead
        sticky
        title={t(correction ? 'correct' : 'inbound')}
        text={correction?.code ?? code}
      />
      <Notices control={control} what={what} />
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (may) submit()
        }}
      >
        <fieldset className={classes.fields} disabled={isQueued}>
          <TwoColumns>
            <MainColumn>
              <Items control={control} isWhole={sums.entered === sums.count} />
            </MainColumn>
            <Rail label={t('summary')} underHead among>
              <About what={entry.what} />
              <Card title={t('summary')} narrow="after">
                <Receiver control={control} />
                <EntrySummary sums={sums} />
              </Card>
              <EntryFoot control={control} sums={sums} may={may} />
            </Rail>
          </TwoColumns>
        </fieldset>
      </form>
    </>
  )
}
