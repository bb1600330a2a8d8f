import { Button } from '@mantine/core'
import { productFormTexts } from '@pasok/domain/catalog/portal/portal.form.texts'
import { portalListTexts } from '@pasok/domain/catalog/portal/portal.list.texts'
import type { PortalProduct } from '@pasok/domain/catalog/portal/portal.model'
import { formTexts } from '@pasok/domain/kernel/form.texts'
import { IconPackages } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { CutOffNote } from '../../../documents/cut-off-note'
import { FailureNotice } from '../../../documents/failure-notice'
import { LoadError } from '../../../documents/load-error'
import { StatusChip } from '../../../documents/status-chip'
import { useLeaveQuestion } from '../../../documents/use-leave-question'
import { AreaDialog } from '../../../features/catalog/portal-area-dialog'
import { useCoverages, useDeliveryProvinces } from '../../../features/catalog/portal-areas.queries'
import type { ProductStart } from '../../../features/catalog/portal-product-draft'
import { ProductEditor } from '../../../features/catalog/portal-product-editor'
import { useProductForm } from '../../../features/catalog/portal-product-form'
import { useOwnProduct } from '../../../features/catalog/portal-products.queries'
import { useOwnVendor } from '../../../features/vendors/own-vendor.queries'
import { isMissing } from '../../../lib/api-error'
import { isCutOff } from '../../../lib/is-cut-off'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import type { VendorProductsSearch } from '../search-params'
import { useProductState } from './use-product-state'

const PATH = '/vendor/products'

function ToList({ label, to }: { label: string; to: VendorProductsSearch }) {
  return (
    <Button variant="default" renderRoot={(props) => <Link {...props} to={PATH} search={to} />}>
      {label}
    </Button>
  )
}

/** Withdraws the product after confirmation, or offers it again; unsaved input is preserved. */
function StateButton({ product }: { product: PortalProduct }) {
  const t = useTexts(portalListTexts)
  const { change, busy, refusal, dismiss } = useProductState()
  const isOffered = product.state === 'offered'
  return (
    <>
      <Button
        variant="default"
        loading={busy}
        onClick={() => void change(isOffered ? 'withdrawn' : 'offered', [product])}
      >
        {t(isOffered ? 'withdraw' : 'offer')}
      </Button>
      {refusal && (
        <FailureNotice
          title={refusal.title}
          messages={[refusal.message]}
          next={refusal.next}
          onClose={dismiss}
        />
      )}
    </>
  )
}

interface PageProps {
  /** Search parameters of the list to return to. */
  back: VendorProductsSearch
  /** Undefined for a new product. */
  product: PortalProduct | undefined
  beginning: ProductStart
}

function Page({ product, beginning, back }: PageProps) {
  const t = useTexts(productFormTexts)
  const tf = useTexts(formTexts)
  const navigate = useNavigate()
  const formId = useId()
  const isSaved = useRef(false)
  const [isNewArea, setNewArea] = useState(false)
  const { data: provinces = [] } = useDeliveryProvinces()
  const vendor = useOwnVendor()
  const form = useProductForm({
    product,
    beginning,
    onSaved: () => {
      isSaved.current = true
      void navigate({ to: PATH, search: back })
    },
  })
  useLeaveQuestion(form.isChanged, isSaved)
  const title = product ? t('editTitle', { name: product.name }) : t('createTitle')
  return (
    <>
      <PageHead
        sticky
        title={title}
        aside={
          product && <StatusChip status={product.state === 'offered' ? 'Offered' : 'Withdrawn'} />
        }
        text={product?.state === 'withdrawn' ? t('withdrawnNote') : undefined}
        actions={
          <>
            {product && <StateButton product={product} />}
            <ToList label={t('cancel')} to={back} />
            <Button
              type="submit"
              form={formId}
              loading={form.isSaving}
              disabled={product !== undefined && !form.isChanged}
            >
              {product ? tf('saveChanges') : t('create')}
            </Button>
          </>
        }
      />
      <ProductEditor
        formId={formId}
        form={form}
        vendor={vendor.data}
        onNewArea={() => setNewArea(true)}
      />
      {isNewArea && (
        <AreaDialog
          area={undefined}
          provinces={provinces}
          onWritten={({ _id }) => form.type({ coverage_id: _id })}
          onClose={() => setNewArea(false)}
        />
      )}
    </>
  )
}

/**
 * Returns the edited product. Once opened, it remains with its input even if it is changed or removed by
 * others.
 */
function useOpened(found: PortalProduct | undefined, id: string | undefined) {
  const [opened, setOpened] = useState(found)
  if (found && found !== opened) setOpened(found)
  return found ?? (opened?._id === id ? opened : undefined)
}

/** A product on its own page: `?page=create`, `?page=edit&id=`. */
export function VendorProductListPage({ search }: { search: VendorProductsSearch }) {
  const { page, id: requestedId = '', ...back } = search
  const id = page === 'create' ? undefined : requestedId
  const t = useTexts(productFormTexts)
  const query = useOwnProduct(id)
  const areas = useCoverages()
  const product = useOpened(id === undefined ? undefined : query.data, id)
  const [onlyArea, another] = areas.data ?? []
  const beginning = onlyArea && !another ? { coverage_id: onlyArea._id } : {}
  const wanted = id === undefined ? areas : query
  if (product) return <Page key={id} product={product} beginning={{}} back={back} />
  if (id === undefined && areas.data)
    return <Page key="create" product={undefined} beginning={beginning} back={back} />
  const heading = <PageHead title={id === undefined ? t('createTitle') : t('edit')} />
  if (wanted.error && isMissing(wanted.error))
    return (
      <>
        <PageHead title={t('notFound')} />
        <EmptyState
          icon={<IconPackages size={22} />}
          text={t('notFound')}
          helper={t('notFoundHelp')}
          action={<ToList label={t('toList')} to={back} />}
        />
      </>
    )
  if (wanted.error)
    return (
      <>
        {heading}
        <LoadError
          error={wanted.error}
          busy={wanted.isFetching}
          onRetry={() => void wanted.refetch()}
        />
      </>
    )
  return (
    <>
      {heading}
      {isCutOff(wanted) ? <CutOffNote /> : <SkeletonRows rows={6} height={64} />}
    </>
  )
}
