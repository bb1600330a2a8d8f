// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'

/** Simulates a reload: the module state is lost, the state of the history entry remains. */
async function jumpAfresh(router: ReturnType<typeof start>, address: string) {
  vi.resetModules()
  const { jumpTo } = await import('./address-link')
  jumpTo(router as never, address)
  return router.history.location.state.jump
}

const start = () =>
  createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })

it('creates a new jump each time, also after a reload', async () => {
  const router = start()
  const jumps = [await jumpAfresh(router, '/a'), await jumpAfresh(router, '/a')]
  expect(jumps[0]).toBeTruthy()
  expect(new Set(jumps).size).toBe(2)
})
