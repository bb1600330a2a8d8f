import { Alert, Anchor, Button, Select, Text, TextInput } from '@mantine/core'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { figureOf } from '@pasok/domain/kernel/read-figure'
import type { OwedEntry, OwedFile } from '@pasok/domain/payments/owed/owed.model'
import { owedErrors, owedTexts } from '@pasok/domain/payments/owed/owed.texts'
import { IconInfoCircle, IconPlus, IconScale } from '@tabler/icons-react'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { CutOffNote } from '../../../../documents/cut-off-note'
import { Figures } from '../../../../documents/figures'
import { FormDialog } from '../../../../documents/form-dialog'
import { ListScreen, PAGE_SIZE } from '../../../../documents/list-screen'
import { LoadError } from '../../../../documents/load-error'
import { useSeen } from '../../../../documents/use-seen'
import { useOwed, useOwedEntries, usePayout } from '../../../../features/payments/owed.queries'
import { ApiError } from '../../../../lib/api-error'
import { isCutOff } from '../../../../lib/is-cut-off'
import { rupiah, useFormats } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'
import { writeTyped } from '../../../../lib/typed-numbers'
import type { Column } from '../../../../ui/data-table.types'
import { EmptyState } from '../../../../ui/empty-state'
import { figureError } from '../../../../ui/figure-choice'
import { look } from '../../../../ui/look'
import { Money } from '../../../../ui/money'
import { PageHead } from '../../../../ui/page-head'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { ProofFields, useProofFields } from '../../proof-fields'

/** Parses an amount in whole rupiah; NaN if invalid. */
const amountOf = (typed: string): number => {
  const amount = figureOf(typed)
  return Number.isInteger(amount) && amount > 0 ? amount : Number.NaN
}

function PayoutDialog({ file, onClose }: { file: OwedFile; onClose: () => void }) {
  const t = useTexts(owedTexts)
  const te = useTexts(owedErrors)
  const { record } = usePayout()
  const [initial] = useState(() => ({
    typed: writeTyped(file.owed),
    account: file.accounts[0]?._id ?? null,
  }))
  const [typed, setTyped] = useState(initial.typed)
  const [account, setAccount] = useState(initial.account)
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { take, isChanged: isProofChanged, fields } = useProofFields()
  const isChanged = isProofChanged || typed !== initial.typed || account !== initial.account
  const amount = amountOf(typed)
  const isTooMuch = amount > file.owed
  const { submit, form } = useSeen({
    newest: file,
    may: ({ owed }) => owed > 0,
    run: (seen) => {
      setTried(true)
      const proved = take()
      if (Number.isNaN(amount) || isTooMuch) field.current?.focus()
      else if (proved && account !== null)
        return record(seen, { amount, account_id: account, ...proved })
      return undefined
    },
    refreshes: ['payment'],
    onClose,
  })
  const missing = isTried && Number.isNaN(amount) ? te('amountRequired') : undefined
  return (
    <FormDialog
      title={t('recordTitle', { name: file.vendor.name })}
      submitLabel={t('record')}
      isChanged={isChanged}
      {...form}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t('recordText', { owed: rupiah(file.owed) })}</Text>
      <TextInput
        ref={field}
        data-autofocus
        required
        label={t('amount')}
        error={figureError(
          typed,
          setTyped,
          isTooMuch ? te('tooMuch', { owed: rupiah(file.owed) }) : missing,
        )}
        inputMode="numeric"
        autoComplete="off"
        maxLength={25}
        value={typed}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Select
        required
        allowDeselect={false}
        label={t('account')}
        data={file.accounts.map((one) => ({
          value: one._id,
          label: `${one.name_code} ${one.account_number} · ${one.account_holder}`,
        }))}
        value={account}
        error={isTried && account === null ? te('accountRequired') : undefined}
        onChange={setAccount}
      />
      <ProofFields label={t('payoutProof')} fields={fields} />
    </FormDialog>
  )
}

function Details({ row }: { row: OwedEntry }) {
  const t = useTexts(owedTexts)
  if (row.kind === 'payment')
    return (
      <Anchor
        renderRoot={(props) => (
          <Link {...props} to="/provider/payments/$code" params={{ code: row.code }} />
        )}
      >
        {t('from', { code: row.code, buyer: row.buyer_name })}
      </Anchor>
    )
  return (
    <>
      {t('to', { bank: row.bank_name, number: row.account_number })}
      <div className={look('dimmed')}>
        {row.note} · {t('by', { name: row.by })}
      </div>
      {row.proof !== null && (
        <Anchor href={row.proof} target="_blank" rel="noopener noreferrer">
          {t('proof')}
        </Anchor>
      )}
    </>
  )
}

