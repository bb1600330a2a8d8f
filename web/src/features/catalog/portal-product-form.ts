import type { ProductField } from '@pasok/domain/catalog/portal/portal.constants'
import { productFormTexts } from '@pasok/domain/catalog/portal/portal.form.texts'
import type { PortalProduct } from '@pasok/domain/catalog/portal/portal.model'
import { PRODUCT_FIELDS } from '@pasok/domain/catalog/portal/portal.constants'
import { useRef, useState } from 'react'
import { ApiError } from '../../lib/api-error'
import { useTexts, useTx } from '../../lib/texts'
import { useDraftRecord } from '../../lib/use-draft-record'
import {
  bodyOf,
  draftOf,
  newDraft,
  problemsOf,
  type ProductStart,
  type ProductDraft,
} from './portal-product-draft'
import { useProductRecord } from './portal-products.queries'
import { usePictures } from './use-portal-pictures'
import { afterPress } from '../../lib/after-press'

interface ProductFormInput {
  /** Undefined for a new product. */
  product: PortalProduct | undefined
  beginning: ProductStart
  onSaved: () => void
}

/** Reads and writes the product, including the stock that was shown. */
function useRecord({ product, beginning, onSaved }: ProductFormInput) {
  const server = useProductRecord(product?._id)
  /** Stock by product version, for overwriting another user's changes. */
  const seen = useRef(new Map<number, number>())
  return useDraftRecord<ProductDraft>({
    initial: () => (product ? draftOf(product) : newDraft(beginning)),
    version: product?.version,
    contentOf: bodyOf,
    write: async (draft, version) => {
      const stock = version === undefined ? undefined : seen.current.get(version)
      const reply = await server.write(bodyOf(draft), version, stock ?? draft.stock_seen)
      return reply.message
    },
    read: async () => {
      const newest = await server.read()
      seen.current.set(newest.version, newest.stock)
      return { draft: draftOf(newest), version: newest.version }
    },
    onSaved,
  })
}

/** Form of a new or edited product: input, validation, saving. Refused input stays in the form. */
export function useProductForm(input: ProductFormInput) {
  const tx = useTx()
  const t = useTexts(productFormTexts)
  const [isTried, setTried] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<ProductField>>(new Set())
  const record = useRecord(input)
  const { draft, change, error } = record
  const pictures = usePictures({
    paths: draft.pictures,
    change: (next) => change((before) => ({ ...before, pictures: next(before.pictures) })),
  })
  const found = problemsOf(draft)
  const reportedAt = (field: ProductField) =>
    error instanceof ApiError ? error.issueAt(field) : undefined
  const problemAt = (field: ProductField): string | undefined => {
    const own = isTried || left.has(field) ? found.get(field) : undefined
    if (field === 'pictures' && isTried && pictures.isBusy) return t('uploadsFirst')
    return reportedAt(field) ?? (own && tx(own.text, own.values))
  }
  return {
    ...record,
    problemAt,
    pictures,
    /** Error of the last save that belongs to no field. */
    failure: PRODUCT_FIELDS.some((field) => reportedAt(field) !== undefined) ? null : error,
    isChanged: record.isChanged || pictures.isBusy,
    /** Marks a field as visited: its errors may be shown from now on. */
    leave: (field: ProductField) => afterPress(() => setLeft((all) => new Set(all).add(field))),
    /** Resolves to true when saved. */
    save: async () => {
      setTried(true)
      return found.size === 0 && !pictures.isBusy && record.save()
    },
  }
}
export type ProductFormState = ReturnType<typeof useProductForm>
