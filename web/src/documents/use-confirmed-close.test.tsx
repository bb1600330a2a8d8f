// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { mountPage } from '../lib/page.fixture'
import { questionStore } from '../ui/confirm'
import { useConfirmedClose } from './use-confirmed-close'

const onClose = vi.fn<() => void>()
const closes: (() => Promise<void>)[] = []
afterEach(() => questionStore.get()?.answer(false))

function Dialog({ isChanged }: { isChanged: boolean }) {
  closes.push(useConfirmedClose(isChanged, onClose).close)
  return null
}

it('asks although the key was bound before the change was rendered', async () => {
  const { show, leave } = await mountPage(<Dialog isChanged={false} />)
  const [close] = closes
  await show(<Dialog isChanged />)
  await act(async () => void close?.())
  expect(questionStore.get()).not.toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => questionStore.get()?.answer(true))
  expect(onClose).toHaveBeenCalledOnce()
  await leave()
})
