import { MantineProvider } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Links lead somewhere, though no route is there. */
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

/** A piece of the screen in a page of its own, for tests. */
export async function mountPage(shown: ReactNode) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  // Fields that grow ask it; happy-dom has none.
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

/** Types into a field as a person does, all at once. */
export async function typeInto(
  field: HTMLTextAreaElement | HTMLInputElement | null,
  words: string,
): Promise<void> {
  if (!field) throw new Error('There is no such field')
  await act(async () => {
    // Past what React keeps on the field itself, which would see no change.
    Reflect.set(Object.getPrototypeOf(field), 'value', words, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Presses the first button that says so. */
export const press = (words: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent?.includes(words))
      ?.click(),
  )
