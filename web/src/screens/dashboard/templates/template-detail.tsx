import { Alert, Button } from '@mantine/core'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { SHOWN_PAYMENT_TERM_DAYS } from '@pasok/domain/templates/templates.constants'
import type { Template } from '@pasok/domain/templates/templates.model'
import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import {
  IconAlertTriangle,
  IconFilePlus,
  IconInfoCircle,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { CutOffNote } from '../../../documents/cut-off-note'
import { Facts } from '../../../documents/facts'
import { FailureNotice } from '../../../documents/failure-notice'
import { Figures } from '../../../documents/figures'
import { LoadError } from '../../../documents/load-error'
import { VendorBlock } from '../../../documents/vendor-block'
import { ChangesList } from '../../../features/requests/changes-list'
import { ProblemsList } from '../../../features/templates/problems-list'
import { useTemplate } from '../../../features/templates/templates.queries'
import { isMissing } from '../../../lib/api-error'
import { isCutOff } from '../../../lib/is-cut-off'
import { useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { Card, MainColumn, Rail, TwoColumns } from '../../../ui/two-columns'
import { FromTemplateNotices } from '../shared/templates/from-template-preview'
import { useFromTemplate, type FromTemplate } from '../shared/templates/use-from-template'
import { itemsOf, lineOf, pricesOf, problemsOf, sumsOf } from './template-lines'
import { TemplateMissing } from './template-missing'
import { useDeleteFlow } from './use-delete-template'
import { look } from '../../../ui/look'

/** Number of items from which all vendors but the first start collapsed. */
const FOLD_ABOVE = 40

interface ActionsProps {
  template: Template
  flow: FromTemplate
  remove: ReturnType<typeof useDeleteFlow>
}

function DetailActions({ template: { _id: id, name, actions }, flow, remove }: ActionsProps) {
  const t = useTexts(templateScreenTexts)
  const navigate = useNavigate()
  const onDelete = async () => {
    if (await remove.start({ id, name })) await navigate({ to: '/dashboard/templates' })
  }
  return (
    <>
      {actions.delete && (
        <Button
          variant="default"
          leftSection={<IconTrash size={16} aria-hidden />}
          loading={remove.pending}
          onClick={() => void onDelete()}
        >
          {t('delete')}
        </Button>
      )}
      {actions.edit && (
        <Button
          variant={actions.createRequest ? 'default' : 'filled'}
          leftSection={<IconPencil size={16} aria-hidden />}
          renderRoot={(props) => (
            <Link {...props} to="/dashboard/templates" search={{ page: 'create', id }} />
          )}
        >
          {t('update')}
        </Button>
      )}
      {actions.createRequest && (
        <Button
          leftSection={<IconFilePlus size={16} aria-hidden />}
          loading={flow.busyId !== undefined}
          onClick={() => void flow.start({ id, name })}
        >
          {t('createRequestFrom')}
        </Button>
      )}
    </>
  )
}

/** Items that cannot be ordered at present, and changed prices. */
function Changes({ template }: { template: Template }) {
  const t = useTexts(templateScreenTexts)
  const items = itemsOf(template.vendors)
  const problems = problemsOf(items)
  const prices = pricesOf(items)
  return (
    <>
      {problems.length > 0 && (
        <Alert
          color="yellow"
          icon={<IconAlertTriangle size={18} aria-hidden />}
          title={t('problemsTitle')}
        >
          <ProblemsList label={t('problemsTitle')} problems={problems} />
        </Alert>
      )}
      {prices.length > 0 && (
        <Alert
          color="blue"
          icon={<IconInfoCircle size={18} aria-hidden />}
          title={t('repricedTitle')}
        >
          <ChangesList changes={prices} />
        </Alert>
      )}
    </>
  )
}

function VendorBlocks({ vendors }: Pick<Template, 'vendors'>) {
  const t = useTexts(templateScreenTexts)
  const td = useTexts(documentTexts)
  const items = itemsOf(vendors)
  const isMarked = items.some(({ problem }) => problem !== null)
  return vendors.map((part, index) => {
    const sums = sumsOf([part])
    return (
      <VendorBlock
        key={part.vendor._id}
        vendor={part.vendor}
        total={part.total}
        figures={[
          { label: td('beforeTax'), amount: sums.beforeTax },
          { label: td('taxAmount'), amount: sums.tax },
          { label: td('subtotal'), amount: part.total, total: true },
        ]}
        startOpened={items.length <= FOLD_ABOVE || index === 0}
        packages={[
          {
            id: part.vendor._id,
            paymentTerm: SHOWN_PAYMENT_TERM_DAYS,
            termText: t('termDays', { days: SHOWN_PAYMENT_TERM_DAYS }),
            lines: part.packages.items.map(lineOf(isMarked)),
          },
        ]}
      />
    )
  })
}

function TemplateFacts({ template }: { template: Template }) {
  const t = useTexts(templateScreenTexts)
  const td = useTexts(documentTexts)
  const { dateTime } = useFormats()
  const { items_count: items, vendors, total, total_now: now } = template
  const sums = sumsOf(vendors)
  const isWhole = itemsOf(vendors).every(({ problem }) => problem === null)
  return (
    <Rail label={t('details')} underHead among>
      <Card
        title={items === 1 ? td('oneItem') : td('itemsCount', { count: items })}
        narrow="second"
      >
        <Figures
          figures={[
            { label: td('beforeTax'), amount: sums.beforeTax },
            { label: td('taxAmount'), amount: sums.tax },
            { label: t('totalNow'), amount: now, total: true },
          ]}
        />
        {!isWhole && <p className={look('dimmed', 'mt-xs')}>{t('withoutMissing')}</p>}
        {total !== now && (
          <div className={look('mt-xs')}>
            <Figures figures={[{ label: t('totalSaved'), amount: total }]} />
          </div>
        )}
      </Card>
      <Card title={t('details')} narrow="first">
        <Facts
          facts={[
            { label: t('author'), value: template.createdBy },
            { label: t('createdAt'), value: dateTime(template.createdAt) },
            { label: t('updatedAt'), value: dateTime(template.updatedAt) },
          ]}
        />
      </Card>
    </Rail>
  )
}

function Detail({ template }: { template: Template }) {
  const flow = useFromTemplate()
  const remove = useDeleteFlow()
  return (
    <>
      <PageHead
        sticky
        title={template.name}
        actions={<DetailActions template={template} flow={flow} remove={remove} />}
      />
      <FromTemplateNotices flow={flow} />
      {remove.failure && <FailureNotice {...remove.failure} onClose={remove.dismiss} />}
      <TwoColumns>
        <MainColumn>
          <Changes template={template} />
          <VendorBlocks vendors={template.vendors} />
        </MainColumn>
        <TemplateFacts template={template} />
      </TwoColumns>
    </>
  )
}

/** `?page=detail&id=`: one template at current prices (Spec 1 §2). */
export function TemplateDetail({ id }: { id: string | undefined }) {
  const t = useTexts(templateScreenTexts)
  const template = useTemplate(id)
  const { data, error } = template
  if (id === undefined || isMissing(error))
    return (
      <>
        <PageHead title={t('titleDetail')} />
        <TemplateMissing />
      </>
    )
  if (data) return <Detail key={data._id} template={data} />
  return (
    <>
      <PageHead title={t('titleDetail')} />
      {error && (
        <LoadError
          error={error}
          busy={template.isFetching}
          onRetry={() => void template.refetch()}
        />
      )}
      {isCutOff(template) && <CutOffNote />}
      {!error && !isCutOff(template) && (
        <TwoColumns>
          <Card>
            <SkeletonRows rows={8} height={56} />
          </Card>
          <Card>
            <SkeletonRows rows={4} />
          </Card>
        </TwoColumns>
      )}
    </>
  )
}
