import { figureOf } from '@pasok/domain/kernel/read-figure'
import { Autocomplete, Button, Select } from '@mantine/core'
import { LONGEST_OF_PRODUCT, MAX_PICTURES } from '@pasok/domain/catalog/portal/portal.constants'
import { productFormTexts } from '@pasok/domain/catalog/portal/portal.form.texts'
import { productFieldTexts } from '@pasok/domain/catalog/portal/portal.texts'
import { IconPlus } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { hasWords } from '../../lib/list-slices'
import { count as formatCount, percent } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { countCities, useCoverages, useDeliveryProvinces } from './portal-areas.queries'
import { PortalCategoryBrowser } from './portal-category-browser'
import { PortalCategorySelect } from './portal-category-select'
import { LineInput, NumberLine, TextArea } from './portal-fields'
import { ProductPictures } from './portal-pictures'
import { PriceBlock } from './portal-price-block'
import type { ProductFormState } from './portal-product-form'
import classes from './portal-product.module.css'
import { usePortalCategories, useOwnBrands } from './portal-products.queries'
import { look } from '../../ui/look'

/** Vendor's defaults for products without their own values: percent and days. */
export interface DefaultTerms {
  default_discount: number
  default_payment_term: number
}

interface SectionProps {
  form: ProductFormState
}

interface CardProps {
  title: string
  help?: string
  children: ReactNode
}

function Card({ title, help, children }: CardProps) {
  const id = useId()
  return (
    <section className={look('card')} aria-labelledby={id}>
      <h2 id={id} className={look('text-lg', 'semibold')}>
        {title}
      </h2>
      {help !== undefined && <p className={look('dimmed', 'text-xs', 'mt-2')}>{help}</p>}
      {children}
    </section>
  )
}

