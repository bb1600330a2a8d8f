import { Anchor } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import classes from './proof.module.css'

/** The picture that was handed in, small; a press opens it whole. */
export function GivenProof({ url, label }: { url: string; label: string }) {
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer" className={classes.given}>
      <span className={classes.thumb} aria-hidden>
        <img src={url} alt="" loading="lazy" />
      </span>
      {label}
      <IconExternalLink size={14} aria-hidden />
    </Anchor>
  )
}
