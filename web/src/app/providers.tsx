import { useMemo } from 'react'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queryClient } from '../lib/query-client'
import { useTexts } from '../lib/texts'
import { cssVariablesResolver, makeTheme } from '../ui/theme'
import { router } from './router'

/** Also read by `public/first-paint.js`. */
const colorSchemes = localStorageColorSchemeManager({ key: 'pasok.color-scheme' })

export function App() {
  const t = useTexts(shellTexts)
  const close = t('close')
  const theme = useMemo(() => makeTheme({ close }), [close])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  )
}
