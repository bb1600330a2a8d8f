import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { hasUnsaved } from '@pasok/domain/cart/draft/draft.rules'
import { fetchTemplateItems } from '../../../../features/templates/templates.queries'
import { messageOf } from '../../../../lib/api-error'
import { tx } from '../../../../lib/texts'
import { confirm } from '../../../../ui/confirm'
import { isAsSaved, requestOf, type RequestOfTemplate } from './request-of-template'

export interface TemplateRef {
  id: string
  name: string
}

/** Deviations shown before the cart is filled. */
export interface TemplatePreview extends RequestOfTemplate {
  template: TemplateRef
}

/** Loaded on demand: the screen does not need the local database initially. */
const loadCart = async () => {
  const [{ openDocument }, { ownCart }] = await Promise.all([
    import('../../../../features/cart/open-document'),
    import('../../../../features/cart/own-cart'),
  ])
  return { openDocument, cart: ownCart() }
}

/** Resolves to true when the cart may be replaced; unsaved content is replaced only after confirmation. */
async function mayReplace({ name }: TemplateRef): Promise<boolean> {
  const { cart } = await loadCart()
  const { lines, marker } = await cart.read()
  if (!hasUnsaved(marker, lines.length)) return true
  return confirm({
    title: tx(templateScreenTexts.confirmReplace),
    text: tx(templateScreenTexts.confirmReplaceHelp, { name }),
    confirmLabel: tx(templateScreenTexts.confirmReplaceYes),
    danger: true,
  })
}

/**
 * Create PR From Template (Spec 1 §4): loads current prices, shows deviations, fills the request's cart, calls
 * `onOpened` and opens the editor.
 */
export function useFromTemplate(onOpened?: () => void) {
  const navigate = useNavigate()
  const [busyId, setBusyId] = useState<string>()
  const [preview, setPreview] = useState<TemplatePreview | null>(null)
  const [failure, setFailure] = useState<{ title: string; messages: readonly string[] } | null>(
    null,
  )
  // A ref, because state is updated too late for a double click.
  const isBusy = useRef(false)
  const run = async (template: TemplateRef, work: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    setBusyId(template.id)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      const title = tx(templateScreenTexts.notOpened, { name: template.name })
      setFailure({ title, messages: [messageOf(error)] })
    } finally {
      isBusy.current = false
      setBusyId(undefined)
    }
  }
  const fill = async (template: TemplateRef, { lines }: RequestOfTemplate) => {
    if (!(await mayReplace(template))) return
    const { openDocument, cart } = await loadCart()
    await openDocument(cart, lines, { change: true })
    setPreview(null)
    onOpened?.()
    await navigate({ to: '/dashboard/purchase-requests', search: { page: 'create' } })
  }
  return {
    busyId,
    preview,
    failure,
    start: (template: TemplateRef) =>
      run(template, async () => {
        const request = requestOf(await fetchTemplateItems(template.id))
        if (isAsSaved(request) && request.lines.length > 0) await fill(template, request)
        else setPreview({ ...request, template })
      }),
    proceed: () => preview && run(preview.template, () => fill(preview.template, preview)),
    dismiss: () => {
      setPreview(null)
      setFailure(null)
    },
  }
}
export type FromTemplate = ReturnType<typeof useFromTemplate>
