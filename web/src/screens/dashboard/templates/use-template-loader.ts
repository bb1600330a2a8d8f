import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ownCart } from '../../../features/cart/cart.owner'
import { readCart, readMarker, replaceCart, resetCart } from '../../../features/cart/cart.store'
import {
  fetchTemplateItems,
  type TemplateItems,
} from '../../../features/templates/templates.queries'
import { priceChange } from './template-lines'

/** What is told of a template that was opened: changed prices, and what is not offered any more. */
const NOTHING_TOLD: readonly LineChange[] = []

type TemplateLoad =
  | { status: 'ready' }
  | { status: 'loading' }
  /** The template cart holds something else that isn't saved. */
  | { status: 'asking'; template: TemplateItems; heldId: string | undefined }
  | { status: 'failed'; error: unknown }

const READY: TemplateLoad = { status: 'ready' }
const LOADING: TemplateLoad = { status: 'loading' }

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

/** Puts a template into its cart, as it was saved. */
async function put({ _id: id, name, version, items }: TemplateItems): Promise<void> {
  const marker = { saved: true, change: false, id, version, code: name, name }
  await replaceCart(items, marker, ownCart('template'))
}

/** Of the template cart: work that is on no saved template. */
async function heldWork() {
  const cart = ownCart('template')
  const [lines, marker] = await Promise.all([readCart(cart), readMarker(cart)])
  const isNamed = marker.name !== undefined && marker.name.trim() !== ''
  return { marker, hasWork: !marker.saved && (lines.length > 0 || isNamed) }
}

/**
 * Brings the template of the address into the template cart (Spec 1 §4). Unsaved changes to the same
 * one stay; unsaved work on another one is asked about first. Without one in the address it is what
 * lies in the cart unsaved, or nothing.
 */
export function useTemplateLoader(id: string | undefined) {
  const [load, setLoad] = useState<TemplateLoad>(LOADING)
  const [changes, setChanges] = useState(NOTHING_TOLD)
  const current = useRef(new AbortController())
  const open = useCallback(async (wanted: string | undefined, isAsked: boolean) => {
    current.current.abort()
    const abort = new AbortController()
    current.current = abort
    const { signal } = abort
    setLoad(LOADING)
    try {
      const { marker, hasWork } = await heldWork()
      if (wanted === undefined) {
        if (!hasWork) await resetCart(ownCart('template'))
        if (!signal.aborted) setLoad(READY)
        return
      }
      const template = await fetchTemplateItems(wanted, signal)
      if (signal.aborted) return
      const isOther = hasWork && marker.id !== template._id
      if (isOther && !isAsked) return setLoad({ status: 'asking', template, heldId: marker.id })
      if (!hasWork || isAsked) await put(template)
      setChanges(changesOf(template))
      setLoad(READY)
    } catch (error) {
      if (!signal.aborted) setLoad({ status: 'failed', error })
    }
  }, [])
  useEffect(() => {
    void open(id, false)
    return () => current.current.abort()
  }, [id, open])
  return {
    load,
    changes,
    /** The one of the address, whatever lies in the cart. */
    again: () => open(id, true),
  }
}
export type TemplateLoader = ReturnType<typeof useTemplateLoader>
