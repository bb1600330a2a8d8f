import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Fetched, pieceOf } from '../../../../lib/fetched'
import { useStore } from '../../../../lib/store'
import { tellMissing } from '../../../../lib/tell-missing'
import { forgetUnavailable, unavailableStore } from './unavailable.store'

const dialog = pieceOf(async () => (await import('./similar-dialog')).SimilarDialog)

/** Beside the refusal of a product: what is similar to it, until the person is elsewhere. */
export function UnavailableHost() {
  const product = useStore(unavailableStore)
  const here = useLocation({ select: ({ href }) => href })
  useEffect(() => forgetUnavailable, [here])
  if (!product) return null
  const missing = (error: unknown) => {
    forgetUnavailable()
    tellMissing(error)
  }
  return (
    <Fetched
      key={product.productId}
      piece={dialog}
      props={{ product, onClose: forgetUnavailable }}
      onMissing={missing}
    />
  )
}
