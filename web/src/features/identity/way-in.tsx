import { useEffect, useId, type ReactNode } from 'react'
import { Alert } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { useTexts } from '../../lib/texts'
import { requestTitleFocus, usePageTitle } from '../../lib/title'
import { Brand } from '../../ui/brand'
import { LanguageLinks } from '../../ui/language-links'
import classes from './way-in.module.css'
import { look } from '../../ui/look'

interface PublicFrameProps {
  title: string
  heading: string
  help?: ReactNode
  above?: ReactNode
  error?: string | null
  links?: ReactNode
  /** True for long content, which starts higher on the page. */
  tall?: boolean
  /** True when the card replaced the user's previous content: focuses its heading. */
  takesFocus?: boolean
  children: ReactNode
}

export function PublicFrame(props: PublicFrameProps) {
  const { title, heading, help, above, error, links, children } = props
  const { tall = false, takesFocus = false } = props
  const shell = useTexts(shellTexts)
  const headingId = useId()
  const ref = usePageTitle<HTMLHeadingElement>(title)
  useEffect(() => {
    if (takesFocus) requestTitleFocus()
  }, [takesFocus])
  return (
    <main className={`${look('stack', 'align-center')} ${classes.page}`}>
      <div
        className={`${look('stack', 'flex-1', 'w-full')} ${classes.column}`}
        data-tall={tall || undefined}
      >
        <div className={look('row', 'gap-sm', 'mb-lg')}>
          <Brand size={36} />
          <span className={`${look('text-xl', 'semibold')} ${classes.name}`}>
            {shell('product')}
          </span>
        </div>
        {above}
        <section
          className={`${look('relative', 'frame', 'rounded-lg')} ${classes.card}`}
          aria-labelledby={headingId}
        >
          <h1
            ref={ref}
            id={headingId}
            tabIndex={-1}
            className={look('text-xl', 'semibold', 'leading-tight', 'tracking-tight', 'focus-bare')}
          >
            {heading}
          </h1>
          {help !== undefined && <p className={look('dimmed', 'mt-4', 'mb-lg')}>{help}</p>}
          {children}
          {links !== undefined && (
            <div
              className={`${look('row', 'wrap', 'justify-between', 'gap-4-md', 'mt-md')} ${classes.links}`}
            >
              {links}
            </div>
          )}
          {/* Below the card, so that showing an error does not move the content. */}
          <div className={classes.alert} role="alert">
            {typeof error === 'string' && (
              <Alert color="red" title={shell('error')} role="presentation">
                {error}
              </Alert>
            )}
          </div>
        </section>
      </div>
      <LanguageLinks />
    </main>
  )
}
