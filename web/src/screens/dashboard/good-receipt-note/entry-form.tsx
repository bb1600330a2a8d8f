import { Alert, Button, Group, TextInput } from '@mantine/core'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import { receiptTexts } from '@pasok/domain/receipts/receipts.texts'
import { IconAlertTriangle, IconCloudUpload, IconDeviceMobile, IconSend } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { Facts } from '../../../documents/facts'
import { lineOf, summaryOf, type EntrySummary as Sums } from '../../../features/receipts/entry'
import type { KeptEntry, ToReceive } from '../../../features/receipts/kept-entry'
import { count as formatCount } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'
import { Card, Foot, MainColumn, Rail, TwoColumns } from '../../../ui/two-columns'
import { EntryRow } from './entry-row'
import { EntrySummary } from './entry-summary'
import classes from './entry.module.css'
import { OrderLink } from './order-link'
import { useEntry, type EntryControl } from './use-entry'
import type { WhatToReceive } from './use-what-to-receive'

/** What was typed waits for the network, and what can be done meanwhile. */
function Queued({ control }: { control: EntryControl }) {
  const t = useTexts(receiptTexts)
  return (
    <Alert
      color="yellow"
      role="status"
      className={classes.queued}
      icon={<IconCloudUpload size={18} aria-hidden />}
      title={t(control.isInFlight ? 'sending' : 'sendLater')}
    >
      <p className={classes.help}>{t('sendLaterHelp')}</p>
      <Button size="xs" variant="default" disabled={control.isInFlight} onClick={control.withdraw}>
        {t('edit')}
      </Button>
    </Alert>
  )
}

/** Who received, and when. */
function Receiver({ control }: { control: EntryControl }) {
  const t = useTexts(receiptTexts)
  const { entry, isTried, change } = control
  return (
    <div className={classes.receiver}>
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
        description={t('receivedOnHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={entry.receivedOn}
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

function Items({ control, open }: { control: EntryControl; open: number }) {
  const t = useTexts(receiptTexts)
  const { entry, isTried, changeLine, receivedAll } = control
  return (
    <Card>
      <div className={classes.listHead}>
        <p className={classes.help}>{t('receivedAllHelp')}</p>
        <Button variant="default" disabled={open === 0} onClick={receivedAll}>
          {t('receivedAll')}
        </Button>
      </div>
      <ul className={classes.rows}>
        {entry.what.items.map((item) => (
          <EntryRow
            key={item._id}
            id={item._id}
            name={item.name}
            sku={item.sku}
            ordered={item.quantity}
            {...lineOf(entry.lines, item)}
            isTried={isTried}
            onChange={changeLine}
          />
        ))}
      </ul>
    </Card>
  )
}

/** What stands on the server is no longer what this is about: nothing is thrown away by itself. */
function Changed({ what }: { what: WhatToReceive }) {
  const t = useTexts(receiptTexts)
  const icon = <IconAlertTriangle size={18} aria-hidden />
  if (what.isKnown && !what.isOpen)
    return (
      <Alert color="yellow" className={classes.queued} icon={icon} title={t('notShipped')}>
        <p className={classes.help}>{t('notShippedHelp')}</p>
      </Alert>
    )
  if (!what.isOutdated) return null
  return (
    <Alert color="yellow" className={classes.queued} icon={icon} title={t('outdated')}>
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

/** What there is to say before one types on; has the focus when its entry was handed over or refused. */
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
    <div ref={notices} tabIndex={-1} className={classes.notices}>
      {refusal !== null && (
        <FailureNotice title={t('refused')} messages={[refusal]} onClose={control.dismissRefusal} />
      )}
      {isQueued ? <Queued control={control} /> : <Changed what={what} />}
      {reason !== '' && (
        <Alert
          color="red"
          className={classes.queued}
          icon={<IconAlertTriangle size={18} aria-hidden />}
          title={t('reasonOf', { reason })}
        />
      )}
    </div>
  )
}

/** How far it is, where it is kept, and the button that submits it while that is possible. */
function Submit({ control, sums, may }: { control: EntryControl; sums: Sums; may: boolean }) {
  const t = useTexts(receiptTexts)
  const { isQueued, isInFlight, isLasting } = control
  const done = { done: formatCount(sums.complete), count: formatCount(sums.count) }
  return (
    <Foot
      total={t('completeOf', done)}
      state={
        <span className={classes.kept}>
          <IconDeviceMobile size={14} aria-hidden />
          {t(isLasting ? 'keptHere' : 'notKept')}
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

interface FormProps {
  what: WhatToReceive
}

/** What was received of a package (Spec 2 §2, Create INBOUND and CORRECTION GRN). */
export function EntryForm({ kept, what }: FormProps & { kept: KeptEntry }) {
  const t = useTexts(receiptTexts)
  const control = useEntry(kept)
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
              <Items control={control} open={sums.open} />
            </MainColumn>
            <Rail label={t('summary')} underHead among>
              <About what={entry.what} />
              <Card title={t('summary')} narrow="after">
                <Receiver control={control} />
                <EntrySummary sums={sums} />
              </Card>
              <Submit control={control} sums={sums} may={may} />
            </Rail>
          </TwoColumns>
        </fieldset>
      </form>
    </>
  )
}
