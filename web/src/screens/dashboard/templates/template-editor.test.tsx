// @vitest-environment happy-dom
import { EMPTY_DRAFT } from '@pasok/domain/cart/draft/draft.states'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { CartOf } from '../../../features/cart/cart.kind'
import { ownCart } from '../../../features/cart/own-cart'
import { eventually } from '../../../lib/eventually.fixture'
import { mountPage, typeInto } from '../../../lib/page.fixture'
import { useSignedIn } from '../../../lib/session'
import { sessionOf } from '../../../lib/session.fixture'
import { sessionStore } from '../../../lib/session.store'
import { useTemplateName } from './template-editor'

vi.mock('dexie', () => import('../../../features/cart/dexie.fixture'))

function Field() {
  const { typed, type } = useTemplateName(EMPTY_DRAFT.marker)
  return <input value={typed} onChange={(event) => type(event.currentTarget.value)} />
}

const Guard = () => useSignedIn() && <Field />

it('a name typed just before the session ends stays with the user’s template', async () => {
  sessionStore.set(sessionOf('owner'))
  const cart = ownCart('template')
  const { page, leave } = await mountPage(
    <CartOf value="template">
      <Guard />
    </CartOf>,
  )
  await typeInto(page.querySelector('input'), 'Every month')
  await act(async () => sessionStore.set(null))
  await eventually(async () =>
    expect((await cart.read()).marker).toMatchObject({ name: 'Every month' }),
  )
  await leave()
})