function useColumns(): Column<OwedEntry>[] {
  const t = useTexts(owedTexts)
  const { dateTime } = useFormats()
  return [
    { key: 'date', head: t('date'), card: 'date', width: 150, cell: ({ at }) => dateTime(at) },
    {
      key: 'what',
      head: t('what'),
      card: 'title',
      width: 130,
      cell: ({ kind }) => t(kind === 'payment' ? 'in' : 'out'),
    },
    { key: 'details', head: t('details'), cell: (row) => <Details row={row} /> },
    {
      key: 'amount',
      head: t('amount'),
      align: 'right',
      card: 'figure',
      cell: ({ kind, amount }) => <Money amount={kind === 'payment' ? amount : -amount} />,
    },
  ]
}

function Entries({ id }: { id: string }) {
  const t = useTexts(owedTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: '/provider/owed/$id' })
  const { skip = 0, limit = PAGE_SIZE } = address
  const columns = useColumns()
  return (
    <section className={look('mt-lg')} aria-label={t('entries')}>
      <h2 className={look('text-md', 'semibold', 'mb-sm')}>{t('entries')}</h2>
      <ListScreen
        query={useOwedEntries(id, { skip, limit })}
        address={address}
        go={(next) =>
          void navigate({
            to: '/provider/owed/$id',
            params: { id },
            search: (before) => ({ ...before, skip: undefined, ...next }),
          })
        }
        label={t('entries')}
        columns={columns}
        rowKey={({ _id }) => _id}
        none={<EmptyState text={t('none')} />}
      />
    </section>
  )
}

function Vendor({ file }: { file: OwedFile }) {
  const t = useTexts(owedTexts)
  const [isPaying, setPaying] = useState(false)
  const { owed, accounts, vendor } = file
  return (
    <>
      <PageHead
        sticky
        title={vendor.name}
        actions={
          owed > 0 &&
          accounts.length > 0 && (
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setPaying(true)}
            >
              {t('record')}
            </Button>
          )
        }
      />
      <div className={look('stack', 'gap-md', 'min-w-0', 'mb-md', 'empty-hidden')}>
        {owed > 0 && accounts.length === 0 && (
          <Alert
            color="yellow"
            icon={<IconInfoCircle size={18} aria-hidden />}
            title={t('noAccounts')}
          />
        )}
      </div>
      <div className={look('grid', 'two-columns', 'align-start', 'gap-md', 'narrow-one-column')}>
        <section className={look('card')} aria-label={t('owed')}>
          <Figures
            figures={[
              { label: t('received'), amount: file.received },
              { label: t('paidOut'), amount: -file.paid_out },
              { label: t('owed'), amount: owed, total: true },
            ]}
          />
        </section>
      </div>
      <Entries id={vendor._id} />
      {isPaying && <PayoutDialog file={file} onClose={() => setPaying(false)} />}
    </>
  )
}

function Missing() {
  const t = useTexts(owedTexts)
  const tp = useTexts(providerTexts)
  return (
    <>
      <PageHead title={tp('owed')} />
      <EmptyState
        icon={<IconScale size={22} />}
        text={t('missing')}
        action={
          <Button renderRoot={(props) => <Link {...props} to="/provider/owed" />}>
            {t('toList')}
          </Button>
        }
      />
    </>
  )
}

/** `/provider/owed/$id`: the amount owed to one vendor, with payments received and payouts. */
export default function OwedVendorScreen() {
  const tp = useTexts(providerTexts)
  const { id } = useParams({ from: '/provider/owed/$id' })
  const query = useOwed(id)
  const { data, error, isFetching, refetch } = query
  if (data) return <Vendor key={data.vendor._id} file={data} />
  if (error instanceof ApiError && error.status === 404) return <Missing />
  return (
    <>
      <PageHead sticky title={tp('owed')} />
      {isCutOff(query) && <CutOffNote />}
      {error && <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!error && !isCutOff(query) && (
        <div className={look('card')}>
          <SkeletonRows rows={6} />
        </div>
      )}
    </>
  )
}
