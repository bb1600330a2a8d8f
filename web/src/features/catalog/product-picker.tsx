import { Button, Combobox, Loader, TextInput, useCombobox, type ComboboxStore } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { SKU_SHOWN_CHARACTERS } from '@pasok/domain/catalog/catalog.constants'
import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useState, type KeyboardEvent, type Ref } from 'react'
import { ProductThumb } from '../../documents/product-picture'
import { isCutOff } from '../../lib/is-cut-off'
import { useTexts } from '../../lib/texts'
import { Money } from '../../ui/money'
import { useSlow } from '../../ui/skeleton-rows'
import { useCompanyPrices } from './catalog.queries'
import { usePickerHits } from './picker-search'
import classes from './product-picker.module.css'
import { shownPrice } from './shown-price'
import { StockSign } from './stock-sign'
import { look } from '../../ui/look'

/** Milliseconds after the last key until the search starts. */
const TYPING_MS = 120

interface HitOptionProps {
  hit: ProductHit
  id: string
  isActive: boolean
  price: number
  isPricePending: boolean
}

function HitOption({ hit, id, isActive, price, isPricePending }: HitOptionProps) {
  return (
    <Combobox.Option
      value={hit._id}
      id={id}
      className={`${look('row', 'gap-10')} ${classes.option}`}
      selected={isActive}
      aria-selected={isActive}
    >
      <ProductThumb src={hit.images_product[0]} />
      <span className={look('stack', 'gap-2', 'flex-1', 'min-w-0')}>
        <span className={look('medium', 'leading-tight', 'break-anywhere')}>{hit.name}</span>
        <span className={look('dimmed', 'tiny', 'truncate')}>
          {hit.vendor_name} · {hit.SKU.slice(0, SKU_SHOWN_CHARACTERS)}
        </span>
      </span>
      <span className={look('stack', 'align-end', 'gap-2', 'flex-none', 'min-w-0')}>
        <span className={look('medium', isPricePending && 'invisible')}>
          <Money amount={price} />
        </span>
        <StockSign stock={hit.stock} counted />
      </span>
    </Combobox.Option>
  )
}

interface ListKeys {
  activeId: string | undefined
  leave: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

const STEPS = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

/**
 * Keyboard selection in a list whose hits change while the user types. Stores the product's id and not its
 * position, so that the selection never moves to another product.
 */
function useListKeys(
  ids: readonly string[],
  combobox: ComboboxStore,
  pick: (id: string) => void,
): ListKeys {
  const [wanted, setWanted] = useState<string>()
  const activeId = ids.find((id) => id === wanted)
  const isOpen = combobox.dropdownOpened
  const step = (by: number) => {
    combobox.openDropdown('keyboard')
    if (ids.length === 0) return
    const at = activeId === undefined ? -1 : ids.indexOf(activeId)
    const next = at === -1 && by < 0 ? ids.length - 1 : (at + by + ids.length) % ids.length
    setWanted(ids[next])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const by = STEPS.get(event.key)
    if (by !== undefined) step(by)
    else if (event.key === 'Enter' && isOpen && activeId !== undefined) pick(activeId)
    else if (event.key === 'Escape' && isOpen) combobox.closeDropdown('keyboard')
    else return
    event.preventDefault()
  }
  return { activeId: isOpen ? activeId : undefined, leave: () => setWanted(undefined), onKeyDown }
}

function emptyTextKey({ data, isError }: ReturnType<typeof usePickerHits>, cutOff: boolean) {
  if (cutOff) return 'pickerAway'
  if (isError) return 'unreachable'
  if (!data) return 'searching'
  return data.length === 0 ? 'pickerEmpty' : null
}

interface ProductPickerProps {
  /** City of the delivery area: only products delivered there are offered. */
  areaCity: string | undefined
  onPick: (product: ProductHit) => void
  fieldRef?: Ref<HTMLInputElement>
}

/** Searches products by vendor, name or SKU; arrow keys and Enter pick one. */
export function ProductPicker({ areaCity, onPick, fieldRef }: ProductPickerProps) {
  const t = useTexts(catalogTexts)
  const listId = useId()
  const optionId = (id: string) => `${listId}-${id}`
  const combobox = useCombobox({ onDropdownClose: () => keys.leave() })
  const [words, setWords] = useState('')
  const [searched] = useDebouncedValue(words, TYPING_MS)
  const found = usePickerHits(searched, areaCity, combobox.dropdownOpened)
  const cutOff = isCutOff(found)
  // While disconnected, hits of an earlier search are not shown.
  const hits = cutOff ? [] : (found.data ?? [])
  const ids = hits.map(({ _id }) => _id)
  const { priceOf, isPending } = useCompanyPrices(hits)
  const isSlow = useSlow(found.isFetching && combobox.dropdownOpened)
  const pick = (id: string) => {
    const hit = hits.find(({ _id }) => _id === id)
    if (!hit) return
    setWords('')
    combobox.closeDropdown()
    onPick(hit)
  }
  const keys = useListKeys(ids, combobox, pick)
  const { activeId } = keys
  const activeOption = activeId === undefined ? undefined : optionId(activeId)
  useEffect(() => {
    if (activeOption) document.getElementById(activeOption)?.scrollIntoView({ block: 'nearest' })
  }, [activeOption])
  const hasList = combobox.dropdownOpened && hits.length > 0
  const emptyText = emptyTextKey(found, cutOff)
  return (
    <Combobox store={combobox} onOptionSubmit={pick}>
      <Combobox.Target withAriaAttributes={false} withKeyboardNavigation={false}>
        <TextInput
          ref={fieldRef}
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={hasList ? activeOption : undefined}
          label={t('pickerLabel')}
          placeholder={t('pickerPlaceholder')}
          autoComplete="off"
          spellCheck={false}
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={isSlow && <Loader size={16} aria-hidden />}
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value)
            combobox.openDropdown()
            keys.leave()
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={keys.onKeyDown}
        />
      </Combobox.Target>
      {/* Pressing an option must not blur the field, which would close the list. */}
      <Combobox.Dropdown onMouseDown={(event) => event.preventDefault()}>
        {hits.length > 0 && (
          <Combobox.Options
            id={listId}
            className={`${look('overflow-y')} ${classes.options}`}
            aria-label={t('title')}
          >
            {hits.map((hit) => {
              const own = priceOf(hit)
              return (
                <HitOption
                  key={hit._id}
                  hit={hit}
                  id={optionId(hit._id)}
                  isActive={hit._id === activeId}
                  price={shownPrice(hit, own).price}
                  isPricePending={!own && isPending}
                />
              )
            })}
          </Combobox.Options>
        )}
        <div role="status">
          {emptyText !== null && <Combobox.Empty>{t(emptyText)}</Combobox.Empty>}
        </div>
        {emptyText === 'unreachable' && (
          <Combobox.Footer ta="center">
            <Button size="xs" variant="default" onClick={() => void found.refetch()}>
              {t('retry')}
            </Button>
          </Combobox.Footer>
        )}
      </Combobox.Dropdown>
    </Combobox>
  )
}
