import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { SavedDraft } from './save-cart'
import { saveDraft } from './save-draft'
import { refresh } from '../../../../lib/refresh'

/** Saves the cart as the request it belongs to, for the delivery area that is chosen. */
export function useSaveDraft(addressId: string | undefined): () => Promise<SavedDraft> {
  const client = useQueryClient()
  return useCallback(async () => {
    if (addressId === undefined) throw new Error('No delivery area')
    const saved = await saveDraft(addressId)
    void refresh(client, ['request'])
    return saved
  }, [addressId, client])
}
