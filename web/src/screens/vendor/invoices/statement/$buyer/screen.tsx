import { Button } from '@mantine/core'
import { statementTexts } from '@pasok/domain/invoices/invoices.summary.texts'
import { IconArrowLeft, IconBuildingOff, IconPrinter } from '@tabler/icons-react'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { CutOffNote } from '../../../../../documents/cut-off-note'
import { LoadError } from '../../../../../documents/load-error'
import { PaperFoot } from '../../../../../documents/paper-foot'
import { SearchBar } from '../../../../../documents/search-bar'
import { useStatement } from '../../../../../features/invoices/vendor-invoices.queries'
import { isMissing } from '../../../../../lib/api-error'
import { isCutOff } from '../../../../../lib/is-cut-off'
import { BY_DATE, searchOf } from '../../../../../lib/list-search'
import { useTexts } from '../../../../../lib/texts'
import { EmptyState } from '../../../../../ui/empty-state'
import { PageHead } from '../../../../../ui/page-head'
import { SkeletonRows } from '../../../../../ui/skeleton-rows'
import { look } from '../../../../../ui/look'
import { useOwnVendor } from '../../../../../features/vendors/own-vendor.queries'
import { useFormats } from '../../../../../lib/format'
import { Money } from '../../../../../ui/money'
import sheet from '../../../sheet.module.css'
import classes from './screen.module.css'

type Statement = NonNullable<ReturnType<typeof useStatement>['data']>
type StatementRow = Statement['rows'][number]

function Row({ row }: { row: StatementRow }) {
  const t = useTexts(statementTexts)
  const { date, day } = useFormats()
  const { kind, code, invoice_number: number, debit, credit } = row
  return (
    <tr>
      <td className={look('nowrap')}>{date(row.date)}</td>
      <td data-label={t('document')}>
        <Link
          className={look('color-inherit', 'medium', 'no-underline', 'hover-link')}
          to="/vendor/invoices/$id"
          params={{ id: number }}
        >
          {kind === 'invoice' ? number : code}
        </Link>
        <span className={look('block', 'dimmed', 'tiny')}>
          {kind === 'invoice' ? t('invoice') : t('payment', { invoice: number })}
        </span>
      </td>
      <td data-label={t('due')} className={look('nowrap', kind !== 'invoice' && 'phone-hidden')}>
        {kind === 'invoice' ? day(row.due_date) : ''}
      </td>
      <td
        data-label={t('debit')}
        data-align="right"
        className={look(debit === 0 && 'phone-hidden')}
      >
        {debit !== 0 && <Money amount={debit} />}
      </td>
      <td
        data-label={t('credit')}
        data-align="right"
        className={look(credit === 0 && 'phone-hidden')}
      >
        {credit !== 0 && <Money amount={credit} />}
      </td>
      <td data-label={t('balance')} data-align="right">
        <Money amount={row.balance} />
      </td>
    </tr>
  )
}

/** A row over the whole table: opening or closing balance. */
function Sum({ label, amount }: { label: string; amount: number }) {
  return (
    <tr className={classes.sum}>
      <th scope="row" colSpan={5} className={look('semibold', 'text-left')}>
        {label}
      </th>
      <td data-align="right">
        <Money amount={amount} strong />
      </td>
    </tr>
  )
}

interface SheetProps {
  statement: Statement
}

function Parties({ statement }: SheetProps) {
  const t = useTexts(statementTexts)
  const { day } = useFormats()
  const { data: vendor } = useOwnVendor()
  const period = t('range', { from: day(statement.from), to: day(statement.to) })
  return (
    <dl className={look('grid', 'auto-columns', 'gap-sm', 'mb-md', 'break-anywhere')}>
      {[
        { label: t('vendor'), value: vendor?.legal_name ?? '' },
        { label: t('buyer'), value: statement.buyer.name },
        { label: t('period'), value: period },
      ].map(({ label, value }) => (
        <div key={label}>
          <dt className={look('tiny', 'medium')}>{label}</dt>
          <dd className={look('medium')}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A buyer's statement of account on A4; the column headings repeat on every page. */
function StatementSheet(props: SheetProps) {
  const { statement } = props
  const t = useTexts(statementTexts)
  const { rows, opening, closing, buyer } = statement
  return (
    <article
      className={`${sheet.sheet} ${look('p-sm', 'frame', 'mt-md')}`}
      aria-label={t('of', { buyer: buyer.name })}
    >
      <h2 className={look('text-xl', 'semibold', 'mb-sm')}>{t('heading')}</h2>
      <Parties {...props} />
      <table
        className={`${sheet.table} ${classes.table} ${look('table', 'text-xs', 'tabular', 'paper-small')}`}
      >
        <thead className={look('phone-sr-only')}>
          <tr>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('document')}</th>
            <th scope="col">{t('due')}</th>
            {(['debit', 'credit', 'balance'] as const).map((head) => (
              <th key={head} scope="col" data-align="right">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Sum label={t('opening')} amount={opening} />
          {rows.length === 0 && (
            <tr>
              <td colSpan={6} className={look('dimmed', 'text-center')}>
                {t('nothing')}
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <Row key={`${row.kind} ${row.code} ${row.invoice_number}`} row={row} />
          ))}
          <Sum label={t('closing')} amount={closing} />
        </tbody>
      </table>
    </article>
  )
}

const HERE = '/vendor/invoices/statement/$buyer'

function BackButton() {
  const t = useTexts(statementTexts)
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
      renderRoot={(props) => <Link {...props} to="/vendor/invoices" />}
    >
      {t('back')}
    </Button>
  )
}

function Missing() {
  const t = useTexts(statementTexts)
  return (
    <>
      <PageHead title={t('missing')} />
      <EmptyState
        icon={<IconBuildingOff size={22} />}
        text={t('missing')}
        helper={t('missingHelp')}
        action={<BackButton />}
      />
    </>
  )
}

/** `/vendor/invoices/statement/$buyer`: a buyer's invoices and payments, as printed. */
export default function VendorStatementScreen() {
  const t = useTexts(statementTexts)
  const navigate = useNavigate()
  const { buyer } = useParams({ from: HERE })
  const address = searchOf(useSearch({ from: HERE }))
  const { from, to } = address
  const query = useStatement(buyer, { ...(from && { from }), ...(to && { to }) })
  const { data, error, isFetching, refetch } = query
  if (isMissing(error)) return <Missing />
  const title = data ? t('of', { buyer: data.buyer.name }) : t('heading')
  const cutOff = isCutOff(query)
  return (
    <>
      <PaperFoot code={title} />
      <div className={look('paper-hidden')}>
        <PageHead
          sticky
          title={title}
          actions={
            <>
              <BackButton />
              {data && (
                <Button
                  leftSection={<IconPrinter size={16} aria-hidden />}
                  onClick={() => window.print()}
                >
                  {t('print')}
                </Button>
              )}
            </>
          }
        />
        <SearchBar
          topics={[{ key: BY_DATE, label: t('period') }]}
          applied={address}
          onSearch={(search) => void navigate({ to: HERE, params: { buyer }, search })}
        />
      </div>
      {data && <StatementSheet statement={data} />}
      {!data && error && (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && cutOff && <CutOffNote />}
      {!data && !error && !cutOff && <SkeletonRows rows={10} />}
    </>
  )
}
