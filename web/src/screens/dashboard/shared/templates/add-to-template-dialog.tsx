import { Button } from '@mantine/core'
import type { TemplateRow } from '@pasok/domain/templates/templates.model'
import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import { IconTemplate } from '@tabler/icons-react'
import { CartOf } from '../../../../features/cart/cart.kind'
import { useCart, useCartMarker } from '../../../../features/cart/use-cart'
import { useAddToCart } from '../../../../features/cart/use-add-to-cart'
import { refOf } from '../../../../features/catalog/hit'
import { TemplateChoice, TemplateChoices } from '../../../../features/templates/template-choices'
import { useAddTemplateItem } from '../../../../features/templates/templates.queries'
import { quantity as shownQuantity } from '../../../../lib/format'
import { useCan } from '../../../../lib/session'
import { useTexts } from '../../../../lib/texts'
import { toastSuccess } from '../../../../lib/toast'
import { EmptyState } from '../../../../ui/empty-state'
import { AddToDialog } from '../adding/add-to-dialog'
import { showUnavailable } from '../adding/unavailable-host'
import { useAddTo, type AddedProduct } from '../adding/use-add-to'
import { beginTemplateCart, noteInTemplateCart } from './template-cart'
import classes from './templates.module.css'
import { look } from '../../../../ui/look'

type Product = AddedProduct & Parameters<typeof refOf>[0]

interface AddToTemplateDialogProps {
  product: Product
  onClose: () => void
}

/** The template in progress in this browser, or a saved one. */
type Target = { kind: 'cart' } | { kind: 'saved'; template: TemplateRow }

/** Adds a product to a template; for the one in this browser with the cart's own messages. */
function useAddTarget(product: Product) {
  const t = useTexts(templateScreenTexts)
  const { mutateAsync } = useAddTemplateItem()
  const { add } = useAddToCart(undefined, showUnavailable, 'template')
  return async (target: Target, wanted: { productId: string; quantity: number; note: string }) => {
    if (target.kind === 'cart') {
      await beginTemplateCart()
      const isAdded = await add({ ...refOf(product), quantity: wanted.quantity })
      if (isAdded && wanted.note !== '') await noteInTemplateCart(wanted.productId, wanted.note)
      return isAdded
    }
    const { _id: id, name } = target.template
    const added = await mutateAsync({ id, ...wanted })
    toastSuccess(t('added', { name, quantity: shownQuantity(added.quantity) }))
    return true
  }
}

interface OwnProps {
  busy: boolean
  disabled: boolean
  onAdd: () => void
}

function OwnTemplate({ busy, disabled, onAdd }: OwnProps) {
  const t = useTexts(templateScreenTexts)
  const { lines, marker } = useCart()
  const hasStarted = !marker.saved && lines.length > 0
  const name = hasStarted ? marker.name?.trim() || t('unsavedOne') : t('newOne')
  return (
    <div
      className={`${classes.own} ${look('row', 'justify-between', 'gap-sm', 'mb-md', 'p-10-sm', 'rounded-md')}`}
    >
      <div className={look('stack', 'gap-2', 'min-w-0')}>
        <span className={look('medium', 'break-anywhere')}>{name}</span>
        <span className={look('dimmed')}>{t('newOneHelp')}</span>
      </div>
      <Button
        size="xs"
        variant="default"
        aria-label={t('addHereNamed', { name })}
        loading={busy}
        disabled={disabled}
        onClick={onAdd}
      >
        {t('addHere')}
      </Button>
    </div>
  )
}

function Dialog({ product, onClose }: AddToTemplateDialogProps) {
  const t = useTexts(templateScreenTexts)
  const mayCreate = useCan('templates.create')
  const mayEdit = useCan('templates.edit')
  const marker = useCartMarker()
  const form = useAddTo<Target>({ product, addTo: useAddTarget(product), onDone: onClose })
  /** Its unsaved changes in this browser would overwrite the addition. */
  const hasUnsaved = ({ _id }: TemplateRow) => marker.id === _id && !marker.saved
  const nameOf = (target: Target) => (target.kind === 'cart' ? t('newOne') : target.template.name)
  const { busy } = form
  return (
    <AddToDialog
      form={form}
      title={t('addToTitle', { name: product.name })}
      which={t('which')}
      notAdded={(target) => t('notAdded', { name: nameOf(target) })}
      onClose={onClose}
    >
      {mayCreate && (
        <OwnTemplate
          busy={busy?.kind === 'cart'}
          disabled={!form.isClear}
          onAdd={() => void form.add({ kind: 'cart' })}
        />
      )}
      {mayEdit && (
        <TemplateChoices
          empty={
            mayCreate ? null : <EmptyState icon={<IconTemplate size={22} />} text={t('empty')} />
          }
        >
          {(template) => (
            <>
              <TemplateChoice
                template={template}
                action={
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={t('addHereNamed', { name: template.name })}
                    loading={busy?.kind === 'saved' && busy.template._id === template._id}
                    disabled={hasUnsaved(template) || !form.isClear}
                    onClick={() => void form.add({ kind: 'saved', template })}
                  >
                    {t('addHere')}
                  </Button>
                }
              />
              {hasUnsaved(template) && (
                <p className={look('dimmed', 'text-xs', 'mt-xs')}>{t('inCart')}</p>
              )}
            </>
          )}
        </TemplateChoices>
      )}
    </AddToDialog>
  )
}

/** Add to Template: the one in progress in this browser, or a saved one. */
export function AddToTemplateDialog(props: AddToTemplateDialogProps) {
  return (
    <CartOf value="template">
      <Dialog {...props} />
    </CartOf>
  )
}
