import type { CartLine } from '@pasok/domain/cart/cart.model'
import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import type { Draft } from '@pasok/domain/cart/draft/draft.model'
import { findTrouble, phaseOf } from '@pasok/domain/cart/draft/draft.rules'
import { TEMPLATE_SAVED_DELAY_MS } from '@pasok/domain/templates/templates.constants'
import { templateFromCart, type TemplatePayload } from '@pasok/domain/templates/templates.from-cart'
import { templateTexts } from '@pasok/domain/templates/templates.texts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { DraftStore } from '../../../features/cart/draft-store'
import { opened, openDocument } from '../../../features/cart/open-document'
import { useOwnCart } from '../../../features/cart/own-cart'
import { saveDraft, type DraftServer } from '../../../features/cart/save-draft'
import { useCart } from '../../../features/cart/use-cart'
import { useOpening, type Opener } from '../../../features/cart/use-opening'
import {
  fetchTemplateItems,
  saveTemplate,
  type TemplateItems,
} from '../../../features/templates/templates.queries'
import { messageOf } from '../../../lib/api-error'
import { refresh } from '../../../lib/refresh'
import { tx } from '../../../lib/texts'
import { toastError, toastSuccess } from '../../../lib/toast'
import { priceChange } from './template-lines'

const changesOf = ({ repriced, problems }: TemplateItems): LineChange[] => [
  ...repriced.map(priceChange),
  ...problems
    .filter(({ problem }) => problem === 'withdrawn')
    .map(({ productId, name }) => ({
      productId,
      name,
      field: 'withdrawn' as const,
      from: null,
      to: null,
    })),
]

/** Returns true when the cart has unsaved lines or an unsaved name. */
const hasWork = ({ lines, marker: { saved, name = '' } }: Draft) =>
  !saved && (lines.length > 0 || name.trim() !== '')

const OPENER: Opener<TemplateItems> = {
  plan: async (draft, wanted, isConfirmed, signal) => {
    const document = await fetchTemplateItems(wanted, signal)
    if (isConfirmed || !hasWork(draft)) return { kind: 'put', document }
    return draft.marker.id === document._id ? { kind: 'keep', document } : { kind: 'ask', document }
  },
  load: (cart, template) => {
    const { _id: id, name, version, items } = template
    const marker = { saved: true, change: false, id, version, code: name, name }
    return cart.dispatch(opened(items, marker, changesOf(template)))
  },
  retain: (cart, template) => cart.note({ type: 'offers-changed', changes: changesOf(template) }),
  begin: (cart) => cart.dispatch((draft) => (hasWork(draft) ? undefined : opened([]))),
}

/**
 * Opens the template in the address in the template cart (Spec 1 §4). Without one in the address, the cart
 * shows unsaved work or is empty.
 */
export const useTemplateOpening = (id: string | undefined) => useOpening(id, OPENER)
export type TemplateLoader = ReturnType<typeof useTemplateOpening>

const isTemplateBody = (body: object): body is TemplatePayload => 'template_name' in body

const SERVER: DraftServer = {
  bodyOf: ({ lines, marker: { name = '' } }) => templateFromCart(lines, name),
  send: async ({ key, over, body }) => {
    if (!isTemplateBody(body)) throw new TypeError('The save of a template has no name')
    const { data, message } = await saveTemplate(body, over, key)
    const { _id: id, name: code, version } = data
    return { server: { id, code, version }, changes: [], isRepriced: false, message }
  },
}

/** Returns to the list after the success message has been shown (Spec 1 §4). */
function useGoingBack() {
  const navigate = useNavigate()
  const [isSaved, setSaved] = useState(false)
  useEffect(() => {
    if (!isSaved) return undefined
    const timer = setTimeout(
      () => void navigate({ to: '/dashboard/templates', ignoreBlocker: true }),
      TEMPLATE_SAVED_DELAY_MS,
    )
    return () => clearTimeout(timer)
  }, [isSaved, navigate])
  return { isSaved, goBack: () => setSaved(true) }
}

/** The name is typed outside the cart, so it is stored in the cart before saving. */
const nameDraft = (cart: DraftStore, name: string) =>
  cart.dispatch(({ marker }) =>
    marker.name === name ? undefined : { type: 'chosen', choices: { name } },
  )

/** Saves the template cart as a new template, or as a new version of the opened one. */
export function useTemplateSave() {
  const store = useOwnCart()
  const client = useQueryClient()
  const cart = useCart()
  const { isSaved, goBack } = useGoingBack()
  const [nameError, setNameError] = useState<string>()

  /** Saves the cart after `prepare` has changed it. */
  const save = async (name: string, prepare?: () => Promise<void>) => {
    if (isSaved || phaseOf(store.get()) === 'saving') return
    if (name.trim() === '') return setNameError(tx(templateTexts.nameRequired))
    try {
      await prepare?.()
      await nameDraft(store, name)
    } catch (error) {
      // The browser's local database may fail as well.
      return toastError(messageOf(error))
    }
    await saveDraft(store, SERVER, ({ message }) => {
      void refresh(client, ['template'])
      toastSuccess(message, 'template-saved', TEMPLATE_SAVED_DELAY_MS)
      goBack()
    })
  }
  return {
    save: (name: string) => save(name),
    /** Overwrites the other user's version that the user has seen. */
    keepMine: (name: string, { _id: id, name: code, version }: TemplateItems) =>
      save(name, () => store.dispatch({ type: 'version-accepted', server: { id, code, version } })),
    saveAsNew: (name: string, lines: readonly CartLine[]) =>
      save(name, () => openDocument(store, lines, { name, change: true })),
    isPending: cart.tab.isSaving,
    isSaved,
    trouble: cart.tab.isSaving ? undefined : findTrouble(cart),
    dismiss: () => store.dispatch({ type: 'trouble-dismissed' }),
    nameError,
    clearNameError: () => setNameError(undefined),
  }
}
export type TemplateSaving = ReturnType<typeof useTemplateSave>
