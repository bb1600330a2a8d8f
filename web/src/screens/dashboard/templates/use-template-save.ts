import { TEMPLATE_SAVED_DELAY } from '@pasok/domain/templates/templates.constants'
import { templateFromCart } from '@pasok/domain/templates/templates.from-cart'
import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import { templateTexts } from '@pasok/domain/templates/templates.texts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { CartDatabase } from '../../../features/cart/cart.database'
import type { CartMarker } from '../../../features/cart/cart.marker'
import { ownCart } from '../../../features/cart/cart.owner'
import {
  markChanged,
  markSaved,
  readCart,
  readMarker,
  replaceCart,
} from '../../../features/cart/cart.store'
import { saveOver } from '../../../features/cart/save-over'
import { messagesOf } from '../../../lib/messages-of'
import {
  fetchTemplateItems,
  useSaveTemplate,
  type TemplateItems,
} from '../../../features/templates/templates.queries'
import { freshKey } from '../../../lib/api'
import { ApiError } from '../../../lib/api-error'
import { tx } from '../../../lib/texts'
import { toastSuccess } from '../../../lib/toast'

type SaveProblem =
  /** Somebody else saved it since; or this very thing is gone. */
  | { kind: 'stale'; theirs: TemplateItems; message: string }
  | { kind: 'gone' }
  | { kind: 'failed'; title: string; messages: readonly string[] }

/**
 * The same for the same content of the same cart, after a reload, too: what was saved and whose
 * answer was lost is not saved twice.
 */
const keyOf = ({ cartId, revision, version = 0 }: CartMarker): string =>
  cartId === '' ? freshKey() : `${cartId}-${revision}-${version}`

/** Lines and marker of one moment, under the name that stands there. */
async function readToSave(name: string, cart: CartDatabase) {
  return cart.change(async () => {
    if ((await readMarker(cart)).name !== name) await markChanged({ name }, cart)
    return { lines: await readCart(cart), marker: await readMarker(cart) }
  })
}

/** Of a refusal that has to do with the template itself: what is to be chosen. */
async function problemOf(error: unknown, id: string | undefined): Promise<SaveProblem> {
  try {
    if (id !== undefined && error instanceof ApiError) {
      if (error.code === 'stale_version')
        return { kind: 'stale', theirs: await fetchTemplateItems(id), message: error.message }
      if (error.code === 'not_found' && error.issues.every(({ path }) => path === 'id'))
        return { kind: 'gone' }
    }
  } catch (later) {
    if (later instanceof ApiError && later.code === 'not_found') return { kind: 'gone' }
  }
  return { kind: 'failed', title: tx(templateScreenTexts.notSaved), messages: messagesOf(error) }
}

/** Back to the list once it has been read that it is saved (Spec 1 §4). */
function useGoingBack() {
  const navigate = useNavigate()
  const [isSaved, setSaved] = useState(false)
  useEffect(() => {
    if (!isSaved) return undefined
    const timer = setTimeout(
      () => void navigate({ to: '/dashboard/templates', ignoreBlocker: true }),
      TEMPLATE_SAVED_DELAY,
    )
    return () => clearTimeout(timer)
  }, [isSaved, navigate])
  return { isSaved, goBack: () => setSaved(true) }
}

/** Saves the template cart: as a new template, or over the one that it was opened from. */
export function useTemplateSave() {
  const { mutateAsync, isPending } = useSaveTemplate()
  const { isSaved, goBack } = useGoingBack()
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const [nameError, setNameError] = useState<string>()
  // The state lags behind a double click; this doesn't.
  const isBusy = useRef(false)

  const send = async (name: string, cart: CartDatabase) => {
    const { lines, marker } = await readToSave(name, cart)
    const { id, version, cartId, revision } = marker
    try {
      const { data, message } = await mutateAsync({
        body: templateFromCart(lines, name),
        over: id === undefined ? null : { id, version },
        key: keyOf(marker),
      })
      const { _id, name: code, version: saved } = data
      await markSaved({ id: _id, code, version: saved }, { cartId, revision }, cart)
      toastSuccess(message, 'template-saved', TEMPLATE_SAVED_DELAY)
      goBack()
    } catch (error) {
      setProblem(await problemOf(error, id))
    }
  }
  /** Saves it once `prepare` has made the cart what is to be saved. */
  const save = async (name: string, prepare?: (cart: CartDatabase) => Promise<void>) => {
    if (isBusy.current || isSaved) return
    setProblem(null)
    if (name.trim() === '') return setNameError(tx(templateTexts.nameRequired))
    isBusy.current = true
    try {
      // Whoever signs in while the answer is on its way has another cart.
      const cart = ownCart('template')
      await prepare?.(cart)
      await send(name, cart)
    } catch (error) {
      // The browser's own storage may fail, too.
      setProblem(await problemOf(error, undefined))
    } finally {
      isBusy.current = false
    }
  }
  /** Mine over theirs: in the version that was seen. */
  const keepMine = (name: string, { _id: id, name: code, version }: TemplateItems) =>
    save(name, (cart) => saveOver({ id, code, version }, cart))
  const saveAsNew = (name: string) =>
    save(name, async (cart) => replaceCart(await readCart(cart), { name, change: true }, cart))
  return {
    save: (name: string) => save(name),
    keepMine,
    saveAsNew,
    isPending,
    isSaved,
    problem,
    dismiss: () => setProblem(null),
    nameError,
    clearNameError: () => setNameError(undefined),
  }
}
export type TemplateSaving = ReturnType<typeof useTemplateSave>
