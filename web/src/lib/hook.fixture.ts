import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'

/** A hook in a page of its own, for tests: what it gives now, and acting on that. */
export async function mountHook<Given>(useHook: () => Given) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const held: { now?: Given } = {}
  const Probe = () => {
    const given = useHook()
    useLayoutEffect(() => {
      held.now = given
    })
    return null
  }
  const now = (): Given => {
    if (held.now === undefined) throw new Error('nothing was rendered')
    return held.now
  }
  const root = createRoot(document.createElement('div'))
  const rerender = () =>
    act(async () =>
      root.render(createElement(QueryClientProvider, { client }, createElement(Probe))),
    )
  await rerender()
  return {
    now,
    /** Once more, when what the hook is given is another. */
    rerender,
    /** Does it, and waits until it is seen. */
    act: (doing: (given: Given) => unknown) => act(async () => void (await doing(now()))),
    /** Leaves the page. */
    leave: () => act(async () => root.unmount()),
  }
}
