import { Button } from '@mantine/core'
import { deliveryAreaTexts } from '@pasok/domain/catalog/portal/portal.form.texts'
import type { Coverage, DeliveryProvince } from '@pasok/domain/catalog/portal/portal.model'
import { IconMapPin, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { FailureNotice } from '../../../documents/failure-notice'
import { useAct } from '../../../documents/use-act'
import { WholeList } from '../../../documents/whole-list'
import { AreaDialog } from '../../../features/catalog/portal-area-dialog'
import { placesOf } from '../../../features/catalog/portal-area-draft'
import {
  countCities,
  useCoverages,
  useDeliveryProvinces,
  useRemoveCoverage,
} from '../../../features/catalog/portal-areas.queries'
import { count as formatCount } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import type { Column, RowAction } from '../../../ui/data-table.types'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { PAGE_SIZES, type DeliveryAreasSearch } from '../search-params'
import { look } from '../../../ui/look'

const PATH = '/vendor/delivery-areas'
/** Used in the address instead of an id. */
const NEW = 'new'
/** Maximum number of place names in a row. */
const SHOWN = 5

function Places({ area, provinces }: { area: Coverage; provinces: readonly DeliveryProvince[] }) {
  const t = useTexts(deliveryAreaTexts)
  if (provinces.length === 0) return null
  if (area.cities === countCities(provinces)) return t('everywhere')
  const names = placesOf(area, provinces)
  const more = names.length - SHOWN
  return (
    <span className={look('inline-block', 'leading-snug', 'cell-lines')}>
      {names.slice(0, SHOWN).join(', ')}
      {more > 0 && ` ${t('andMore', { count: formatCount(more) })}`}
    </span>
  )
}

function useColumns(provinces: readonly DeliveryProvince[]): Column<Coverage>[] {
  const t = useTexts(deliveryAreaTexts)
  const all = countCities(provinces)
  return [
    {
      key: 'name',
      head: t('columnName'),
      cell: ({ name }) => <span className={look('medium', 'break-anywhere')}>{name}</span>,
      width: 240,
      card: 'title',
    },
    {
      key: 'places',
      head: t('columnPlaces'),
      cell: (area) => <Places area={area} provinces={provinces} />,
    },
    {
      key: 'cities',
      head: t('columnCities'),
      cell: ({ cities }) =>
        all === 0 ? formatCount(cities) : t('ofAll', { count: formatCount(cities), all }),
      align: 'right',
      width: 120,
    },
    {
      key: 'products',
      head: t('columnProducts'),
      cell: ({ products }) => formatCount(products),
      align: 'right',
      width: 110,
    },
  ]
}

function useRemoval() {
  const t = useTexts(deliveryAreaTexts)
  const removal = useRemoveCoverage()
  const { act, refusal, dismiss } = useAct()
  const remove = ({ _id, name }: Coverage) =>
    act({
      question: {
        title: t('removeTitle', { name }),
        text: t('removeText'),
        confirmLabel: t('remove'),
        danger: true,
      },
      failed: t('removeFailed'),
      run: () => removal.mutateAsync(_id),
    })
  return { remove, refusal, dismiss }
}

interface Doing {
  onEdit: (area: Coverage) => void
  onRemove: (area: Coverage) => void
}

function useActions({ onEdit, onRemove }: Doing) {
  const t = useTexts(deliveryAreaTexts)
  return (area: Coverage): RowAction[] => [
    {
      key: 'edit',
      label: t('edit'),
      icon: <IconPencil size={16} />,
      quick: true,
      onSelect: () => onEdit(area),
    },
    {
      key: 'remove',
      label: t('remove'),
      icon: <IconTrash size={16} />,
      danger: true,
      ...(area.products > 0 && {
        disabled: true,
        reason: t('inUse', { count: formatCount(area.products) }),
      }),
      onSelect: () => onRemove(area),
    },
  ]
}

/** `/vendor/delivery-areas`: the vendor's delivery areas. */
export default function DeliveryAreasScreen() {
  const t = useTexts(deliveryAreaTexts)
  const search = useSearch({ from: '/vendor/delivery-areas' })
  const navigate = useNavigate()
  const areas = useCoverages()
  const { data: provinces = [] } = useDeliveryProvinces()
  const { remove, refusal, dismiss } = useRemoval()
  const go = (next: {
    [Key in keyof DeliveryAreasSearch]?: DeliveryAreasSearch[Key] | undefined
  }) =>
    void navigate({
      to: PATH,
      search: (before) => ({ ...before, ...next }),
    })
  const open = (area: Coverage) => go({ area: area._id })
  const columns = useColumns(provinces)
  const actions = useActions({ onEdit: open, onRemove: (area) => void remove(area) })
  const edited = areas.data?.find(({ _id }) => _id === search.area)
  const isOpen = provinces.length > 0 && (search.area === NEW || edited !== undefined)
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => go({ area: NEW })}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <PageHead
        title={t('heading')}
        count={areas.data?.length}
        text={t('headingText')}
        actions={add}
      />
      {refusal && (
        <FailureNotice
          title={refusal.title}
          messages={[refusal.message]}
          next={refusal.next}
          onClose={dismiss}
        />
      )}
      <WholeList<Coverage>
        query={areas}
        label={t('heading')}
        columns={() => columns}
        searchLabel={t('search')}
        textsOf={(area) => [area.name, ...placesOf(area, provinces)]}
        address={search}
        go={go}
        pageSizes={PAGE_SIZES}
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        onRow={open}
        rowActions={actions}
        empty={
          <EmptyState
            icon={<IconMapPin size={22} />}
            text={t('none')}
            helper={t('noneHelp')}
            action={add}
          />
        }
      />
      {isOpen && (
        <AreaDialog
          key={search.area}
          area={edited}
          provinces={provinces}
          onClose={() => go({ area: undefined })}
        />
      )}
    </>
  )
}
