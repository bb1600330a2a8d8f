import type { ReactNode } from 'react'
import classes from './wizard.module.css'
import { look } from '../../ui/look'

interface FormSectionProps {
  id: string
  title: string
  /** Text such as "required". */
  need?: string | undefined
  help?: string | undefined
  children: ReactNode
}

/** A section of a form: title and help on the left, fields in one column. */
export function FormSection({ id, title, need, help, children }: FormSectionProps) {
  return (
    <section
      className={`${look('grid', 'one-column', 'border-t')} ${classes.section}`}
      aria-labelledby={id}
    >
      <div>
        <h2
          id={id}
          className={look(
            'flex',
            'wrap',
            'align-baseline',
            'gap-xs',
            'text-lg',
            'semibold',
            'break-anywhere',
          )}
        >
          {title}
          {need !== undefined && (
            <span className={look('dimmed', 'text-xs', 'regular')}>{need}</span>
          )}
        </h2>
        {help !== undefined && <p className={look('dimmed', 'mt-4')}>{help}</p>}
      </div>
      <div className={look('stack', 'gap-md', 'min-w-0')}>{children}</div>
    </section>
  )
}
