import { Button, Tabs } from '@mantine/core'
import { isCovered } from '@pasok/domain/cart/cart.rules'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import type { Product } from '@pasok/domain/catalog/catalog.model'
import { catalogTexts, similarTexts } from '@pasok/domain/catalog/catalog.texts'

import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { AddButton } from '../../../features/catalog/add-button'
import { useCategoryTree, useCompanyPrices } from '../../../features/catalog/catalog.queries'
import { pathTo } from '../../../features/catalog/categories'
import { makerOf, refOf } from '../../../features/catalog/hit'
import { ProductGallery } from '../../../features/catalog/product-gallery'
import { ProductInformation } from '../../../features/catalog/product-information'
import { ProductPrice } from '../../../features/catalog/product-price'
import { shownPrice } from '../../../features/catalog/shown-price'
import { StockSign } from '../../../features/catalog/stock-sign'
import { useComparing } from '../../../features/catalog/use-comparing'
import { VendorLine } from '../../../features/catalog/vendor-line'
import { useDeliveryAreas } from '../../../features/company/delivery-area'
import { useMayBuild } from '../../../features/requests/may-build'
import { percent, quantity } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import type { RowAction } from '../../../ui/data-table.types'
import { look } from '../../../ui/look'
import { PageHead } from '../../../ui/page-head'
import { RowActions } from '../../../ui/row-actions'
import { useAdding } from '../shared/adding/add-to-cart'
import { InsteadOf } from '../shared/adding/similar-products'
import { showSimilar, SIMILAR_PLACE } from '../shared/adding/unavailable-host'
import { type Chosen, ChosenDialog, useMayAddToTemplate } from './chosen-dialog'
import { useProductMenu } from './product-menu'
import classes from './product-page.module.css'
import { DETAIL_TABS } from './search-params'
import { Trail } from './trail'

/** Actions: cart, open request, template, comparison; a product out of stock can only be compared. */
function DetailActions({ product }: { product: Product }) {
  const { add, isAdding, words } = useAdding(showSimilar)
  const { compare, isCompared } = useComparing()
  const mayBuild = useMayBuild()
  const mayTemplate = useMayAddToTemplate()
  const [to, setTo] = useState<Chosen['to']>()
  const { _id: id, stock } = product
  const isThere = stock > 0
  const menu = useProductMenu({
    addToOpen: mayBuild && isThere ? () => setTo('request') : undefined,
    addToTemplate: mayTemplate && isThere ? () => setTo('template') : undefined,
    compare: compare && (() => compare(product)),
    isCompared: isCompared(id),
    isBesideTemplate: add !== undefined && words.ofTemplate,
  })
  // Add to Template has its own button (Spec 2 §2), and so does a menu's only entry.
  const isButton = ({ key }: RowAction) => key === 'template' || menu.length === 1
  const shown = menu.filter(isButton)
  const others = menu.filter((one) => !isButton(one))
  if (menu.length === 0 && !(add && isThere)) return null
  return (
    <div className={look('flex', 'gap-xs', 'phone-wrap', 'phone-w-full', 'wrapping-buttons')}>
      {add && isThere && (
        <AddButton
          size="md"
          className={classes.add}
          text={words.long}
          isAdding={isAdding(id)}
          onAdd={() => add(refOf(product))}
        />
      )}
      {shown.map(({ key, label, icon, onSelect }) => (
        <Button key={key} size="md" variant="default" leftSection={icon} onClick={onSelect}>
          {label}
        </Button>
      ))}
      {others.length > 0 && (
        <span className={look('centered', 'flex-none')}>
          <RowActions name={product.name} actions={others} />
        </span>
      )}
      {to && <ChosenDialog chosen={{ to, product }} onClose={() => setTo(undefined)} />}
    </div>
  )
}

function Offer({ product }: { product: Product }) {
  const t = useTexts(catalogTexts)
  const { priceOf, isPending } = useCompanyPrices([product])
  const own = priceOf(product)
  const minimum = Math.max(1, product.minimum_order_quantity)
  const tax = product.pajak.title || percent(product.pajak.value * 100)
  return (
    <div className={look('stack', 'align-start', 'gap-sm', 'py-md', 'border-t', 'border-b')}>
      <ProductPrice shown={shownPrice(product, own)} isPending={!own && isPending} form="large" />
      <p className={look('row', 'wrap', 'gap-4-md', 'dimmed', 'text-xs', 'tabular')}>
        <StockSign stock={product.stock} />
        {product.stock > 0 && <span>{t('stock', { stock: quantity(product.stock) })}</span>}
        {minimum > 1 && <span>{t('minimum', { minimum: quantity(minimum) })}</span>}
        {product.pajak.value > 0 && <span>{t('taxAdded', { tax })}</span>}
      </p>
      <DetailActions product={product} />
    </div>
  )
}

function Details({ product }: { product: Product }) {
  const t = useTexts(catalogTexts)
  const { tab } = useSearch({ from: '/dashboard/products' })
  const navigate = useNavigate({ from: '/dashboard/products' })
  const open = (value: string | null) => {
    const chosen = DETAIL_TABS.find((one) => one === value && one !== DETAIL_TABS[0])
    void navigate({
      search: (before) => ({ ...before, tab: chosen }),
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <Tabs
      value={tab ?? DETAIL_TABS[0]}
      onChange={open}
      mt="lg"
      classNames={{ tab: look('phone-wraps') }}
    >
      <Tabs.List>
        <Tabs.Tab value="description">{t('description')}</Tabs.Tab>
        <Tabs.Tab value="information">{t('additionalInformation')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="description" pt="md">
        <p className={look('prose', 'pre-line', 'break-anywhere')}>
          {product.description || product.short_description || t('noDescription')}
        </p>
      </Tabs.Panel>
      <Tabs.Panel value="information" pt="xs">
        <ProductInformation product={product} />
      </Tabs.Panel>
    </Tabs>
  )
}

/** For a product unavailable in the delivery area: the reason, and similar products. */
function Instead({ product }: { product: Product }) {
  const t = useTexts(similarTexts)
  const tc = useTexts(cartTexts)
  const { city } = useDeliveryAreas()
  const isAway = city !== undefined && !isCovered(product.warehouse_detail.coverage, city)
  if (product.stock > 0 && !isAway) return null
  const reason = isAway ? t('notDelivered', { city }) : tc('stockEmpty')
  return <InsteadOf id={SIMILAR_PLACE} productId={product._id} reason={reason} />
}

/** Product page (Spec 2 §2, Product detail): pictures, vendor, price, stock, description. */
export function BuyerProductPage({ product }: { product: Product }) {
  const { data: tree } = useCategoryTree()
  const categories = tree && pathTo(tree, product.category_id)
  // Names without links until the category tree is loaded.
  const names = categories ? [] : product.category_tree.map(({ name }) => name)
  return (
    <article>
      <Trail categories={categories ?? []} names={[...names, product.name]} />
      <div className={`${classes.top} ${look('grid', 'mt-sm')}`}>
        <ProductGallery name={product.name} pictures={product.images_product} />
        <div className={look('stack', 'gap-md', 'min-w-0')}>
          <PageHead flush title={product.name} text={makerOf(product)} />
          <VendorLine product={product} linked />
          <Offer product={product} />
          {product.short_description !== '' && product.description !== '' && (
            <p className={look('prose', 'pre-line', 'break-anywhere')}>
              {product.short_description}
            </p>
          )}
        </div>
      </div>
      <Instead product={product} />
      <Details product={product} />
    </article>
  )
}
