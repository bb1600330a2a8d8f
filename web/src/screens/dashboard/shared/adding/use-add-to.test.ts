// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { mountHook } from '../../../../lib/hook.fixture'
import { useAddTo } from './use-add-to'

const product = { _id: 'paper', name: 'Paper', stock: 10, minimum_order_quantity: 2 }

async function formOver(addTo: () => Promise<boolean>) {
  const onDone = vi.fn<() => void>()
  const hook = await mountHook(() => useAddTo({ product, addTo, onDone }))
  expect(hook.now().isChanged).toBe(false)
  await hook.act((form) => form.setNote('Blue, please'))
  await hook.act((form) => form.add('a template'))
  return { onDone, ...hook }
}

it('is done once it was added', async () => {
  const { onDone, leave } = await formOver(async () => true)
  expect(onDone).toHaveBeenCalledOnce()
  await leave()
})

it.each([
  ['was not added', async () => false],
  ['was refused', () => Promise.reject(new Error('No'))],
])('what was typed stays when it %s', async (_, put) => {
  const { onDone, now, leave } = await formOver(put)
  expect(onDone).not.toHaveBeenCalled()
  expect(now()).toMatchObject({ note: 'Blue, please', isChanged: true, busy: undefined })
  await leave()
})
