import { Alert, Button, TextInput } from '@mantine/core'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import { receiptTexts } from '@pasok/domain/receipts/receipts.texts'
import { IconAlertTriangle, IconCloudUpload, IconDeviceMobile, IconSend } from '@tabler/icons-react'
import { FailureNotice } from '../../../documents/failure-notice'
import { Facts } from '../../../documents/facts'
import { lineOf, summaryOf } from '../../../features/receipts/entry'
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

function Items({ control }: { control: EntryControl }) {
  const t = useTexts(receiptTexts)
  const { entry, isTried, changeLine, receivedAll } = control
  const { open } = summaryOf(entry.what.items, entry.lines)
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
            item={item}
            line={lineOf(entry.lines, item)}
            isTried={isTried}
            onChange={(next) => changeLine(item._id, next)}
          />
        ))}
      </ul>
    </Card>
  )
}

/** What was received of a package (Spec 2 §2, Create INBOUND and CORRECTION GRN). */
export function EntryForm({ kept }: { kept: KeptEntry }) {
  const t = useTexts(receiptTexts)
  const control = useEntry(kept)
  const { entry, form, isQueued, isInFlight, submit } = control
  const { what } = entry
  const { complete, count } = summaryOf(what.items, entry.lines)
  const reason = what.correction?.reason ?? ''
  return (
    <>
      <PageHead
        sticky
        title={t(what.correction ? 'correct' : 'inbound')}
        text={what.correction?.code ?? what.code_package}
      />
      {kept.refusal !== null && (
        <FailureNotice
          title={t('refused')}
          messages={[kept.refusal]}
          onClose={control.dismissRefusal}
        />
      )}
      {isQueued && <Queued control={control} />}
      {reason !== '' && (
        <Alert
          color="red"
          className={classes.queued}
          icon={<IconAlertTriangle size={18} aria-hidden />}
          title={t('reasonOf', { reason })}
        />
      )}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <fieldset className={classes.fields} disabled={isQueued}>
          <TwoColumns>
            <MainColumn>
              <Items control={control} />
            </MainColumn>
            <Rail label={t('summary')} underHead among>
              <About what={what} />
              <Card title={t('summary')} narrow="after">
                <Receiver control={control} />
                <EntrySummary entry={entry} />
              </Card>
              <Foot
                total={t('completeOf', {
                  done: formatCount(complete),
                  count: formatCount(count),
                })}
                state={
                  <span className={classes.kept}>
                    <IconDeviceMobile size={14} aria-hidden />
                    {t('keptHere')}
                  </span>
                }
              >
                <Button
                  type="submit"
                  loading={isInFlight}
                  disabled={isQueued && !isInFlight}
                  leftSection={<IconSend size={16} aria-hidden />}
                >
                  {t('submit')}
                </Button>
              </Foot>
            </Rail>
          </TwoColumns>
        </fieldset>
      </form>
    </>
  )
}
