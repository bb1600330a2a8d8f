// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'

/** As after a reload: what the page knew is gone, what goes along with the address is not. */
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

it('is another jump each time, also after a reload', async () => {
  const router = start()
  const jumps = [await jumpAfresh(router, '/a'), await jumpAfresh(router, '/a')]
  expect(jumps[0]).toBeTruthy()
  expect(new Set(jumps).size).toBe(2)
})
