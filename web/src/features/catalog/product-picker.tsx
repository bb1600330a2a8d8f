import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { SKU_SHOWN_CHARACTERS } from '@pasok/domain/catalog/catalog.constants'
import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '../../lib/texts'
import { Money } from '../../ui/money'
import { useSlow } from '../../ui/skeleton-rows'
import { useCompanyPrices } from './catalog.queries'
import { usePickerHits } from './picker-search'
import classes from './product-picker.module.css'
import { ProductPicture } from './product-picture'
import { shownPrice } from './shown-price'
import { StockSign } from './stock-sign'

/** Milliseconds after the last key until it is searched. */
const TYPING = 120
const THUMB = 40

interface HitOptionProps {
  hit: ProductHit
  price: number
  isPricePending: boolean
}

function HitOption({ hit, price, isPricePending }: HitOptionProps) {
  return (
    <Combobox.Option value={hit._id} className={classes.option}>
      <span className={classes.picture}>
        <ProductPicture src={hit.images_product[0]} size={THUMB} />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{hit.name}</span>
        <span className={classes.facts}>
          {hit.vendor_name} · {hit.SKU.slice(0, SKU_SHOWN_CHARACTERS)}
        </span>
      </span>
      <span className={classes.figures}>
        <span data-pending={isPricePending || undefined} className={classes.price}>
          <Money amount={price} />
        </span>
        <StockSign stock={hit.stock} counted />
      </span>
    </Combobox.Option>
  )
}

interface ProductPickerProps {
  /** Only what is delivered there is offered. */
  areaCity: string | undefined
  onPick: (product: ProductHit) => void
}

/** Finds a product by vendor, name or SKU; arrow keys and Enter pick one. */
export function ProductPicker({ areaCity, onPick }: ProductPickerProps) {
  const t = useTexts(catalogTexts)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [words, setWords] = useState('')
  const [searched] = useDebouncedValue(words, TYPING)
  const found = usePickerHits(searched, areaCity, combobox.dropdownOpened)
  const hits = found.data ?? []
  const { priceOf, isPending } = useCompanyPrices(hits.map(({ _id }) => _id))
  const isSlow = useSlow(found.isFetching && combobox.dropdownOpened)
  const pick = (id: string) => {
    const hit = hits.find(({ _id }) => _id === id)
    if (!hit) return
    setWords('')
    combobox.closeDropdown()
    onPick(hit)
  }
  return (
    <Combobox store={combobox} onOptionSubmit={pick}>
      <Combobox.Target>
        <TextInput
          label={t('pickerLabel')}
          placeholder={t('pickerPlaceholder')}
          autoComplete="off"
          spellCheck={false}
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={isSlow && <Loader size={16} />}
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value)
            combobox.openDropdown()
            combobox.resetSelectedOption()
          }}
          onClick={() => combobox.openDropdown()}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options className={classes.options} aria-label={t('title')}>
          {hits.map((hit) => {
            const own = priceOf(hit._id)
            return (
              <HitOption
                key={hit._id}
                hit={hit}
                price={shownPrice(hit, own).price}
                isPricePending={!own && isPending}
              />
            )
          })}
          {found.isError && <Combobox.Empty>{t('unreachable')}</Combobox.Empty>}
          {found.isSuccess && hits.length === 0 && (
            <Combobox.Empty>{t('pickerEmpty')}</Combobox.Empty>
          )}
          {found.isPending && <Combobox.Empty>{t('searching')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
