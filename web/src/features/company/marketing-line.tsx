import { Anchor } from '@mantine/core'
import { look } from '../../ui/look'

interface MarketingLineProps {
  /** Before the mailbox. */
  text: string
  /** A whole sentence, for a provider without one. */
  textWithoutMail: string
  email: string
}

/** What a company can't change itself, and whom to write to about it (Spec 1 §2). */
export function MarketingLine({ text, textWithoutMail, email }: MarketingLineProps) {
  if (email === '') return <p className={look('dimmed')}>{textWithoutMail}</p>
  return (
    <p className={look('dimmed')}>
      {text}{' '}
      <Anchor href={`mailto:${email}`} inherit underline="always">
        {email}
      </Anchor>
    </p>
  )
}
