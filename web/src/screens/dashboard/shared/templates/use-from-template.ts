import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { hasUnsaved } from '@pasok/domain/cart/cart.draft.rules'
import { fetchTemplateItems } from '../../../../features/templates/templates.queries'
import { messageOf } from '../../../../lib/api-error'
import { tx } from '../../../../lib/texts'
import { confirm } from '../../../../ui/confirm'
import { isAsSaved, requestOf, type RequestOfTemplate } from './request-of-template'

export interface TemplateRef {
  id: string
  name: string
}

/** What is told before the cart is filled. */
export interface Told extends RequestOfTemplate {
  template: TemplateRef
}

/** The local database is no part of the first load of a screen that only leads to a request. */
const loadCart = async () => {
  const [{ openDocument }, { ownCart }] = await Promise.all([
    import('../../../../features/cart/open-document'),
    import('../../../../features/cart/own-cart'),
  ])
  return { openDocument, cart: ownCart() }
}

/** True once the cart may be filled: what is unsaved in it is never replaced unasked. */
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
 * Create PR From Template (Spec 1 §4): takes prices anew, tells what comes otherwise or not at all,
 * fills the request's cart, and opens it; `onOpened` before that.
 */
export function useFromTemplate(onOpened?: () => void) {
  const navigate = useNavigate()
  const [busyId, setBusyId] = useState<string>()
  const [told, setTold] = useState<Told | null>(null)
  const [failure, setFailure] = useState<{ title: string; messages: readonly string[] } | null>(
    null,
  )
  // The state lags behind a double click; this doesn't.
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
    setTold(null)
    onOpened?.()
    await navigate({ to: '/dashboard/purchase-requests', search: { page: 'create' } })
  }
  return {
    /** The template that is being read or put into the cart just now. */
    busyId,
    told,
    failure,
    start: (template: TemplateRef) =>
      run(template, async () => {
        const request = requestOf(await fetchTemplateItems(template.id))
        if (isAsSaved(request) && request.lines.length > 0) await fill(template, request)
        else setTold({ ...request, template })
      }),
    proceed: () => told && run(told.template, () => fill(told.template, told)),
    dismiss: () => {
      setTold(null)
      setFailure(null)
    },
  }
}
export type FromTemplate = ReturnType<typeof useFromTemplate>