function Category({ form }: SectionProps) {
  const t = useTexts(productFormTexts)
  const tf = useTexts(productFieldTexts)
  const [open, setOpen] = useState(false)
  const { data: categories = [], isError } = usePortalCategories()
  const choose = (id: string) => {
    setOpen(false)
    form.type({ category_id: id })
  }
  const unloaded = isError && categories.length === 0 ? t('categoriesFailed') : undefined
  return (
    <div
      className={`${look('span-all', 'grid', 'align-start', 'first-grows', 'phone-one-column', 'gap-xs')} ${classes.beside}`}
    >
      <PortalCategorySelect
        required
        label={tf('category_id')}
        value={form.draft.category_id}
        error={form.problemAt('category_id') ?? unloaded}
        onChange={choose}
      />
      <Button variant="default" disabled={categories.length === 0} onClick={() => setOpen(true)}>
        {t('browse')}
      </Button>
      {open && (
        <PortalCategoryBrowser
          categories={categories}
          chosen={form.draft.category_id}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

export function BasicsSection({ form }: SectionProps) {
  const t = useTexts(productFormTexts)
  const tf = useTexts(productFieldTexts)
  const brands = useOwnBrands()
  const brandError = form.problemAt('brand')
  return (
    <Card title={t('basics')}>
      <div
        className={look(
          'grid',
          'align-start',
          'two-columns',
          'gap-md',
          'mt-md',
          'phone-one-column',
        )}
      >
        <div className={look('span-all')}>
          <LineInput form={form} field="name" help={t('nameHelp')} required autoFocus />
        </div>
        <LineInput form={form} field="sku" help={t('skuHelp')} required />
        <Autocomplete
          label={tf('brand')}
          description={t('brandHelp')}
          data={(brands.data ?? []).filter(Boolean)}
          limit={8}
          maxLength={LONGEST_OF_PRODUCT.brand}
          value={form.draft.brand}
          error={brandError}
          onBlur={() => form.leave('brand')}
          onChange={(brand) => form.type({ brand })}
        />
        <Category form={form} />
        <div className={look('span-all')}>
          <TextArea form={form} field="short_description" help={t('shortHelp')} rows={2} />
        </div>
        <div className={look('span-all')}>
          <TextArea form={form} field="description" rows={6} />
        </div>
      </div>
    </Card>
  )
}

export function PicturesSection({ form }: SectionProps) {
  const t = useTexts(productFormTexts)
  return (
    <Card title={t('pictures')} help={t('picturesHelp', { most: MAX_PICTURES })}>
      <div
        className={look(
          'grid',
          'align-start',
          'two-columns',
          'gap-md',
          'mt-md',
          'phone-one-column',
        )}
      >
        <div className={look('span-all')}>
          <ProductPictures pictures={form.pictures} error={form.problemAt('pictures')} />
        </div>
      </div>
    </Card>
  )
}

export function PriceSection({ form, terms }: SectionProps & { terms: DefaultTerms | undefined }) {
  const t = useTexts(productFormTexts)
  const usual = terms?.default_discount ?? 0
  return (
    <Card title={t('price')}>
      <div
        className={look(
          'grid',
          'align-start',
          'two-columns',
          'gap-md',
          'mt-md',
          'phone-one-column',
        )}
      >
        <NumberLine form={form} field="retail_price" help={t('priceHelp')} required />
        <NumberLine
          form={form}
          field="discount_product"
          help={usual > 0 ? t('discountHelp', { percent: percent(usual) }) : t('discountHelpNone')}
        />
        <LineInput form={form} field="tax_title" />
        <NumberLine form={form} field="tax_percentage" />
      </div>
      <PriceBlock draft={form.draft} defaultDiscount={usual} />
    </Card>
  )
}

export function SupplySection({ form }: SectionProps) {
  const t = useTexts(productFormTexts)
  const stock = figureOf(form.draft.stock)
  const minimum = figureOf(form.draft.minimum_order_quantity)
  return (
    <Card title={t('supply')}>
      <div
        className={look(
          'grid',
          'align-start',
          'two-columns',
          'gap-md',
          'mt-md',
          'phone-one-column',
        )}
      >
        <NumberLine form={form} field="stock" help={t('stockHelp')} required />
        <NumberLine form={form} field="minimum_order_quantity" help={t('minimumHelp')} required />
      </div>
      {stock < minimum && (
        <p role="status" className={look('amber', 'text-xs', 'mt-sm')}>
          {t('belowMinimum')}
        </p>
      )}
    </Card>
  )
}

/** Number of options shown; typing narrows down the rest. */
const CITIES_SHOWN = 60

function WarehouseCity({ form }: SectionProps) {
  const t = useTexts(productFormTexts)
  const tf = useTexts(productFieldTexts)
  const { data: provinces = [] } = useDeliveryProvinces()
  const data = provinces.flatMap((province) =>
    province.cities.map(({ _id, name }) => ({ value: _id, label: `${name}, ${province.name}` })),
  )
  return (
    <Select
      label={tf('warehouse_city_id')}
      placeholder={t('cityPlaceholder')}
      required
      searchable
      checkIconPosition="right"
      data={data}
      filter={({ options, search }) =>
        options
          .filter((one) => !('group' in one) && hasWords([one.label], search))
          .slice(0, CITIES_SHOWN)
      }
      value={form.draft.warehouse_city_id || null}
      error={form.problemAt('warehouse_city_id')}
      onBlur={() => form.leave('warehouse_city_id')}
      onChange={(id) => form.type({ warehouse_city_id: id ?? '' })}
    />
  )
}

interface DeliveryProps extends SectionProps {
  terms: DefaultTerms | undefined
  onNewArea: () => void
}

export function DeliverySection({ form, terms, onNewArea }: DeliveryProps) {
  const t = useTexts(productFormTexts)
  const tf = useTexts(productFieldTexts)
  const { data: areas = [], isSuccess } = useCoverages()
  const { data: provinces = [] } = useDeliveryProvinces()
  const chosen = areas.find(({ _id }) => _id === form.draft.coverage_id)
  const reach = chosen && {
    count: formatCount(chosen.cities),
    all: formatCount(countCities(provinces)),
  }
  const error = form.problemAt('coverage_id')
  const help = reach ? t('areaHelp', reach) : undefined
  const none = isSuccess && areas.length === 0 ? t('areaNone') : undefined
  return (
    <Card title={t('delivery')}>
      <div
        className={look(
          'grid',
          'align-start',
          'two-columns',
          'gap-md',
          'mt-md',
          'phone-one-column',
        )}
      >
        <WarehouseCity form={form} />
        <NumberLine
          form={form}
          field="payment_term"
          help={terms ? t('termHelp', { days: terms.default_payment_term }) : t('termHelpNone')}
        />
        <div
          className={`${look('span-all', 'grid', 'align-start', 'first-grows', 'phone-one-column', 'gap-xs')} ${classes.beside}`}
        >
          <Select
            label={tf('coverage_id')}
            description={error === undefined ? (help ?? none) : undefined}
            required
            searchable
            allowDeselect={false}
            checkIconPosition="right"
            data={areas.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={form.draft.coverage_id || null}
            error={error}
            onBlur={() => form.leave('coverage_id')}
            onChange={(id) => form.type({ coverage_id: id ?? '' })}
          />
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={provinces.length === 0}
            onClick={onNewArea}
          >
            {t('newArea')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

export function SizeSection({ form }: SectionProps) {
  const t = useTexts(productFormTexts)
  return (
    <Card title={t('size')} help={t('sizeHelp')}>
      <div
        className={`${look('grid', 'align-start', 'two-columns', 'gap-md', 'mt-md')} ${classes.four}`}
      >
        <NumberLine form={form} field="weight" />
        <NumberLine form={form} field="length" />
        <NumberLine form={form} field="width" />
        <NumberLine form={form} field="height" />
        <div className={look('span-all')}>
          <LineInput form={form} field="storage" help={t('storageHelp')} />
        </div>
      </div>
    </Card>
  )
}
