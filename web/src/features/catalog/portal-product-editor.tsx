import { PRODUCT_FIELDS, type ProductField } from '@pasok/domain/catalog/portal/portal.constants'
import { productFormTexts } from '@pasok/domain/catalog/portal/portal.form.texts'
import { productFieldTexts } from '@pasok/domain/catalog/portal/portal.texts'
import { smallPictureOf } from '@pasok/domain/catalog/catalog.pictures'
import { shownDiscount } from '@pasok/domain/catalog/catalog.prices'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { fractionOfPercent } from '@pasok/domain/kernel/decimal'
import { readFigure } from '@pasok/domain/kernel/read-figure'
import { useEffect, useId, useRef, useState } from 'react'
import type { Difference } from '../../documents/edit-conflict'
import { bodyOf } from '../../documents/edited-form'
import { FormBody } from '../../documents/form-body'
import { ProductPicture } from '../../documents/product-picture'
import { quantity } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { look } from '../../ui/look'
import { MainColumn, Rail, TwoColumns } from '../../ui/two-columns'
import { useCoverages, useDeliveryProvinces } from './portal-areas.queries'
import { priceOf, type ProductDraft } from './portal-product-draft'
import type { ProductFormState } from './portal-product-form'
import {
  BasicsSection,
  type DefaultTerms,
  DeliverySection,
  PicturesSection,
  PriceSection,
  SizeSection,
  SupplySection,
} from './portal-product-sections'
import { usePortalCategories } from './portal-products.queries'
import card from './hit-card.module.css'
import { ProductPrice } from './product-price'
import { StockSign } from './stock-sign'

interface PreviewProps {
  draft: ProductDraft
  defaultDiscount: number
  /** Shown instead of an empty brand. */
  vendorName: string
}

const PICTURE = 240
const numberOf = (typed: string, otherwise: number) => {
  const value = Number(readFigure(typed) || 'none')
  return Number.isFinite(value) ? value : otherwise
}

/** Preview of the product's search card for a buyer without an agreement. */
function CardPreview({ draft, defaultDiscount, vendorName }: PreviewProps) {
  const t = useTexts(productFormTexts)
  const tc = useTexts(catalogTexts)
  const id = useId()
  const price = priceOf(draft, defaultDiscount)
  const retail = numberOf(draft.retail_price, 0)
  const discounted = price?.discountPrice.toNumber() ?? retail
  const minimum = Math.max(1, numberOf(draft.minimum_order_quantity, 1))
  const [picture] = draft.pictures
  const shown = {
    price: discounted,
    retail: discounted < retail ? retail : undefined,
    badge: price ? shownDiscount(fractionOfPercent(price.discountPercent)) : 0,
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={look('text-md', 'semibold', 'mb-xs')}>
        {t('preview')}
      </h2>
      <article
        className={look('relative', 'stack', 'gap-4', 'min-w-0', 'frame', 'p-sm', 'hover-border')}
        aria-labelledby={`${id}-name`}
      >
        <div className={card.picture}>
          <ProductPicture
            src={picture === undefined ? undefined : smallPictureOf(picture)}
            size={PICTURE}
          />
        </div>
        <h3
          id={`${id}-name`}
          className={`${look('line-clamp-2', 'text-md', 'medium', 'leading-snug', 'break-anywhere')} ${card.name}`}
        >
          {draft.name.trim() || t('previewName')}
        </h3>
        <p
          className={`${look('dimmed', 'text-xs', 'leading-snug', 'truncate', 'mb-4')} ${card.maker}`}
        >
          {draft.brand.trim() || vendorName}
        </p>
        <ProductPrice shown={shown} />
        <div
          className={`${look('row', 'justify-between', 'gap-xs', 'dimmed', 'text-xs', 'tabular')} ${card.facts}`}
        >
          <StockSign stock={numberOf(draft.stock, 0)} counted />
          {minimum > 1 && <span>{tc('minimum', { minimum: quantity(minimum) })}</span>}
        </div>
      </article>
    </section>
  )
}

/** Returns the differing fields of two users' versions as text. */
function useProductDifferences(mine: ProductDraft, theirs?: ProductDraft): Difference[] {
  const t = useTexts(productFieldTexts)
  const { data: categories = [] } = usePortalCategories()
  const { data: areas = [] } = useCoverages()
  const { data: provinces = [] } = useDeliveryProvinces()
  if (!theirs) return []
  const cities = provinces.flatMap((province) => province.cities)
  const names: Readonly<Partial<Record<ProductField, (id: string) => string | undefined>>> = {
    category_id: (id) => categories.find(({ _id }) => _id === id)?.path.join(' / '),
    coverage_id: (id) => areas.find(({ _id }) => _id === id)?.name,
    warehouse_city_id: (id) => cities.find(({ _id }) => _id === id)?.name,
  }
  const wordsOf = (draft: ProductDraft, field: ProductField): string => {
    const value = draft[field]
    // Pictures are compared by position, because their order matters.
    if (typeof value !== 'string')
      return value
        .map((path) => {
          const at = mine.pictures.indexOf(path)
          return at < 0 ? `+${theirs.pictures.indexOf(path) + 1}` : String(at + 1)
        })
        .join(', ')
    return names[field]?.(value) ?? value
  }
  return PRODUCT_FIELDS.map((field) => ({
    label: t(field),
    mine: wordsOf(mine, field),
    theirs: wordsOf(theirs, field),
  }))
}

interface EditorProps {
  /** Lets a button elsewhere on the page submit the form. */
  formId: string
  form: ProductFormState
  /** Undefined while loading. */
  vendor: (DefaultTerms & { legal_name: string }) | undefined
  onNewArea: () => void
}

/** The product form in sections, with a preview of what buyers will see. */
export function ProductEditor({ formId, form, vendor, onNewArea }: EditorProps) {
  const t = useTexts(productFormTexts)
  const box = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  const rows = useProductDifferences(form.draft, form.conflict?.theirs)
  const submit = async () => {
    if (!(await form.save())) setRefusals((before) => before + 1)
  }
  // After a failed validation, focuses the first field with an error.
  useEffect(() => {
    if (refusals > 0)
      box.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus()
  }, [refusals])
  return (
    <TwoColumns>
      <MainColumn>
        <form
          ref={box}
          id={formId}
          noValidate
          className={look('stack', 'gap-md')}
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <FormBody {...bodyOf(form, () => rows)} failureTitle={t('failed')}>
            <BasicsSection form={form} />
            <PicturesSection form={form} />
            <PriceSection form={form} terms={vendor} />
            <SupplySection form={form} />
            <DeliverySection form={form} terms={vendor} onNewArea={onNewArea} />
            <SizeSection form={form} />
          </FormBody>
        </form>
      </MainColumn>
      <Rail label={t('preview')} underHead>
        <CardPreview
          draft={form.draft}
          defaultDiscount={vendor?.default_discount ?? 0}
          vendorName={vendor?.legal_name ?? ''}
        />
      </Rail>
    </TwoColumns>
  )
}
