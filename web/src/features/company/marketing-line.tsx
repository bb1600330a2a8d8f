import { Anchor } from '@mantine/core'
import { look } from '../../ui/look'

interface MarketingLineProps {
  text: string
  /** Complete sentence, used when the provider has no email address. */
  textWithoutMail: string
  email: string
}

/** Explains whom to write to about data that the company cannot change itself (Spec 1 §2). */
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
