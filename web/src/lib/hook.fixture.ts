import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'

/** Mounts a hook on a page for tests. @returns Access to its current value and a function to act on it. */
export async function mountHook<Given>(useHook: () => Given) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const current: { now?: Given } = {}
  const Probe = () => {
    const given = useHook()
    useLayoutEffect(() => {
      current.now = given
    })
    return null
  }
  const now = (): Given => {
    if (current.now === undefined) throw new Error('nothing was rendered')
    return current.now
  }
  const root = createRoot(document.createElement('div'))
  const rerender = () =>
    act(async () =>
      root.render(createElement(QueryClientProvider, { client }, createElement(Probe))),
    )
  await rerender()
  return {
    now,
    /** Renders again, for example after an input of the hook changed. */
    rerender,
    /** Acts on the hook's value and waits for the render. */
    act: (doing: (given: Given) => unknown) => act(async () => void (await doing(now()))),
    leave: () => act(async () => root.unmount()),
  }
}
