// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { mountPage } from '../lib/page.fixture'
import { askedStore } from '../ui/confirm'
import { useAskedClose } from './use-asked-close'

const onClose = vi.fn<() => void>()
const closes: (() => Promise<void>)[] = []
afterEach(() => askedStore.get()?.answer(false))

function Dialog({ isChanged }: { isChanged: boolean }) {
  closes.push(useAskedClose(isChanged, onClose).close)
  return null
}

it('asks although the key was bound before the change was on the screen', async () => {
  const { show, leave } = await mountPage(<Dialog isChanged={false} />)
  const [close] = closes
  await show(<Dialog isChanged />)
  await act(async () => void close?.())
  expect(askedStore.get()).not.toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => askedStore.get()?.answer(true))
  expect(onClose).toHaveBeenCalledOnce()
  await leave()
})
