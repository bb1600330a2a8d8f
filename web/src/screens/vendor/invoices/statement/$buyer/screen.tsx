import { Button } from '@mantine/core'
import { statementTexts } from '@pasok/domain/invoices/invoices.statement.texts'
import { IconArrowLeft, IconBuildingOff, IconPrinter } from '@tabler/icons-react'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { CutOffNote } from '../../../../../documents/cut-off-note'
import { LoadError } from '../../../../../documents/load-error'
import { PaperFoot } from '../../../../../documents/paper-foot'
import { SearchBar } from '../../../../../documents/search-bar'
import { useStatement } from '../../../../../features/invoices/vendor-invoices.queries'
import { isMissing } from '../../../../../lib/api-error'
import { isCutOff } from '../../../../../lib/cut-off'
import { BY_DATE, searchOf } from '../../../../../lib/list-search'
import { useTexts } from '../../../../../lib/texts'
import { EmptyState } from '../../../../../ui/empty-state'
import { PageHead } from '../../../../../ui/page-head'
import { SkeletonRows } from '../../../../../ui/skeleton-rows'
import { StatementSheet } from './statement-sheet'
import { look } from '../../../../../ui/look'

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

/** `/vendor/invoices/statement/$buyer`: what a buyer was invoiced and has paid, as it is printed. */
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
          asked={address}
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
