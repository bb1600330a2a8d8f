import { MantineProvider } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Links need a router, although it has no routes. */
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

/** Mounts a part of a screen on a page, for tests. */
export async function mountPage(shown: ReactNode) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  // Autosizing text fields use `document.fonts`, which happy-dom lacks.
  if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() })
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  const show = (next: ReactNode) =>
    act(async () =>
      root.render(
        <MantineProvider env="test">
          <RouterContextProvider router={router}>{next}</RouterContextProvider>
        </MantineProvider>,
      ),
    )
  await show(shown)
  return {
    page,
    show,
    leave: async () => {
      await act(async () => root.unmount())
      page.remove()
    },
  }
}

/** Types the whole text into a field in one step. */
export async function typeInto(
  field: HTMLTextAreaElement | HTMLInputElement | null,
  words: string,
): Promise<void> {
  if (!field) throw new Error('There is no such field')
  await act(async () => {
    // Uses the prototype's setter, because React's own property on the field would hide the change.
    Reflect.set(Object.getPrototypeOf(field), 'value', words, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Clicks the first button with this text. */
export const press = (words: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent?.includes(words))
      ?.click(),
  )
